import { component, space, vars } from '@portal-kit/ui/style';

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});
export const title = component({ fontSize: vars.fontSize.body, fontWeight: 600 });
export const note = component({ color: vars.color.inkSecondary });
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[4],
});
