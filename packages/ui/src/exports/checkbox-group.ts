export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxOption,
} from '../components/checkbox-group/checkbox-group-field';
