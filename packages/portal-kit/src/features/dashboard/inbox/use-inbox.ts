import { useEffect, useState } from 'react';
import { addDays } from '../../../kernel/calendar/days';
import {
  type AttentionMark,
  type DashboardPreferences,
  removeMarks,
  withMark,
} from '../preferences/dashboard-preferences';
import type { Exception } from './exceptions';

interface InboxOptions {
  exceptions: readonly Exception[];
  /** Whether all exceptions of a kind are known. */
  isComplete: (kind: string) => boolean;
  today: string;
  preferences: DashboardPreferences;
  change: (next: (current: DashboardPreferences) => DashboardPreferences) => void;
}

/** Divides the exceptions into snoozed and open ones, and forgets marks of records that need no attention any more. */
export function useInbox({ exceptions, isComplete, today, preferences, change }: InboxOptions) {
  const { marks } = preferences;
  const [isSnoozedShown, setSnoozedShown] = useState(false);
  /** The record that the user snoozed last. */
  const [last, setLast] = useState<{ exception: Exception; until: string }>();
  const isSnoozed = ({ id, version }: Exception) => {
    const mark = marks[id];
    return mark?.snoozedUntil !== undefined && mark.snoozedUntil > today && mark.version === version;
  };
  const snoozed = exceptions.filter(isSnoozed);
  const shown = isSnoozedShown && snoozed.length > 0;

  const ids = new Set(exceptions.map(({ id }) => id));
  const gone = Object.keys(marks).filter((id) => !ids.has(id) && isComplete(id.slice(0, id.indexOf(':'))));
  const goneKey = JSON.stringify(gone);
  useEffect(() => {
    const all = new Set<string>(JSON.parse(goneKey));
    if (all.size === 0) return;
    change((current) => removeMarks(current, (id) => all.has(id)));
  }, [goneKey, change]);

  const mark = ({ id }: Exception, next: (before: AttentionMark) => AttentionMark) =>
    change((current) => withMark(current, id, next));
  const wake = (exception: Exception) => {
    setLast(undefined);
    mark(exception, ({ note }) => (note === undefined ? {} : { note }));
  };
  return {
    snoozed,
    rows: shown ? snoozed : exceptions.filter((exception) => !isSnoozed(exception)),
    isSnoozedShown: shown,
    toggleSnoozed: () => setSnoozedShown(!shown),
    mark,
    wake,
    snooze: (exception: Exception, days: number) => {
      const until = addDays(today, days);
      setLast({ exception, until });
      setSnoozedShown(false);
      mark(exception, (before) => ({ ...before, snoozedUntil: until, version: exception.version }));
    },
    last: last && isSnoozed(last.exception) ? last : undefined,
    undo: () => {
      if (last) wake(last.exception);
    },
  };
}
