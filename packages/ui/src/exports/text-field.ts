export type { FieldProps } from '../components/field/field-props';
export { TextField, type TextFieldProps } from '../components/text-field/text-field';
