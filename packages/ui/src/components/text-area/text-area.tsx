import type { Ref } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from '../field/field.css';
import { FieldLabel } from '../field/field-label';
import { FieldMessage } from '../field/field-message';
import type { FieldProps } from '../field/field-props';
import { useField } from '../field/use-field';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps<string> {
  /** Visible lines. Default 6. */
  rows?: number;
  placeholder?: string;
  /** A plain prop instead of `ref`, because React 18 does not pass `ref` as a prop. */
  areaRef?: Ref<HTMLTextAreaElement>;
}

/**
 * A multi-line text field.
 *
 * @example
 * ```tsx
 * import { TextArea } from '@portal-kit/ui/text-area';
 * import { useState } from 'react';
 *
 * export function Rows() {
 *   const [rows, setRows] = useState('');
 *   return <TextArea label="Rows" name="rows" value={rows} onChange={setRows} />;
 * }
 * ```
 */
export function TextArea(props: TextAreaProps) {
  const { label, name, value, onChange, onBlur, rows = 6, placeholder, areaRef } = props;
  const field = useField(props);
  return (
    <div part="field" className={css.field}>
      <FieldLabel {...field.label}>{label}</FieldLabel>
      <textarea
        {...field.control}
        ref={areaRef}
        className={classNames(css.control, css.textArea)}
        name={name}
        value={value}
        rows={rows}
        readOnly={props.isReadOnly}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <FieldMessage {...field.message} />
    </div>
  );
}
