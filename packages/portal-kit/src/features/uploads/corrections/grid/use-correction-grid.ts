import type { ImportFile } from '@portal-kit/sdk/import-columns';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { CellProblem, FileReport } from '../../check/problem';
import type { correctionsMessages } from '../corrections.messages';
import { type CellChange, type ImportTable, rowNumber } from '../table/import-table';
import { cellText, clearBlock, fillDown, formatCopiedText, paste } from './grid-changes';
import { cellKey, type GridColumn, gridColumns, rowOrder } from './grid-columns';
import { type GridPlace, gridReducer, startGrid } from './grid-editor';
import { gridKey } from './grid-keys';

/** Number of rows that the grid renders at once. */
export const pageSize = 50;

interface GridOptions {
  table: ImportTable;
  report: FileReport;
  byCell: ReadonlyMap<string, CellProblem>;
  importFile: ImportFile;
  takesFocus: boolean;
  isLocked: boolean;
  texts: ReturnType<typeof correctionsMessages>;
  onChange: (table: ImportTable) => void;
}

/** Manages the state, focus and events of the grid. */
export function useCorrectionGrid(options: GridOptions) {
  const { report, importFile, byCell, texts } = options;
  const held = useMemo(() => new Set(report.heldRows), [report]);
  const [hasOnlyProblems, setOnlyProblems] = useState(() => held.size > 0);
  const [announcement, setAnnouncement] = useState('');
  const [state, dispatch] = useReducer(gridReducer, undefined, () => {
    const order = rowOrder(options.table, held, held.size > 0);
    const first = rowNumber(options.table, order[0] ?? 0);
    const column = gridColumns(options.table, importFile, report).findIndex((one) =>
      byCell.has(cellKey(first, one)),
    );
    return startGrid(options.table, order, Math.max(0, column));
  });
  const columns = useMemo(
    () => gridColumns(state.table, importFile, report),
    [state.table, importFile, report],
  );
  const ref = useRef<HTMLTableElement>(null);
  /** Whether the active cell takes the focus after the next render. */
  const takesFocus = useRef(options.takesFocus);
  const isEditing = useRef(false);
  /** A double click edits a cell. On a touch screen, a tap on the active cell edits it. */
  const pointerType = useRef('');
  const latest = useRef({ ...options, state, columns });
  latest.current = { ...options, state, columns };

  // The check of the changed rows continues in the component that holds the file.
  const { table } = state;
  const reported = useRef(table);
  useEffect(() => {
    if (reported.current === table) return;
    reported.current = table;
    latest.current.onChange(table);
  }, [table]);
  // Rows that have become wrong are added at the end, so that no row moves while the user works.
  useEffect(() => {
    const { order, table } = latest.current.state;
    const known = new Set(order);
    const added = [...held]
      .map((number) => number - rowNumber(table, 0))
      .filter((index) => !known.has(index));
    if (added.length > 0) dispatch({ type: 'rows.ordered', order: [...order, ...added] });
  }, [held]);
  const { active, editedText } = state;
  useEffect(() => {
    if (!takesFocus.current || editedText !== null) return;
    takesFocus.current = false;
    const cell = ref.current?.querySelector<HTMLElement>(`[data-place="${active.row} ${active.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, editedText]);

  const move = (to: GridPlace, isExtending = false) => {
    takesFocus.current = true;
    setAnnouncement('');
    dispatch({ type: 'cell.moved', to, isExtending });
  };
  const change = (changes: readonly CellChange[], announce?: (count: number) => string) => {
    if (latest.current.isLocked) return;
    dispatch({ type: 'cells.changed', changes });
    setAnnouncement(announce?.(changes.length) ?? '');
  };
  const startEditing = (text: string | null) => {
    const { current } = latest;
    const index = current.state.order[current.state.active.row];
    const column = current.columns[current.state.active.column];
    if (current.isLocked || index === undefined || !column) return;
    isEditing.current = true;
    dispatch({ type: 'edit.started', text: text ?? current.state.table.rows[index]?.[column.index] ?? '' });
  };
  /** Ends editing with the text, or without a change if `text` is `undefined`. */
  const endEditing = (text: string | undefined) => {
    if (!isEditing.current) return;
    isEditing.current = false;
    const { current } = latest;
    const row = current.state.order[current.state.active.row];
    const column = current.columns[current.state.active.column];
    if (text === undefined || row === undefined || !column) return dispatch({ type: 'edit.canceled' });
    change([{ row, column: column.index, text: cellText(text) }]);
  };
  const fill = () => {
    const { current } = latest;
    const hasProblem = (index: number, column: GridColumn) => {
      const problem = current.byCell.get(cellKey(rowNumber(current.state.table, index), column));
      return problem !== undefined && !problem.isHint && !problem.isSkip;
    };
    const changes = fillDown(current.state, current.columns, hasProblem);
    change(changes, (count) => (count > 0 ? texts.filled(count) : texts.nothingToFill));
  };
  const undo = () => {
    if (latest.current.isLocked || latest.current.state.past.length === 0) return;
    dispatch({ type: 'undo.requested' });
    setAnnouncement(texts.undone);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = latest;
    if (isEditing.current || event.nativeEvent.isComposing) return;
    const size = {
      rows: current.state.order.length,
      columns: current.columns.length,
      pageSize,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    };
    const key = gridKey(event, current.state.active, size);
    if (!key) return;
    event.preventDefault();
    if (key.does === 'move') move(key.to, key.isExtending);
    else if (key.does === 'edit') startEditing(key.text);
    else if (key.does === 'clear') change(clearBlock(current.state, current.columns));
    else if (key.does === 'fill') fill();
    else if (key.does === 'undo') undo();
    else {
      move({ row: 0, column: 0 });
      move({ row: size.rows - 1, column: size.columns - 1 }, true);
    }
  };
  const onEditKey = useCallback((event: KeyboardEvent<HTMLInputElement>) => {
    const { state: now, columns: shown } = latest.current;
    const { key, shiftKey } = event;
    event.stopPropagation();
    if (event.nativeEvent.isComposing || !['Enter', 'Tab', 'Escape'].includes(key)) return;
    event.preventDefault();
    actions.current.endEditing(key === 'Escape' ? undefined : event.currentTarget.value);
    const { row, column } = now.active;
    if (key === 'Enter') {
      const next = row + (shiftKey ? -1 : 1);
      actions.current.move({ row: Math.max(0, Math.min(now.order.length - 1, next)), column });
    } else if (key === 'Tab') {
      const next = column + (shiftKey ? -1 : 1);
      actions.current.move({ row, column: Math.max(0, Math.min(shown.length - 1, next)) });
    } else actions.current.move({ row, column });
  }, []);
  const actions = useRef({ move, endEditing, startEditing });
  actions.current = { move, endEditing, startEditing };

  return {
    ref,
    helpId: useId(),
    state,
    columns,
    page: Math.floor(active.row / pageSize),
    hasOnlyProblems,
    announcement,
    fillDown: fill,
    undo,
    onKeyDown,
    onPointerDown: (event: PointerEvent) => {
      pointerType.current = event.pointerType;
    },
    onEditKey,
    showOnlyProblems: (isOn: boolean) => {
      setOnlyProblems(isOn);
      dispatch({ type: 'rows.ordered', order: rowOrder(state.table, held, isOn) });
    },
    showPage: (page: number) => {
      dispatch({ type: 'cell.moved', to: { row: page * pageSize, column: active.column } });
    },
    getCellLabel: useCallback(
      (number: number, { header, index }: GridColumn) =>
        texts.rowOf(number, header || texts.noHeader(index + 1)),
      [texts],
    ),
    onCellDown: useCallback((event: MouseEvent, row: number, column: number) => {
      const { current } = actions;
      if (isEditing.current && (event.target as Element).closest('input')) return;
      event.preventDefault();
      const isAgain =
        pointerType.current === 'touch' ? event.currentTarget.matches(':focus') : event.detail > 1;
      if (isAgain && !event.shiftKey) return current.startEditing(null);
      const input = ref.current?.querySelector('input');
      current.endEditing(input?.value);
      current.move({ row, column }, event.shiftKey);
    }, []),
    onEditEnd: useCallback((text: string) => actions.current.endEditing(text), []),
    onCopy: (event: ClipboardEvent) => {
      if (isEditing.current) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatCopiedText(state, columns));
    },
    onPaste: (event: ClipboardEvent) => {
      if (isEditing.current) return;
      event.preventDefault();
      change(paste(state, columns, event.clipboardData.getData('text/plain')), texts.pasted);
    },
  };
}
