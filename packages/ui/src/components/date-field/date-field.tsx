import calendarIcon from '@lucide/icons/icons/calendar';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../theme/class-names';
import * as fieldCss from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';
import { Icon } from '../icon/icon';
import { lazyPart } from '../lazy-part/lazy-part';
import { addToDate, isIsoDate } from './calendar-date';
import type { DateCalendarTexts } from './date-calendar';
import * as css from './date-field.css';
import { type DateLetters, dateText, yearFirst } from './date-text';

const DateCalendar = lazyPart(() => import('./date-calendar').then((part) => part.DateCalendar));

/** Texts of a {@link DateField}. */
export interface DateFieldTexts extends DateCalendarTexts {
  /** The accessible name of the calendar button, before the label of the field. */
  calendar: string;
  /** Letters for the parts of a date in the placeholder. */
  letters: DateLetters;
  /** The error for a text that is not a date. `pattern`: e.g. `mm/dd/yyyy`; `example`: a date in this format. */
  invalid: (pattern: string, example: string) => string;
}

/** Props of {@link DateField}. */
export interface DateFieldProps extends FieldProps<string> {
  /** BCP 47 locale of the format, the names and the first day of the week. */
  locale: string;
  /** The current date, `yyyy-mm-dd`. */
  today: string;
  /** The first day that can be chosen in the calendar. The form validates typed dates. Default: no limit. */
  min?: string | undefined;
  /** The last day that can be chosen in the calendar. Default: no limit. */
  max?: string | undefined;
  /** Returns a remark about a day, such as "Weekend". Days with a remark are marked in the calendar. Default: none. */
  remarkOf?: ((date: string) => string | undefined) | undefined;
  /** A text below the calendar, such as opening hours. Default: none. */
  calendarNote?: string | undefined;
  texts: DateFieldTexts;
}

/**
 * A field for a calendar date: a text field in the format of the locale, and a calendar that loads when it opens. The value
 * is `yyyy-mm-dd`, or the typed text if the text is not a date. ArrowUp and ArrowDown change the part of the date at the
 * caret, and Alt+ArrowDown opens the calendar.
 *
 * @remarks The field also reads dates with the name of the month, without separators, and in the format `yyyy-mm-dd`. When
 * focus leaves the field, a year of two digits and a missing year are completed.
 *
 * @example
 * ```tsx
 * import { DateField, type DateFieldTexts } from '@portal-kit/ui/date-field';
 * import { useState } from 'react';
 *
 * export function ShipDate({ texts }: { texts: DateFieldTexts }) {
 *   const [date, setDate] = useState('');
 *   return (
 *     <DateField
 *       label="Ship date"
 *       name="shipDate"
 *       locale="en-US"
 *       today="2026-11-20"
 *       min="2026-11-20"
 *       texts={texts}
 *       value={date}
 *       onChange={setDate}
 *     />
 *   );
 * }
 * ```
 */
export function DateField(props: DateFieldProps) {
  const { label, name, value, onChange, onBlur, description, locale, today, min, max, texts } = props;
  const { isRequired, isDisabled, isReadOnly } = props;
  const [isOpen, setOpen] = useState(false);
  /** The text while the user types, and the value for which it is valid. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const format = dateText(locale);

  const isTyping = typed?.value === value;
  const isDate = isIsoDate(value);
  const text = isTyping ? typed.text : isDate ? format.show(value) : value;
  const pattern = format.pattern(texts.letters);
  const error =
    value === '' || isDate
      ? props.errorMessage
      : texts.invalid(pattern, format.show(`${today.slice(0, 4)}-12-31`));
  const errorMessageLang = error === props.errorMessage ? props.errorMessageLang : undefined;
  // A text that is not complete yet has no error.
  const errorMessage = isTyping && !isDate && value !== '' ? undefined : error;
  const field = useField({ isRequired, isDisabled, errorMessage, errorMessageLang, description });

  const type = (next: string) => {
    const nextValue = format.read(next) ?? next.trim();
    setTyped({ text: next, value: nextValue });
    if (nextValue !== value) onChange(nextValue);
  };
  const finish = () => {
    setTyped(undefined);
    if (!isTyping) return;
    const date = format.read(typed.text, { isFinished: true, earliest: min ?? today });
    if (date !== undefined && date !== value) onChange(date);
  };
  const open = () => setOpen(true);
  const choose = (date: string) => {
    setOpen(false);
    setTyped(undefined);
    if (date !== value) onChange(date);
  };
  /** Changes the part of the date at the caret, and keeps the part selected. */
  const step = (element: HTMLInputElement, count: number) => {
    const current = isDate ? value : format.read(text, { isFinished: true, earliest: min ?? today });
    if (current === undefined && text !== '') return;
    const isIsoText = isIsoDate(text);
    const shown = isIsoText ? text : current ? format.show(current) : '';
    const caret = element.selectionStart ?? 0;
    const index = Math.min(shown.slice(0, caret).match(/\d\D+/g)?.length ?? 0, 2);
    const unit = (isIsoText ? yearFirst : format.units)[index] ?? 'day';
    const next = current ? addToDate(current, unit, count) : (min ?? today);
    if (!isIsoDate(next)) return;
    const nextText = format.show(next);
    const part = [...nextText.matchAll(/\d+/g)][format.units.indexOf(unit)];
    element.value = nextText;
    element.setSelectionRange(part?.index ?? 0, (part?.index ?? 0) + (part?.[0].length ?? 0));
    setTyped({ text: nextText, value: next });
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Enter') finish();
    if (isReadOnly || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.altKey) step(event.currentTarget, key === 'ArrowUp' ? 1 : -1);
    else if (key === 'ArrowDown') open();
  };

  return (
    <div part="field" className={fieldCss.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <span className={fieldCss.withSuffix}>
        <input
          {...field.control}
          ref={input}
          className={classNames(fieldCss.control, css.input)}
          name={name}
          value={text}
          readOnly={isReadOnly}
          autoComplete="off"
          placeholder={pattern}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            finish();
            onBlur?.();
          }}
        />
        <button
          ref={button}
          id={buttonId}
          type="button"
          className={css.button}
          disabled={isDisabled || isReadOnly}
          aria-label={texts.calendar}
          aria-labelledby={`${buttonId} ${field.label.id}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={DateCalendar.preload}
          onFocus={DateCalendar.preload}
          onClick={open}
        >
          <Icon data={calendarIcon} sizePx={16} />
        </button>
      </span>
      <FieldMessage {...field.message} />
      {isOpen && (
        <DateCalendar
          label={label}
          value={isDate ? value : ''}
          {...{ locale, today, min, max, texts }}
          remarkOf={props.remarkOf}
          note={props.calendarNote}
          triggerRef={button}
          onChoose={choose}
          onClear={isRequired ? undefined : () => choose('')}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </div>
  );
}
