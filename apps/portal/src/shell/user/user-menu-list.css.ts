import { component, vars } from '@portal-kit/ui/style';

export const person = component({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '240px',
  overflowWrap: 'anywhere',
});
export const personName = component({ fontWeight: 600 });
export const personEmail = component({
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
});
