import { component, container, vars } from '@portal-kit/ui/style';

export const reason = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: '180px',
  maxWidth: '360px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  overflowWrap: 'anywhere',
  '@container': { [container.narrow]: { minWidth: 0 } },
  selectors: { '[data-density="dense"] &': { WebkitLineClamp: 1 } },
});
