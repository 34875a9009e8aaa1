import { component, space, vars } from '@portal-kit/ui/style';

export const groups = component({ display: 'grid', gap: space[6], paddingBlockEnd: space[6] });
export const groupTitle = component({
  fontSize: vars.fontSize.label,
  fontWeight: 600,
  color: vars.color.inkSecondary,
  paddingBlockEnd: space[2],
});
export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space[3],
});
export const tile = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, background: vars.color.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const tileTitle = component({ fontWeight: 600 });
/** The whole tile is the target of the link. */
export const link = component({
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '', boxSizing: 'border-box', position: 'absolute', inset: 0 } },
});
export const text = component({
  fontSize: vars.fontSize.label,
  lineHeight: '1.385em',
  color: vars.color.inkSecondary,
});
