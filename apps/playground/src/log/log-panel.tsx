import { Button } from '@portal-kit/ui/button';
import { useState } from 'react';
import { SegmentedControl } from '../fields/segmented-control';
import { type EventLog, type LogEntry, useLogEntries } from './event-log';
import * as css from './log.css';

const filters = [
  { id: 'all', label: 'All' },
  { id: 'events', label: 'Events and callbacks' },
  { id: 'requests', label: 'Requests' },
] as const;

type Filter = (typeof filters)[number]['id'];

const isShown = ({ kind }: LogEntry, filter: Filter) =>
  filter === 'all' || (filter === 'requests') === (kind === 'request');

const kindLabels = { event: 'Event', callback: 'Callback', error: 'Error', request: 'Request' } as const;
const time = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** The events and callbacks that the widget sent and its requests, the newest first. */
export function LogPanel({ log }: { log: EventLog }) {
  const [filter, setFilter] = useState<Filter>('all');
  const entries = useLogEntries(log).filter((entry) => isShown(entry, filter));
  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <SegmentedControl label="Show" isLabelHidden value={filter} options={filters} onChange={setFilter} />
        <Button size="small" tone="quiet" onClick={() => log.clear()}>
          Clear
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className={css.empty}>
          Nothing recorded yet. Use the widget, and its events and requests appear here.
        </p>
      ) : (
        <ol className={css.list}>
          {entries.map(({ id, at, kind, name, detail, isFailed }) => (
            <li key={id} className={css.entry}>
              <span className={css.kind} data-kind={kind} data-failed={isFailed ? '' : undefined}>
                {kindLabels[kind]}
              </span>
              <span className={css.name}>{name}</span>
              <time className={css.time} dateTime={at.toISOString()}>
                {time.format(at)}
              </time>
              {detail && <span className={css.detail}>{detail}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
