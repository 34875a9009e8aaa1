export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from '../components/select-field/select-field';
