import { component } from '@portal-kit/ui/style';

export const download = component({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
export const button = component({ flex: '1 1 auto' });
