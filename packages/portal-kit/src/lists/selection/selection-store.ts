import { emptySelection, type PageRows, refreshRows, type Selection } from './selection';

/** The selection of a list. Checkboxes subscribe to it, so that a change renders only the changed checkboxes. */
export interface SelectionStore<Row> {
  get: () => Selection<Row>;
  page: () => PageRows<Row>;
  change: (update: (selection: Selection<Row>) => Selection<Row>) => void;
  /** Sets the rows of the current page, and the data of selected records on it. */
  setPage: (rows: readonly Row[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param getRowId - The id of a record. A record with an empty id cannot be selected. */
export function createSelectionStore<Row>(getRowId: (row: Row) => string): SelectionStore<Row> {
  let selection: Selection<Row> = emptySelection;
  let page: PageRows<Row> = new Map();
  const listeners = new Set<() => void>();
  const set = (next: Selection<Row>) => {
    selection = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => selection,
    page: () => page,
    change: (update) => set(update(selection)),
    setPage: (rows) => {
      page = new Map(rows.filter(getRowId).map((row) => [getRowId(row), row]));
      set(refreshRows(selection, page));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
