import { type HTMLInputTypeAttribute, type Ref, useRef, useState } from 'react';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';

/** Where the caret stood before a text was put in that is not taken. */
const caretBefore = (text: string, last: string, caret: number) =>
  Math.max(0, Math.min(last.length, caret - Math.max(0, text.length - last.length)));

/** What {@link TextField} takes besides what every field does. */
export interface TextFieldProps extends FieldProps<string> {
  /** Default `text`. A `password` is not trimmed. */
  type?: HTMLInputTypeAttribute;
  /** The keyboard that a phone shows. Default by `type`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  /** What the browser may fill in, e.g. `username`. Default `off`. */
  autoComplete?: string;
  placeholder?: string;
  /**
   * Code points that fit, blanks around the text aside; of what is typed or pasted the field takes what there is room
   * for. A value that was longer before may stay as long, and be shortened.
   */
  maxLength?: number;
  /** Takes out what may not be typed. Not called during IME composition, but once at its end. */
  sanitize?: (text: string) => string;
  /** Said in the place of the hint when something was taken out or did not fit, until the next change. */
  notices?: { blocked?: string; tooLong?: string };
  /** A unit shown inside the field's end, e.g. `%`. Put it in the label too. */
  suffix?: string;
  /** The label is for the accessible name alone: in a table its column says it to the eye. Default false. */
  isLabelHidden?: boolean;
  /** `end` for quantities in a column. Default `start`. */
  align?: 'start' | 'end';
  /** Not `ref`: plain props work in React 18 and 19 alike. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Code points, blanks around the text aside. */
const lengthOf = (text: string) => [...text.trim()].length;

/**
 * A labelled line of text; it trims on blur. What may not be typed is taken out at once, without moving the caret and
 * without disturbing an input method.
 *
 * @example
 * ```tsx
 * import { TextField } from '@portal-kit/ui/text-field';
 * import { useState } from 'react';
 *
 * export function Sku() {
 *   const [sku, setSku] = useState('');
 *   return (
 *     <TextField
 *       label="Supplier Item ID"
 *       name="sku"
 *       maxLength={25}
 *       sanitize={(text) => text.toUpperCase()}
 *       isRequired
 *       value={sku}
 *       onChange={setSku}
 *     />
 *   );
 * }
 * ```
 */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, onBlur, description, sanitize, suffix, inputRef } = props;
  const { type = 'text', inputMode, autoComplete = 'off', placeholder, maxLength } = props;
  const [told, setTold] = useState<{ notice: string | undefined; of: string }>();
  /** The value that a composition began with. */
  const uncomposed = useRef<string>(undefined);
  // A value that comes from elsewhere takes the notice away.
  const notice = told?.of === value.trim() ? told.notice : undefined;
  const field = useField({ ...props, description: notice ?? description });

  /** What of a text is taken, and where the caret then stands; what is behind the caret was there before and stays. */
  const accept = (text: string, last: string, caret = text.length) => {
    const clean = sanitize ? sanitize(text) : text;
    const typed = text.slice(0, caret);
    const before = sanitize && typed !== text ? sanitize(typed) : clean.slice(0, caret);
    const limit = maxLength === undefined ? Infinity : Math.max(maxLength, lengthOf(last));
    if (lengthOf(clean) <= limit) {
      return {
        text: clean,
        caret: before.length,
        notice: clean === text ? undefined : props.notices?.blocked,
      };
    }
    // Half of a number or of a code is another one, so it is taken whole or not at all.
    if (inputMode === 'numeric' || inputMode === 'decimal')
      return { text: last, caret: caretBefore(text, last, caret), notice: props.notices?.tooLong };
    const after = clean.slice(before.length);
    const room = Math.max(0, limit - [...after].length);
    const fitting = [...before.trimStart()].slice(0, room).join('');
    return { text: fitting + after, caret: fitting.length, notice: props.notices?.tooLong };
  };
  const take = (input: HTMLInputElement, last = value) => {
    const text = input.value;
    const accepted = accept(text, last, input.selectionEnd ?? text.length);
    if (accepted.text !== text && input.selectionEnd !== null) {
      // Set here, as React's own correction would move the caret to the end.
      input.value = accepted.text;
      input.setSelectionRange(accepted.caret, accepted.caret);
    }
    setTold({ notice: accepted.notice, of: accepted.text.trim() });
    // What was refused is no change of the user's.
    if (accepted.text !== value) onChange(accepted.text);
  };

  return (
    <div part="field" className={css.field}>
      <FieldLabel {...field.label} isHidden={props.isLabelHidden}>
        {label}
      </FieldLabel>
      <span className={css.withSuffix}>
        <input
          {...field.control}
          ref={inputRef}
          className={css.control}
          data-align={props.align}
          name={name}
          type={type}
          value={value}
          readOnly={props.isReadOnly}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => {
            if ((event.nativeEvent as InputEvent).isComposing) onChange(event.currentTarget.value);
            else take(event.currentTarget);
          }}
          onCompositionStart={() => {
            uncomposed.current = value;
          }}
          onCompositionEnd={(event) => {
            take(event.currentTarget, uncomposed.current);
            uncomposed.current = undefined;
          }}
          onBlur={(event) => {
            const text = event.currentTarget.value;
            if (type !== 'password' && text !== text.trim()) onChange(accept(text.trim(), value).text);
            onBlur?.();
          }}
        />
        {suffix && (
          <span aria-hidden="true" className={css.suffix}>
            {suffix}
          </span>
        )}
      </span>
      <FieldMessage {...field.message} isNews={notice !== undefined} />
    </div>
  );
}
