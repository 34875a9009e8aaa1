import { component } from '../../theme/component';

export const popover = component({ width: 'var(--trigger-width)' });
export const input = component({ paddingInlineEnd: '36px' });
