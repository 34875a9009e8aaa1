import { component, vars } from '@portal-kit/ui/style';

/** Aligned with the control of the field beside it, below the height of a label. */
export const license = component({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  height: '100%',
});
