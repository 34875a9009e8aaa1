import { component } from '@portal-kit/ui/style';

export const form = component({ display: 'flex', flexDirection: 'column', gap: '24px' });
export const actions = component({ display: 'flex', justifyContent: 'flex-end', gap: '12px' });
