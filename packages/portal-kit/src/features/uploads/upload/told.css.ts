import { component } from '@portal-kit/ui/style';

/** For screen readers alone. */
export const told = component({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
