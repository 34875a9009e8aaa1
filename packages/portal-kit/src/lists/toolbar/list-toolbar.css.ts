import { component, container, media } from '@portal-kit/ui/style';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  flex: '1 1 auto',
  minHeight: 0,
  '@container': { [container.narrow]: { flex: 'none' } },
});
export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '8px',
  '@media': { [media.print]: { display: 'none' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
});
