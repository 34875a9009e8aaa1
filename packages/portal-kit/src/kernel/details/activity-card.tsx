import { Card } from '@portal-kit/ui/card';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';
import { type Activity, newestFirst } from './activity';
import * as css from './activity-card.css';
import { recordMessages } from './record.messages';

interface ActivityCardProps {
  activities: readonly Activity[];
  /** The state of activities that are not loaded. Default: all activities are loaded. */
  pending?: ReactNode;
}

/** The history of a record, newest first: what happened, when, and who did it. */
export function ActivityCard({ activities, pending }: ActivityCardProps) {
  const texts = useMessages(recordMessages);
  const steps = newestFirst(activities);
  return (
    <Card title={texts.activity}>
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map(({ at, what, by, note }, index) => (
            <li key={index}>
              <span className={css.what}>{what}</span>
              <span className={css.note}>
                {[texts.instant(at ?? ''), by, note].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {(pending || steps.length === 0) && <span className={css.note}>{pending ?? texts.noActivity}</span>}
    </Card>
  );
}
