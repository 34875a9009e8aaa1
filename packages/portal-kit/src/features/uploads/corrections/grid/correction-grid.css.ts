import { component, space, textAlign, vars } from '@portal-kit/ui/style';

export const grid = component({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const filter = component({ marginInlineEnd: 'auto' });
export const frame = component({
  position: 'relative',
  maxHeight: '460px',
  overflow: 'auto',
  // The sticky headers do not cover the active cell.
  scrollPadding: '40px 8px 8px 64px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const table = component({
  minWidth: '100%',
  // Collapsed borders would not move with the sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
});
export const head = component({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  textAlign: textAlign.start,
  whiteSpace: 'nowrap',
});
export const corner = component({ insetInlineStart: 0, zIndex: 2 });
export const required = component({ color: vars.color.bad, marginInlineStart: '2px' });
export const rowNumber = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSecondary,
  textAlign: textAlign.end,
  verticalAlign: 'top',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
export const cell = component({
  position: 'relative',
  minWidth: '112px',
  maxWidth: '260px',
  height: vars.size.rowDense,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  cursor: 'cell',
  // Shift and a click select a block of cells, not text.
  userSelect: 'none',
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    'tr:last-child > &': { borderBlockEnd: 0 },
    '&[aria-selected="true"]': { background: vars.color.accentTint },
    '&:focus-visible, &:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const wrong = component({
  minWidth: '176px',
  background: vars.color.badTint,
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.badTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
});
export const problem = component({ selectors: { [`${wrong} &`]: { color: vars.color.bad } } });
export const value = component({ display: 'block', minHeight: '1.4286em' });
export const editor = component({
  width: '100%',
  minWidth: 0,
  minHeight: '24px',
  margin: 0,
  padding: `0 ${space[1]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '4px',
  background: vars.color.surface,
  color: vars.color.ink,
  userSelect: 'text',
  selectors: { '&:focus-visible': { outlineOffset: '-1px' } },
});
