import { component, space, vars } from '@portal-kit/ui/style';

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.fontSize.small,
  lineHeight: '1.5em',
});
export const name = component({
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
  fontSize: vars.fontSize.small,
});
export const cases = component({ whiteSpace: 'nowrap' });
