export { FilterList, type FilterListProps } from '../components/filter-list/filter-list';
export type { ListOption } from '../components/listbox/listbox';
