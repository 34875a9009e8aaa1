import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const menu = component({ padding: '6px', outline: 'none', minWidth: '200px' });
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  color: vars.color.ink,
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const check = component({ width: '16px', display: 'grid', color: vars.color.accentText });
export const header = component({ padding: '8px 10px 10px' });
export const separator = component({
  height: '1px',
  margin: '6px 0',
  background: vars.color.line,
  border: 0,
});
