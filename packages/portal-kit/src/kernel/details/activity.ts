/** One step of a record's history. */
export interface Activity {
  /** Timestamp (ISO 8601). An activity without a timestamp is not shown. */
  at: string | null | undefined;
  /** The change, for example a status. */
  what: string;
  /** Author of the change. */
  by?: string | null | undefined;
  note?: string | null | undefined;
}

/** Returns the activities with a timestamp, newest first. Activities with the same time keep their order. */
export function newestFirst<Step extends Pick<Activity, 'at'>>(activities: readonly Step[]): Step[] {
  const getTimeMs = ({ at }: Pick<Activity, 'at'>) => Date.parse(at ?? '');
  return activities
    .filter((activity) => !Number.isNaN(getTimeMs(activity)))
    .toSorted((a, b) => getTimeMs(b) - getTimeMs(a));
}

/** Builds the activities of a record that stores when it was added and changed. */
export function recordActivities(
  { createdAt, updatedAt }: { createdAt?: string | null; updatedAt?: string | null },
  texts: { added: string; updated: string },
): Activity[] {
  return [
    ...(updatedAt && updatedAt !== createdAt ? [{ at: updatedAt, what: texts.updated }] : []),
    { at: createdAt, what: texts.added },
  ];
}
