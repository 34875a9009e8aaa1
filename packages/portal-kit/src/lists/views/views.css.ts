import { component, space } from '@portal-kit/ui/style';

export const form = component({ display: 'flex', flexDirection: 'column', gap: space[6] });
export const actions = component({ display: 'flex', justifyContent: 'flex-end', gap: space[3] });
