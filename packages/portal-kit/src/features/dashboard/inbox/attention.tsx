import { FirstSteps } from '../first-steps/first-steps';
import { useDashboardPreferences } from '../preferences/use-dashboard-preferences';
import type { AttentionProps } from './attention-props';
import { InboxPanel } from './inbox-panel';

/** The first steps of an empty supplier, and the inbox. Both keep choices of the user. */
export function Attention({ preferences, ...props }: AttentionProps) {
  const choices = useDashboardPreferences(preferences);
  return (
    <>
      <FirstSteps figures={props.figures} {...choices} />
      <InboxPanel {...props} {...choices} />
    </>
  );
}
