/** Selected records by id, with the data of the record that was loaded last. */
export type SelectedRows<Row> = ReadonlyMap<string, Row>;

/** The rows of the current page by id, in their order. */
export type PageRows<Row> = ReadonlyMap<string, Row>;

export interface Selection<Row> {
  selected: SelectedRows<Row>;
  /** The record that the user selected or deselected last; a range starts here. */
  anchorId: string | undefined;
  /** The selection before the current range. */
  beforeRange: SelectedRows<Row>;
}

const none: ReadonlyMap<string, never> = new Map<string, never>();

export const emptySelection: Selection<never> = { selected: none, anchorId: undefined, beforeRange: none };

function removeRows<Row>(selected: SelectedRows<Row>, ids: Iterable<string>): SelectedRows<Row> {
  const rest = new Map(selected);
  for (const id of ids) rest.delete(id);
  return rest;
}

const withAnchor = <Row>(selected: SelectedRows<Row>, anchorId: string | undefined): Selection<Row> => ({
  selected,
  anchorId,
  beforeRange: selected,
});

/** Selects or deselects one record, where the next range starts. */
export const toggleRow = <Row>({ selected }: Selection<Row>, id: string, row: Row): Selection<Row> =>
  withAnchor(selected.has(id) ? removeRows(selected, [id]) : new Map(selected).set(id, row), id);

/**
 * Selects the rows from the anchor to a row, in place of the last range. Without an anchor on the page, the range is the
 * one row.
 */
export function selectRange<Row>(
  { selected, anchorId, beforeRange }: Selection<Row>,
  page: PageRows<Row>,
  toId: string,
): Selection<Row> {
  const ids = [...page.keys()];
  const to = ids.indexOf(toId);
  const anchor = anchorId === undefined ? -1 : ids.indexOf(anchorId);
  if (to < 0) return { selected, anchorId, beforeRange };
  const start = anchor < 0 ? to : anchor;
  const range = [...page].slice(Math.min(start, to), Math.max(start, to) + 1);
  const before = anchor < 0 ? selected : beforeRange;
  return { selected: new Map([...before, ...range]), anchorId: ids[start], beforeRange: before };
}

export const selectRows = <Row>({ selected }: Selection<Row>, rows: SelectedRows<Row>): Selection<Row> =>
  withAnchor(new Map([...selected, ...rows]), undefined);

export const deselectRows = <Row>({ selected }: Selection<Row>, ids: Iterable<string>): Selection<Row> =>
  withAnchor(removeRows(selected, ids), undefined);

/** Replaces the data of selected records, for example after a change. */
export function refreshRows<Row>(selection: Selection<Row>, rows: PageRows<Row>): Selection<Row> {
  const fresh = (selected: SelectedRows<Row>) =>
    new Map([...selected].map(([id, row]) => [id, rows.get(id) ?? row]));
  const hasChanged = [...rows].some(
    ([id, row]) => selection.selected.has(id) && selection.selected.get(id) !== row,
  );
  if (!hasChanged) return selection;
  return { ...selection, selected: fresh(selection.selected), beforeRange: fresh(selection.beforeRange) };
}

/** Returns whether none, some or all of a page's rows are selected: the state of the page's checkbox. */
export function pageState<Row>({ selected }: Selection<Row>, page: PageRows<Row>): 'all' | 'some' | 'none' {
  const count = [...page.keys()].filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === page.size ? 'all' : 'some';
}
