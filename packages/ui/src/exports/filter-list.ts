export { FilterList, type FilterListProps } from '../components/filter-list/filter-list';
export type { ListOption } from '../components/windowed-listbox/windowed-listbox';
