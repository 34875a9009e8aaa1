import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

/** Where there is little room the list scrolls, not what it stands in. */
export const popover = component({
  display: 'flex',
  flexDirection: 'column',
  // Whichever of the two style sheets comes first.
  selectors: { '&&': { overflow: 'hidden' } },
});
export const list = component({
  padding: '6px',
  outline: 'none',
  maxHeight: '360px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const option = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '36px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-selected]': { color: vars.color.accentText, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
