export type { ListOption } from '../components/listbox/listbox';
export { SuggestField, type SuggestFieldProps } from '../components/suggest-field/suggest-field';
