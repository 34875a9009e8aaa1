import { component, space } from '@portal-kit/ui/style';

export const download = component({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const button = component({ flex: '1 1 auto' });
