import { type CellChange, changeCells, type ImportTable } from '../table/import-table';

/** A cell of the grid by its position in the shown rows and columns. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridState {
  table: ImportTable;
  /** Earlier tables, for undo. */
  past: readonly ImportTable[];
  /** Positions of the shown rows in the table. */
  order: readonly number[];
  active: GridPlace;
  /** Opposite corner of the selected block. */
  anchor: GridPlace;
  /** Initial text of the cell that is edited; `null` while no cell is edited. */
  editedText: string | null;
}

export type GridEvent =
  | { type: 'cell.moved'; to: GridPlace; isExtending?: boolean }
  | { type: 'edit.started'; text: string }
  | { type: 'edit.canceled' }
  | { type: 'cells.changed'; changes: readonly CellChange[] }
  | { type: 'undo.requested' }
  | { type: 'rows.ordered'; order: readonly number[] };

/** Maximum number of changes that can be undone. */
const maxPast = 100;

export const startGrid = (table: ImportTable, order: readonly number[], column = 0): GridState => ({
  ...{ table, past: [], order, editedText: null },
  ...{ active: { row: 0, column }, anchor: { row: 0, column } },
});

const isChange = ({ rows }: ImportTable, { row, column, text }: CellChange) =>
  (rows[row]?.[column] ?? '') !== text;

export function gridReducer(state: GridState, event: GridEvent): GridState {
  switch (event.type) {
    case 'cell.moved': {
      const active = event.to;
      return { ...state, active, anchor: event.isExtending ? state.anchor : active, editedText: null };
    }
    case 'edit.started':
      return { ...state, anchor: state.active, editedText: event.text };
    case 'edit.canceled':
      return { ...state, editedText: null };
    case 'cells.changed': {
      const changes = event.changes.filter((change) => isChange(state.table, change));
      if (changes.length === 0) return { ...state, editedText: null };
      return {
        ...state,
        table: changeCells(state.table, changes),
        past: [...state.past, state.table].slice(-maxPast),
        editedText: null,
      };
    }
    case 'undo.requested': {
      const table = state.past.at(-1);
      return table ? { ...state, table, past: state.past.slice(0, -1), editedText: null } : state;
    }
    case 'rows.ordered': {
      const row = Math.max(0, Math.min(state.active.row, event.order.length - 1));
      const active = { ...state.active, row };
      return { ...state, order: event.order, active, anchor: active };
    }
  }
}

/** Returns the selected block of a grid. */
export const getSelectedBlock = ({ active, anchor }: Pick<GridState, 'active' | 'anchor'>) => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  start: Math.min(active.column, anchor.column),
  end: Math.max(active.column, anchor.column),
});
