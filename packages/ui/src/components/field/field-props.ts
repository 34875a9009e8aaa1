/** Props of every form field. Fields are controlled; `Value` is the type of the value. */
export interface FieldProps<Value> {
  /** Shown above the field; also the accessible name. */
  label: string;
  /** The name of the field in the form data. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Called when focus leaves the field, for validation. */
  onBlur?: () => void;
  /** Shows a star and sets `aria-required`. The form validates the value. Default false. */
  isRequired?: boolean;
  /** Default false. */
  isDisabled?: boolean;
  /** The value can be copied but not changed. Text fields only. Default false. */
  isReadOnly?: boolean;
  /** The error message below the field. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** BCP 47 tag of `errorMessage`, if it differs from the language of the page. */
  errorMessageLang?: string | undefined;
  /** A hint, shown while there is no error. */
  description?: string;
}
