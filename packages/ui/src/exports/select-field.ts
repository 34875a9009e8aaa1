export { SelectField, type SelectFieldProps } from '../components/select-field/select-field';
export type { SelectOption } from '../components/select-field/select-option';
