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

/** Converts a server timestamp to the calendar date in a time zone. Returns `''` for an invalid timestamp. */
const toCalendarDate = (at: string | null | undefined, timeZone: string | undefined): string =>
  at && !Number.isNaN(Date.parse(at)) ? todayIn(timeZone, new Date(at)) : '';

/** Returns whether the server may have more rows than a page that was requested with a limit. */
const hasMoreRows = ({ rows, total }: Pick<Page<unknown>, 'rows' | 'total'>, limit: number): boolean =>
  total === null ? rows.length >= limit : total > rows.length;

/** Takes all rows of a list that does not depend on a day. */
export const takeAllRows = <Row>(page: Pick<Page<Row>, 'rows' | 'total'>, limit: number): DayRows<Row> => ({
  rows: page.rows,
  checked: page.rows.length,
  isPartial: hasMoreRows(page, limit),
});

/** Selects the rows of a day from a list that starts with the latest row. */
export function filterRowsByDay<Row>(
  page: Pick<Page<Row>, 'rows' | 'total'>,
  getTimestamp: (row: Row) => string | null | undefined,
  { date, timeZone, limit }: { date: string; timeZone: string | undefined; limit: number },
): DayRows<Row> {
  const { rows } = page;
  const days = rows.map((row) => toCalendarDate(getTimestamp(row), timeZone));
  const earliest = days.findLast((day) => day !== '');
  return {
    checked: rows.length,
    rows: rows.filter((_, index) => days[index] === date),
    isPartial: hasMoreRows(page, limit) && rows.length > 0 && (earliest === undefined || earliest >= date),
  };
}
