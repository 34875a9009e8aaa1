import { component } from '@portal-kit/ui/style';

/** Stacks several widgets vertically. */
export const stack = component({ display: 'flex', flexDirection: 'column', gap: '20px', flex: '1 1 auto' });
