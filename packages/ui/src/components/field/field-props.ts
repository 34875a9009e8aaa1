/** What every form field takes; `Value` is what it edits. A field shows its value and keeps none of its own. */
export interface FieldProps<Value> {
  /** Above the field; also the accessible name. */
  label: string;
  /** The key in the form, and of its messages. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The focus has left the field: the time to validate. */
  onBlur?: () => void;
  /** Marked by a star and announced; checking it is the form's. Default false. */
  isRequired?: boolean;
  /** Default false. */
  isDisabled?: boolean;
  /** Can be read and copied, not changed; of text fields only. Default false. */
  isReadOnly?: boolean;
  /** Shown under the field, which is then announced as invalid. */
  errorMessage?: string | undefined;
  /** A hint in the same place while there is no error. */
  description?: string;
}
