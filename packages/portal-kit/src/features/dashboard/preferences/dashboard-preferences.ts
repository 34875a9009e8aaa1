import { isObject } from '../../../kernel/is-object';

/** A user's choices for one record of the inbox. */
export interface AttentionMark {
  /** The state of the record when the user snoozed it. The record returns when it gets another state. */
  version?: string;
  /** Calendar date on which the record returns. */
  snoozedUntil?: string;
  /** At most 200 characters. */
  note?: string;
}

/** A user's choices on the dashboard of one supplier. */
export interface DashboardPreferences {
  /** By the id of the exception, at most 200. */
  marks: Readonly<Record<string, AttentionMark>>;
  /** `open` while the first steps of an empty supplier are shown. */
  firstSteps?: 'open' | 'dismissed';
}

/** Stores the dashboard choices of one user for one supplier: snoozed records, notes, dismissed first steps. */
export interface DashboardPreferenceStore {
  /** Returns the stored value. The dashboard ignores invalid values. */
  read: () => unknown;
  /** Called with every change. */
  write: (preferences: DashboardPreferences) => void;
  /** Calls the listener after a change in another tab. Returns a function that removes the listener. */
  subscribe?: (listener: () => void) => () => void;
}

export const noteMaxLength = 200;
const marksMax = 200;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function parseMark(value: unknown): AttentionMark | undefined {
  if (!isObject(value)) return undefined;
  const { version, snoozedUntil, note } = value;
  const mark: AttentionMark = {
    ...(isDay(snoozedUntil) && { snoozedUntil, version: typeof version === 'string' ? version : '' }),
    ...(typeof note === 'string' && note.trim() !== '' && { note: note.slice(0, noteMaxLength) }),
  };
  return mark.snoozedUntil || mark.note ? mark : undefined;
}

/** Reads a stored value. Leaves out invalid entries. */
export function parsePreferences(value: unknown): DashboardPreferences {
  const { marks, firstSteps } = isObject(value) ? value : {};
  const entries = Object.entries(isObject(marks) ? marks : {}).flatMap(([id, one]) => {
    const mark = parseMark(one);
    return mark ? [[id, mark] as const] : [];
  });
  return {
    marks: Object.fromEntries(entries.slice(-marksMax)),
    ...((firstSteps === 'open' || firstSteps === 'dismissed') && { firstSteps }),
  };
}

/** Changes the mark of a record. An empty mark is removed; the oldest marks are removed when there are too many. */
export function withMark(
  preferences: DashboardPreferences,
  id: string,
  change: (mark: AttentionMark) => AttentionMark,
): DashboardPreferences {
  const { [id]: before = {}, ...others } = preferences.marks;
  return parsePreferences({ ...preferences, marks: { ...others, [id]: change(before) } });
}

/** Removes the marks of records that need no attention any more. */
export function removeMarks(
  preferences: DashboardPreferences,
  isGone: (id: string) => boolean,
): DashboardPreferences {
  const entries = Object.entries(preferences.marks);
  const kept = entries.filter(([id]) => !isGone(id));
  return kept.length === entries.length ? preferences : { ...preferences, marks: Object.fromEntries(kept) };
}
