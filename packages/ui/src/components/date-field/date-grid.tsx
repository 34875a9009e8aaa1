import type { CalendarDate } from '@internationalized/date';
import { type RefObject, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import * as css from './date-calendar.css';

interface DateGridProps {
  state: CalendarState;
  locale: string;
  today: string;
  remarkOf: ((date: string) => string | undefined) | undefined;
}

/** The days of a month. */
export function DateGrid({ state, locale, today, remarkOf }: DateGridProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short' },
    state,
  );
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <table {...gridProps} className={css.table}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} className={css.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => week).map((week) => (
          <tr key={week}>
            {state.getDatesInWeek(week).map((date, index) => {
              const isOfMonth = date?.month === state.visibleRange.start.month;
              if (!date || !isOfMonth) return <td key={date?.toString() ?? index} />;
              const iso = date.toString();
              const remark = remarkOf?.(iso);
              const name = dayName.format(Date.parse(iso));
              return (
                <Day
                  key={iso}
                  {...{ state, date, remark }}
                  label={remark === undefined ? name : `${name}, ${remark}`}
                  isToday={iso === today}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  state: CalendarState;
  date: CalendarDate;
  label: string;
  remark: string | undefined;
  isToday: boolean;
}

function Day({ state, date, label, remark, isToday }: DayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, formattedDate } = useCalendarCell(
    { date },
    state,
    ref as RefObject<HTMLElement | null>,
  );
  return (
    <td {...cellProps} className={css.cell}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: `buttonProps` contain the role. */}
      <div
        {...buttonProps}
        ref={ref}
        className={css.day}
        // The label of react-aria contains words in the languages that the bundle has.
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        title={remark}
        data-remark={remark === undefined ? undefined : ''}
        data-selected={isSelected || undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}
