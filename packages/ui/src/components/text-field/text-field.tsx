import { type HTMLInputTypeAttribute, type Ref, useRef, useState } from 'react';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';

/** Returns the caret position before a rejected insertion. */
const caretBefore = (text: string, last: string, caret: number) =>
  Math.max(0, Math.min(last.length, caret - Math.max(0, text.length - last.length)));

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps<string> {
  /** Default `text`. A `password` is not trimmed. */
  type?: HTMLInputTypeAttribute;
  /** The virtual keyboard. Default by `type`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The autofill hint, e.g. `username`. Default `off`. */
  autoComplete?: string;
  placeholder?: string;
  /**
   * The maximum length in code points, without surrounding spaces. Typed or pasted text is cut to the remaining length.
   * An existing value that is longer is kept and can be shortened.
   */
  maxLength?: number;
  /**
   * Removes characters that are not allowed. During IME composition the field waits and calls `sanitize` once when the
   * composition ends.
   */
  sanitize?: (text: string) => string;
  /** Replace the description after text was removed (`blocked`) or cut (`tooLong`), until the next change. */
  notices?: { blocked?: string; tooLong?: string };
  /** A unit at the end of the field, e.g. `%`. Repeat the unit in the label. */
  suffix?: string;
  /** Hides the label visually, for a field in a table column. Default false. */
  isLabelHidden?: boolean;
  /** `end` for quantities in a column. Default `start`. */
  align?: 'start' | 'end';
  /** A plain prop instead of `ref`, because React 18 does not pass `ref` as a prop. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Counts the code points, without surrounding spaces. */
const countCharacters = (text: string) => [...text.trim()].length;

/**
 * A single-line text field. Trims the text on blur. Removes characters that are not allowed without moving the caret
 * or interrupting IME composition.
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
  const [lastNotice, setLastNotice] = useState<{ text: string | undefined; value: string }>();
  /** The value before the current IME composition. */
  const uncomposed = useRef<string>(undefined);
  // A changed value prop removes the notice.
  const notice = lastNotice?.value === value.trim() ? lastNotice.text : undefined;
  const field = useField({ ...props, description: notice ?? description });

  /** Returns the accepted text and the new caret position. Text after the caret is always kept. */
  const accept = (text: string, last: string, caret = text.length) => {
    const clean = sanitize ? sanitize(text) : text;
    const typed = text.slice(0, caret);
    const before = sanitize && typed !== text ? sanitize(typed) : clean.slice(0, caret);
    const limit = maxLength === undefined ? Infinity : Math.max(maxLength, countCharacters(last));
    if (countCharacters(clean) <= limit) {
      return {
        text: clean,
        caret: before.length,
        notice: clean === text ? undefined : props.notices?.blocked,
      };
    }
    // A truncated number or code would be a different value, so the whole insertion is refused.
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
      // A controlled update by React would move the caret to the end.
      input.value = accepted.text;
      input.setSelectionRange(accepted.caret, accepted.caret);
    }
    setLastNotice({ text: accepted.notice, value: accepted.text.trim() });
    // Refused text does not change the value.
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
      <FieldMessage {...field.message} isLive={notice !== undefined} />
    </div>
  );
}
