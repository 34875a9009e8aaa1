import { component, vars } from '@portal-kit/ui/style';

export const title = component({ fontWeight: 600 });
const quiet = component({ color: vars.color.inkSecondary });
/** What becomes of a field; what somebody loses stands out. */
export const fate = {
  both: component({ fontWeight: 600 }),
  them: quiet,
  you: quiet,
} as const;
