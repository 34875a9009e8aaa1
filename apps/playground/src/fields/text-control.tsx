import { classNames } from '@portal-kit/ui/class-names';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as css from './fields.css';

export interface TextControlProps {
  label: ReactNode;
  value: string;
  /** Called with valid texts only. */
  onChange: (value: string) => void;
  /** The reason why a text is not valid, or undefined. */
  validate?: (text: string) => string | undefined;
  placeholder?: string;
  description?: ReactNode;
  inputMode?: 'text' | 'numeric';
  isMultiline?: boolean;
  isCode?: boolean;
  /** Values that the browser offers while the user types. */
  suggestions?: readonly { readonly id: string; readonly label: string }[];
  onFocus?: () => void;
}

/** A text field that keeps an invalid text until the user corrects it. */
export function TextControl(props: TextControlProps) {
  const { label, value, onChange, validate, placeholder, description, inputMode } = props;
  const { isMultiline = false, isCode = false, suggestions = [], onFocus } = props;
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const problem = validate?.(text);
  const note = problem ?? description;
  const control = {
    id,
    className: classNames(css.control, isCode && css.code, isMultiline && css.area),
    value: text,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    onFocus,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const next = event.currentTarget.value;
      setText(next);
      if (validate?.(next) === undefined) onChange(next);
    },
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {isMultiline ? (
        <textarea {...control} rows={3} />
      ) : (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.id} value={suggestion.id}>
              {suggestion.label}
            </option>
          ))}
        </datalist>
      )}
      {note && (
        <span
          id={`${id}-note`}
          className={problem ? css.error : css.hint}
          role={problem ? 'alert' : undefined}
        >
          {note}
        </span>
      )}
    </div>
  );
}
