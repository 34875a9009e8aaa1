import { component, container, media, space } from '@portal-kit/ui/style';

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  flex: '1 1 auto',
  minHeight: 0,
  '@container': { [container.narrow]: { flex: 'none' } },
});
export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
});
/** Name of the active view. */
export const viewName = component({
  overflow: 'hidden',
  maxWidth: '180px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
