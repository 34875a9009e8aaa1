import circleIcon from '@lucide/icons/icons/circle';
import circleCheckIcon from '@lucide/icons/icons/circle-check';
import { Button } from '@portal-kit/ui/button';
import { Card } from '@portal-kit/ui/card';
import { Icon } from '@portal-kit/ui/icon';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useEffect } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { useFocusFallback } from '../../../kernel/widget/use-focus-fallback';
import * as dashboardCss from '../dashboard.css';
import * as panelCss from '../panels/panel.css';
import type { useDashboardPreferences } from '../preferences/use-dashboard-preferences';
import type { DashboardFigures } from '../use-dashboard';
import * as stepsCss from './first-steps.css';
import { firstStepsMessages } from './first-steps.messages';
import { useFirstSteps } from './use-first-steps';

type FirstStepsProps = { figures: DashboardFigures } & ReturnType<typeof useDashboardPreferences>;

/**
 * The first steps of a new supplier. The list opens while the supplier has no items and no orders, and stays until
 * everything is done or the user dismisses it.
 */
export function FirstSteps({ figures, preferences, change }: FirstStepsProps) {
  const texts = useMessages(firstStepsMessages);
  const { steps, isEmpty } = useFirstSteps(figures);
  const { firstSteps } = preferences;
  const focusFallback = useFocusFallback((removed) =>
    [...(removed.parentElement?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].find(
      (control) => !removed.contains(control),
    ),
  );
  const isStarting = isEmpty && steps.length > 0 && firstSteps === undefined;
  useEffect(() => {
    if (isStarting) change((current) => ({ ...current, firstSteps: 'open' }));
  }, [isStarting, change]);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (firstSteps !== 'open' || steps.length === 0 || done === steps.length) return null;
  return (
    <div ref={focusFallback} className={dashboardCss.wholeLine}>
      <Card
        title={texts.title}
        note={texts.progress(done, steps.length)}
        actions={
          <Button
            tone="quiet"
            size="small"
            onClick={() => change((current) => ({ ...current, firstSteps: 'dismissed' }))}
          >
            {texts.dismiss}
          </Button>
        }
        isFlush
      >
        <ol className={stepsCss.steps} aria-label={texts.title}>
          {steps.map(({ name, isDone, actions }) => (
            <li key={name} className={stepsCss.step}>
              <span className={isDone ? stepsCss.stepDone : panelCss.secondaryText}>
                <Icon data={isDone ? circleCheckIcon : circleIcon} sizePx={20} />
              </span>
              <span className={stepsCss.stepText}>
                {texts[name]}
                {isDone && <span className={visuallyHidden}>: {texts.done}</span>}
              </span>
              <span className={stepsCss.stepActions}>
                {!isDone &&
                  actions.map(({ label, to }) => (
                    <DestinationButton key={label} size="small" to={to}>
                      {texts[label]}
                    </DestinationButton>
                  ))}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
