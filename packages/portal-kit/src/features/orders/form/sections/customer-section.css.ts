import { component, vars } from '@portal-kit/ui/style';

/** An empty live region takes no space. */
export const license = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  selectors: { '&:not(:empty)': { marginBlockStart: '6px' } },
});
