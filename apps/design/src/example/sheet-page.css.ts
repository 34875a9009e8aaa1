import { component, space, vars } from '@portal-kit/ui/style';

export const sheet = component({ display: 'grid', gap: space[3], padding: space[3] });
export const title = component({
  paddingBlockEnd: space[1],
  fontSize: vars.fontSize.small,
  color: vars.color.inkMuted,
});
