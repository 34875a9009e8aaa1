import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const cellSize = { width: '40px', height: '36px' };
const touchSize = { width: '44px', height: '44px' };

export const calendar = component({ padding: space[3], width: 'min-content' });
export const header = component({ display: 'flex', alignItems: 'center', gap: space[1] });
export const title = component({
  flex: 1,
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: 550,
  textAlign: 'center',
});
export const table = component({ borderCollapse: 'collapse', marginBlockStart: space[2] });
export const weekday = component({
  padding: 0,
  height: '28px',
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  color: vars.color.inkSecondary,
  textAlign: 'center',
});
export const cell = component({ padding: 0, textAlign: 'center' });
export const day = component({
  ...cellSize,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '@media': { [media.coarse]: touchSize },
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-remark]': { color: vars.color.inkSecondary, background: vars.color.page },
    '&[data-remark]:hover': { background: vars.color.hover },
    '&[data-remark]::after': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      bottom: '4px',
      width: '4px',
      height: '4px',
      borderRadius: '50%',
      background: 'currentColor',
    },
    '&[aria-current]': { borderColor: vars.color.accentText, color: vars.color.accentText, fontWeight: 600 },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.accentInk },
    '&[aria-disabled="true"]': { background: 'transparent', opacity: 0.4, cursor: 'default' },
    '&[aria-disabled="true"]::after': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const remark = component({
  minHeight: '1.3334em',
  margin: 0,
  marginBlockStart: space[2],
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const footer = component({
  display: 'flex',
  gap: space[2],
  justifyContent: 'space-between',
  marginBlockStart: space[2],
});
