import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const menu = component({ padding: '6px', outline: 'none', minWidth: '200px' });
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: vars.size.control,
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
export const check = component({
  flexShrink: 0,
  width: '16px',
  display: 'grid',
  color: vars.color.accentText,
});
export const header = component({ padding: '8px 10px 10px' });
export const separator = component({
  height: '1px',
  margin: '6px 0',
  background: vars.color.line,
  border: 0,
});
/** A switch of the size of a line of text. The menu item has the role and the state. */
export const track = component({
  flexShrink: 0,
  width: '32px',
  height: '18px',
  marginInlineStart: 'auto',
  padding: '2px',
  borderRadius: vars.radius.pill,
  background: vars.color.control,
  selectors: {
    '&[data-on]': { background: vars.color.accent },
    '&::before': {
      content: '',
      display: 'block',
      width: '14px',
      height: '14px',
      borderRadius: '50%',
      background: vars.color.surface,
    },
    '&[data-on]::before': { marginInlineStart: 'auto', background: vars.color.accentInk },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&[data-on]': { background: 'Highlight' },
        '&[data-on]::before': { background: 'HighlightText' },
      },
    },
  },
});
