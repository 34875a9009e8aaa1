import { component, space, vars } from '@portal-kit/ui/style';

/** A banner above the form's fields. */
export const notice = component({
  padding: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // The wizard shows notices outside the form's card.
  selectors: { '[data-notices] > &': { padding: `0 0 ${space[4]}`, borderBlockEnd: 0 } },
});
