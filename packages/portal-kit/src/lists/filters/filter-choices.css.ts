import { component, space, vars } from '@portal-kit/ui/style';

export const failure = component({ display: 'grid', justifyItems: 'start', gap: space[3], margin: 0 });
export const choices = component({
  minWidth: '220px',
  maxHeight: 'min(480px, 60vh)',
  padding: `14px ${space[4]}`,
  overflow: 'auto',
});
export const dates = component({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = component({
  padding: 0,
  marginBlockEnd: '12px',
  fontWeight: 550,
  fontSize: vars.fontSize.label,
});
export const spans = component({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
