import { Button } from '@portal-kit/ui/button';
import { DateField } from '@portal-kit/ui/date-field';
import { useState } from 'react';
import { dayFromToday, isDate } from '../../kernel/calendar/days';
import { useDateField } from '../../kernel/calendar/use-date-field';
import { useMessages } from '../../kernel/messages/use-messages';
import { formatDateRange, parseDateRange } from './date-range';
import * as css from './filter-choices.css';
import { filterDatesMessages } from './filter-dates.messages';
import type { FilterField } from './filter-field';

interface FilterDatesProps {
  filter: FilterField;
  /** Date range `from..to` of the contract. */
  value: string | undefined;
  onChange: (values: readonly string[]) => void;
}

/** Offsets in days of the first and last day from today. */
const spans = { today: [0, 0], nextWeek: [0, 6], lastMonth: [-29, 0] } as const;

/** Returns whether a date is empty or complete. Incomplete dates don't change the filter. */
const isTyped = (date: string) => date === '' || isDate(date);

/** Fields for a range of calendar dates with optional ends. */
export function FilterDates({ filter, value, onChange }: FilterDatesProps) {
  const texts = useMessages(filterDatesMessages);
  const dateField = useDateField();
  const [[from, to], setDates] = useState(() => parseDateRange(value));
  const isReversed = from !== '' && to !== '' && isTyped(from) && isTyped(to) && to < from;
  const change = (nextFrom: string, nextTo: string) => {
    setDates([nextFrom, nextTo]);
    if (!isTyped(nextFrom) || !isTyped(nextTo)) return;
    if (nextFrom !== '' && nextTo !== '' && nextTo < nextFrom) return;
    const text = formatDateRange(nextFrom, nextTo);
    onChange(text === undefined ? [] : [text]);
  };
  return (
    <fieldset className={css.dates}>
      <legend className={css.legend}>{filter.label}</legend>
      <DateField
        {...dateField}
        label={texts.from}
        name="from"
        value={from}
        onChange={(date) => change(date, to)}
      />
      <DateField
        {...dateField}
        label={texts.to}
        name="to"
        min={isDate(from) ? from : undefined}
        value={to}
        onChange={(date) => change(from, date)}
        errorMessage={isReversed ? texts.beforeFrom : undefined}
      />
      <div className={css.spans}>
        {(Object.keys(spans) as (keyof typeof spans)[]).map((span) => (
          <Button
            key={span}
            size="small"
            onClick={() => change(dayFromToday(spans[span][0]), dayFromToday(spans[span][1]))}
          >
            {texts.spans[span]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
