/** One choice of a {@link SelectField}. */
export interface SelectOption {
  /** What the value holds when it is chosen; not `''`. */
  id: string;
  label: string;
  /** Shown, but cannot be chosen. Default false. */
  isDisabled?: boolean;
}
