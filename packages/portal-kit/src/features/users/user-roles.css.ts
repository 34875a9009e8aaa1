import { component, container } from '@portal-kit/ui/style';

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) 36px',
  gap: '12px 16px',
  alignItems: 'start',
  '@container': {
    [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 36px' },
  },
});
export const role = component({ '@container': { [container.narrow]: { gridColumn: '1 / -1' } } });
/** In line with the fields, below their labels; beside the first, where no message can push it from under a finger. */
export const remove = component({
  marginBlockStart: '24px',
  '@container': { [container.narrow]: { gridColumn: 2, gridRow: 1 } },
});
