export { ComboBoxField, type ComboBoxFieldProps } from '../components/combo-box/combo-box-field';
export type { ListOption } from '../components/listbox/listbox';
