import type { KeyboardEvent } from 'react';
import type { GridPlace } from './grid-editor';

/** The command of a key while no cell is edited. */
export type GridKey =
  | { does: 'move'; to: GridPlace; isExtending: boolean }
  | { does: 'edit'; text: string | null }
  | { does: 'clear' | 'fill' | 'undo' | 'select all' };

interface GridSize {
  rows: number;
  columns: number;
  pageSize: number;
  isRightToLeft: boolean;
}

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey;

function target(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  at: GridPlace,
  size: GridSize,
): GridPlace | undefined {
  const isFar = ctrlKey || metaKey;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const isBackward = key === (size.isRightToLeft ? 'ArrowRight' : 'ArrowLeft');
  switch (key) {
    case 'ArrowUp':
      return { ...at, row: isFar ? 0 : Math.max(0, at.row - 1) };
    case 'ArrowDown':
      return { ...at, row: isFar ? lastRow : Math.min(lastRow, at.row + 1) };
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (isFar) return { ...at, column: isBackward ? 0 : lastColumn };
      return { ...at, column: Math.max(0, Math.min(lastColumn, at.column + (isBackward ? -1 : 1))) };
    }
    case 'Home':
      return { row: isFar ? 0 : at.row, column: 0 };
    case 'End':
      return { row: isFar ? lastRow : at.row, column: lastColumn };
    case 'PageUp':
      return { ...at, row: Math.max(0, at.row - size.pageSize) };
    case 'PageDown':
      return { ...at, row: Math.min(lastRow, at.row + size.pageSize) };
    default:
      return undefined;
  }
}

/** Reads a key; `undefined` for a key that the grid leaves to the browser. */
export function gridKey(event: KeyboardEvent, at: GridPlace, size: GridSize): GridKey | undefined {
  const { key, shiftKey, altKey } = event;
  if (altKey) return undefined;
  const to = target(event, at, size);
  if (to) return { does: 'move', to, isExtending: shiftKey };
  if (isCommand(event)) {
    const letter = shiftKey ? '' : key.toLowerCase();
    if (letter === 'd') return { does: 'fill' };
    if (letter === 'z') return { does: 'undo' };
    return letter === 'a' ? { does: 'select all' } : undefined;
  }
  if (key === 'Enter' || key === 'F2') return { does: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' };
  return key.length === 1 ? { does: 'edit', text: key } : undefined;
}
