import { component, space } from '@portal-kit/ui/style';

export const findings = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
/** Always rendered, because screen readers announce changes inside a live region. An empty element adds no gap. */
export const rest = component({ fontWeight: 550, selectors: { '&:empty': { marginBlockStart: '-16px' } } });
