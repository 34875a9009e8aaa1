import type { Page } from '@portal-kit/sdk';
import { todayIn } from '../../../kernel/calendar/days';

/** The rows of one day. */
export interface DayRows<Row> {
  rows: readonly Row[];
  /** Whether the server may have more rows of the day. */
  isPartial: boolean;
  /** Number of records that the rows are selected from. */
  checked: number;
}

/** The calendar date of a time of the server in a time zone; `''` for an invalid time. */
const dayOf = (at: string | null | undefined, timeZone: string | undefined): string =>
  at && !Number.isNaN(Date.parse(at)) ? todayIn(timeZone, new Date(at)) : '';

/** Selects the rows of a day from a list that starts with the latest row. */
export function rowsOfDay<Row>(
  { rows, total }: Pick<Page<Row>, 'rows' | 'total'>,
  timeOf: (row: Row) => string | null | undefined,
  { date, timeZone, limit }: { date: string; timeZone: string | undefined; limit: number },
): DayRows<Row> {
  const last = rows.at(-1);
  const hasMore = total === null ? rows.length >= limit : total > rows.length;
  return {
    checked: rows.length,
    rows: rows.filter((row) => dayOf(timeOf(row), timeZone) === date),
    isPartial: hasMore && last !== undefined && dayOf(timeOf(last), timeZone) >= date,
  };
}
