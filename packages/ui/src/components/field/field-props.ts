/** What every form field takes. */
export interface FieldProps<Value> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Shown under the field, which is then announced as invalid. */
  errorMessage?: string | undefined;
  description?: string;
}
