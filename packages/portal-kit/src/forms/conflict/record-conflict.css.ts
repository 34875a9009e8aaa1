import { component, vars } from '@portal-kit/ui/style';

export const title = component({ fontWeight: 600 });
const secondary = component({ color: vars.color.inkSecondary });
/** The outcome for a field. Bold: the user's value replaces the other user's value. */
export const outcome = {
  both: component({ fontWeight: 600 }),
  them: secondary,
  you: secondary,
} as const;
