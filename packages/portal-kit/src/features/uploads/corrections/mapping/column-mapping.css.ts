import { component, space, vars } from '@portal-kit/ui/style';

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const intro = component({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const title = component({ fontSize: vars.fontSize.body, fontWeight: 600 });
export const note = component({ color: vars.color.inkSecondary });
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[4],
  overflowWrap: 'anywhere',
});
export const outcome = component({
  overflowWrap: 'anywhere',
  color: vars.color.inkSecondary,
  // An empty element adds no gap.
  selectors: { '&:empty': { marginBlockStart: '-16px' } },
});
export const missing = component({ color: vars.color.bad });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const summary = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const summaryTexts = component({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
export const summaryNote = component({ color: vars.color.inkSecondary });
