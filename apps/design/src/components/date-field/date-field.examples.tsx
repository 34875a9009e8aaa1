import { DateField, type DateFieldTexts } from '@portal-kit/ui/date-field';
import { useState } from 'react';
import { stack } from '../example-layout';

const texts: DateFieldTexts = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
  letters: { year: 'yyyy', month: 'mm', day: 'dd' },
  invalid: (pattern, example) => `Enter a date as ${pattern}, for example ${example}.`,
};

/** The calendar opens with its button or Alt+ArrowDown. */
export function Default() {
  const [date, setDate] = useState('2026-11-26');
  return (
    <DateField
      label="Ship date"
      name="shipDate"
      locale="en-US"
      today="2026-11-20"
      min="2026-11-20"
      texts={texts}
      value={date}
      onChange={setDate}
    />
  );
}

/**
 * Days with a remark are marked. The note is below the days.
 *
 * @opens
 */
export function Calendar() {
  const [date, setDate] = useState('2026-11-26');
  return (
    <DateField
      label="Arrival date"
      name="arrivalDate"
      locale="en-US"
      today="2026-11-20"
      min="2026-11-10"
      max="2026-12-24"
      remarkOf={(day) => (day === '2026-11-27' ? 'Holiday' : undefined)}
      calendarNote="The dock is open from 7:00 to 15:00."
      texts={texts}
      value={date}
      onChange={setDate}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [date, setDate] = useState('2026-11-26');
  return (
    <DateField
      label="Ship date"
      name="shipDate"
      locale="en-US"
      today="2026-11-20"
      texts={texts}
      value={date}
      onChange={setDate}
    />
  );
}

export function EmptyAndInvalid() {
  const [date, setDate] = useState('');
  const [wrong, setWrong] = useState('2026-13-45');
  return (
    <div style={stack}>
      <DateField
        label="Ship date"
        name="shipDate"
        locale="en-US"
        today="2026-11-20"
        isRequired
        description="The day on which the goods leave the warehouse."
        texts={texts}
        value={date}
        onChange={setDate}
      />
      <DateField
        label="Arrival date"
        name="arrivalDate"
        locale="en-US"
        today="2026-11-20"
        texts={texts}
        value={wrong}
        onChange={setWrong}
      />
    </div>
  );
}

export function DisabledAndReadOnly() {
  return (
    <div style={stack}>
      <DateField
        label="Ship date"
        name="shipDate"
        locale="de-DE"
        today="2026-11-20"
        isDisabled
        texts={texts}
        value="2026-11-26"
        onChange={() => {}}
      />
      <DateField
        label="Arrival date"
        name="arrivalDate"
        locale="de-DE"
        today="2026-11-20"
        isReadOnly
        texts={texts}
        value="2026-12-01"
        onChange={() => {}}
      />
    </div>
  );
}

/** @rtl */
export function RightToLeft() {
  const [date, setDate] = useState('2026-11-26');
  return (
    <DateField
      label="تاريخ الشحن"
      name="shipDate"
      locale="en-US"
      today="2026-11-20"
      texts={{ ...texts, calendar: 'التقويم' }}
      value={date}
      onChange={setDate}
    />
  );
}
