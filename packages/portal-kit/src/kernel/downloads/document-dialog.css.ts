import { component, space, vars } from '@portal-kit/ui/style';

export const frame = component({
  display: 'block',
  width: '100%',
  height: 'min(70vh, 840px)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const refused = component({ margin: 0, color: vars.color.inkSecondary });
export const buttons = component({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: '20px',
});
