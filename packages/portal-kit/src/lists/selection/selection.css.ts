import { component, container, media, space, vars } from '@portal-kit/ui/style';

/** Fills the cell, so that a press beside the checkbox does not open the row. */
export const hitArea = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: '8px',
  cursor: 'pointer',
  userSelect: 'none',
  '@container': { [container.narrow]: { paddingInlineStart: 0 } },
});
export const checkbox = component({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  margin: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '5px',
  background: vars.color.surface,
  color: vars.color.accentInk,
  cursor: 'pointer',
  selectors: {
    '&:is(:checked, :indeterminate)': { background: vars.color.accent, borderColor: vars.color.accent },
    '&::before': { width: '10px', height: '10px', background: 'currentcolor' },
    '&:checked::before': {
      content: '',
      clipPath: 'polygon(14% 44%, 0 58%, 40% 98%, 100% 22%, 85% 10%, 38% 68%)',
    },
    '&:indeterminate::before': { content: '', height: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      color: 'HighlightText',
      selectors: { '&:is(:checked, :indeterminate)': { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
});
/** Floats over the end of the list, so that the rows keep their positions. */
export const bar = component({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.inset.blockEnd} + ${space[2]})`,
  zIndex: 3,
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  outlineOffset: '-2px',
  '@media': { [media.print]: { display: 'none' } },
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const count = component({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [container.narrow]: { marginInlineStart: 0, width: '100%' } },
});
