import { component, vars } from '@portal-kit/ui/style';

/** Has its height from the start, so that fields below do not move while the user clicks them. */
export const license = component({
  marginBlockStart: '6px',
  minHeight: '1.3334em',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
});
