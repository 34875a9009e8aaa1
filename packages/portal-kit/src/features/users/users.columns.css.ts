import { component, container } from '@portal-kit/ui/style';

export const email = component({ overflowWrap: 'anywhere' });
/** Two lines of what may be hundreds of roles; the form has them all. */
export const roles = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: '160px',
  overflowWrap: 'anywhere',
  '@container': { [container.narrow]: { minWidth: 0 } },
});
