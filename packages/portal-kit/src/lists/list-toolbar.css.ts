import { component, media } from '@portal-kit/ui/style';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  flex: '1 1 auto',
  minHeight: 0,
  '@media': { [media.narrow]: { flex: 'none' } },
});
export const toolbar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const spacer = component({ flex: '1 1 0' });
