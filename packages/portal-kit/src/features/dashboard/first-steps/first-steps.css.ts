import { component, space, vars } from '@portal-kit/ui/style';
import { plainList } from '../dashboard.css';

export const steps = component({ ...plainList, display: 'grid' });
export const step = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[5]}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const stepText = component({ flex: '1 1 240px', fontWeight: 550 });
export const stepDone = component({ color: vars.color.ok });
export const stepActions = component({ display: 'flex', flexWrap: 'wrap', gap: space[2], minHeight: '28px' });
