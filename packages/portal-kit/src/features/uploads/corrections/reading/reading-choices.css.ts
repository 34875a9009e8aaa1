import { component, space, vars } from '@portal-kit/ui/style';

export const reading = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[4],
  overflowWrap: 'anywhere',
});
export const note = component({ gridColumn: '1 / -1', color: vars.color.inkSecondary });
