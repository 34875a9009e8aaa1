import { component, space, vars } from '@portal-kit/ui/style';

export const steps = component({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const what = component({ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' });
export const note = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.5em',
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
