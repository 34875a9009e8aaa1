import { component, vars } from '@portal-kit/ui/style';

export const title = component({ fontWeight: 600 });
const secondary = component({ color: vars.color.inkSecondary });
/** The outcome for a field; an overwritten value stands out. */
export const outcome = {
  both: component({ fontWeight: 600 }),
  them: secondary,
  you: secondary,
} as const;
