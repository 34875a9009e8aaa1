import { component, space, vars } from '@portal-kit/ui/style';

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  width: 'clamp(136px, 60cqi - 486px, 200px)',
  fontSize: vars.fontSize.small,
  lineHeight: '1.5em',
});
export const name = component({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
  fontSize: vars.fontSize.small,
});
export const cases = component({ whiteSpace: 'nowrap' });
