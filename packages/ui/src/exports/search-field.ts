export { SearchField, type SearchFieldProps } from '../components/search-field/search-field';
