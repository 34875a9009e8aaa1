import { GregorianCalendar, parseDate } from '@internationalized/date';
import chevronLeftIcon from '@lucide/icons/icons/chevron-left';
import chevronRightIcon from '@lucide/icons/icons/chevron-right';
import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import * as css from './date-calendar.css';
import { DateGrid } from './date-grid';

/** Texts of the calendar of a date field. */
export interface DateCalendarTexts {
  /** The accessible name of the button for the previous month. */
  previousMonth: string;
  nextMonth: string;
  today: string;
  /** The button that empties the field. */
  clear: string;
}

export interface DateCalendarProps {
  /** The label of the field; the accessible name. */
  label: string;
  /** `yyyy-mm-dd`; empty if no date is chosen. */
  value: string;
  locale: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  texts: DateCalendarTexts;
  remarkOf: ((date: string) => string | undefined) | undefined;
  /** A text below the days. */
  note: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  onChoose: (date: string) => void;
  /** Empties the field. `undefined` for a required field. */
  onClear: (() => void) | undefined;
  onClose: () => void;
}

const createCalendar = () => new GregorianCalendar();
const clamp = (date: string, min = date, max = date) => (date < min ? min : date > max ? max : date);

/** The calendar of a date field in a popover. */
export function DateCalendar({ triggerRef, onClose, ...rest }: DateCalendarProps) {
  return (
    <Popover
      aria-label={rest.label}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <I18nProvider locale={rest.locale}>
        <Month {...rest} />
      </I18nProvider>
    </Popover>
  );
}

function Month(props: Omit<DateCalendarProps, 'triggerRef' | 'onClose'>) {
  const { label, value, locale, today, min, max, texts, remarkOf, note, onChoose, onClear } = props;
  const options = {
    value: value === '' ? null : parseDate(value),
    onChange: (date: { toString: () => string }) => onChoose(date.toString()),
    defaultFocusedValue: parseDate(clamp(value || today, min, max)),
    autoFocus: true,
    'aria-label': label,
    ...(min !== undefined && { minValue: parseDate(min) }),
    ...(max !== undefined && { maxValue: parseDate(max) }),
  };
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state);
  const focused = state.focusedDate.toString();
  const remark = remarkOf?.(focused);
  const isTodayValid = clamp(today, min, max) === today;
  return (
    <div {...calendarProps} className={css.calendar}>
      <div className={css.header}>
        <Button
          tone="quiet"
          icon={<Icon data={chevronLeftIcon} sizePx={18} />}
          aria-label={texts.previousMonth}
          isDisabled={prevButtonProps.isDisabled}
          isFocusableWhenDisabled
          onClick={() => state.focusPreviousPage()}
        />
        <h2 className={css.title} aria-live="polite">
          {title}
        </h2>
        <Button
          tone="quiet"
          icon={<Icon data={chevronRightIcon} sizePx={18} />}
          aria-label={texts.nextMonth}
          isDisabled={nextButtonProps.isDisabled}
          isFocusableWhenDisabled
          onClick={() => state.focusNextPage()}
        />
      </div>
      <DateGrid state={state} locale={locale} today={today} remarkOf={remarkOf} />
      {remarkOf && (
        <p className={css.remark} aria-hidden="true">
          {remark}
        </p>
      )}
      {note && <p className={css.remark}>{note}</p>}
      <div className={css.footer}>
        <Button size="small" isDisabled={!isTodayValid} onClick={() => onChoose(today)}>
          {texts.today}
        </Button>
        {onClear && value !== '' && (
          <Button size="small" tone="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
