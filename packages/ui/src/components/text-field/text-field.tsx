import type { HTMLInputTypeAttribute, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';

export interface TextFieldProps extends FieldProps<string> {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  autoComplete?: string;
  placeholder?: string;
  /** Code points that fit; the field cuts what is longer, also on paste. */
  maxLength?: number;
  /** Takes out what may not be typed. Not called during IME composition, but once at its end. */
  sanitize?: (text: string) => string;
  /** A unit shown inside the field's end, e.g. `%`. Put it in the label too. */
  suffix?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled line of text; trims on blur. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, onBlur, errorMessage, description, sanitize, suffix, inputRef } =
    props;
  const { type = 'text', inputMode, autoComplete = 'off', placeholder, maxLength } = props;

  const accept = (text: string) => {
    const clean = sanitize ? sanitize(text) : text;
    return maxLength === undefined ? clean : [...clean].slice(0, maxLength).join('');
  };

  return (
    <AriaTextField
      className={css.field}
      name={name}
      type={type}
      value={value}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      // Not in the type, but read: without it a description that comes or goes later is not announced.
      {...({ description } as object)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <span className={css.withSuffix}>
        <Input
          ref={inputRef}
          className={css.control}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => {
            const input = event.currentTarget;
            const isComposing = (event.nativeEvent as InputEvent).isComposing;
            const text = input.value;
            const accepted = isComposing ? text : accept(text);
            if (accepted !== text && input.selectionStart !== null) {
              // Set here, as React's own correction would move the caret to the end.
              const caret = accept(text.slice(0, input.selectionStart)).length;
              input.value = accepted;
              input.setSelectionRange(caret, caret);
            }
            onChange(accepted);
          }}
          onCompositionEnd={(event) => onChange(accept(event.currentTarget.value))}
          onBlur={(event) => {
            const text = event.currentTarget.value;
            if (type !== 'password' && text !== text.trim()) onChange(accept(text.trim()));
            onBlur?.();
          }}
        />
        {suffix && (
          <span aria-hidden="true" className={css.suffix}>
            {suffix}
          </span>
        )}
      </span>
      <FieldMessage errorMessage={errorMessage} description={description} />
    </AriaTextField>
  );
}
