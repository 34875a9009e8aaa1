export { SuggestField, type SuggestFieldProps } from '../components/suggest-field/suggest-field';
export type { ListOption } from '../components/windowed-listbox/windowed-listbox';
