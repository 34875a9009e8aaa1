import type { RecordListState } from '../use-record-list';
import type { SelectionStore } from './selection-store';

/** The properties of a list that its selection uses. */
export type SelectableList<Row extends object> = Pick<
  RecordListState<Row>,
  'name' | 'root' | 'state' | 'rows' | 'total' | 'query' | 'params'
>;

/** Properties of the selection of a list. */
export interface RecordSelectionProps<Row extends object> {
  list: SelectableList<Row>;
  store: SelectionStore<Row>;
  getRowId: (row: Row) => string;
  /** The name of a record in the labels of checkboxes and in results. */
  getRowName: (row: Row) => string;
}
