import { describe, expect, test } from 'vitest';
import { createTable } from '../table/import-table';
import { clearBlock, fillDown, formatCopiedText, paste } from './grid-changes';
import { type GridEvent, gridReducer, startGrid } from './grid-editor';

const columns = ['A', 'B'].map((header, index) => ({ header, index, isRequired: false }));
const rows = [
  ['a1', 'b1'],
  ['a2', 'b2'],
  ['a3', 'b3'],
];
const start = (order: readonly number[] = [0, 1, 2]) => startGrid(createTable([['A', 'B'], ...rows]), order);
const run = (state: ReturnType<typeof start>, ...events: GridEvent[]) => events.reduce(gridReducer, state);
const at = (row: number, column: number, isExtending = false): GridEvent => ({
  type: 'cell.moved',
  to: { row, column },
  isExtending,
});

describe('gridReducer', () => {
  test('a change ends editing and can be undone', () => {
    const changed = run(
      start(),
      at(0, 1),
      { type: 'edit.started', text: 'b1' },
      { type: 'cells.changed', changes: [{ row: 0, column: 1, text: 'new' }] },
    );
    expect([changed.table.rows[0], changed.editedText, changed.past.length]).toEqual([
      ['a1', 'new'],
      null,
      1,
    ]);
    const undone = run(changed, { type: 'undo.requested' }, { type: 'undo.requested' });
    expect([undone.table.rows, undone.past]).toEqual([rows, []]);
  });

  test('an equal value is no change', () => {
    const state = run(start(), { type: 'cells.changed', changes: [{ row: 0, column: 0, text: 'a1' }] });
    expect(state.past).toEqual([]);
    expect(state.table.rows[0]).toBe(rows[0]);
  });

  test('the active cell stays inside the shown rows', () => {
    const state = run(start(), at(2, 1), { type: 'rows.ordered', order: [1] });
    expect([state.active, state.anchor]).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 1 },
    ]);
  });

  test('only the last 100 changes can be undone', () => {
    const changes = Array.from(
      { length: 101 },
      (_, index): GridEvent => ({
        type: 'cells.changed',
        changes: [{ row: 0, column: 0, text: String(index) }],
      }),
    );
    expect(run(start(), ...changes).past).toHaveLength(100);
  });
});

describe('changes of several cells', () => {
  const noProblem = () => false;

  test('filling a block copies its first row in the order of the shown rows', () => {
    const state = run(start([2, 0, 1]), at(0, 0), at(1, 1, true));
    expect(fillDown(state, columns, noProblem)).toEqual([
      { row: 0, column: 0, text: 'a3' },
      { row: 0, column: 1, text: 'b3' },
    ]);
  });

  test('filling from one cell changes the cells with problems below', () => {
    const state = run(start(), at(0, 1));
    expect(fillDown(state, columns, (row) => row === 2)).toEqual([{ row: 2, column: 1, text: 'b1' }]);
    expect(fillDown(state, columns, noProblem)).toEqual([]);
  });

  test('a pasted block starts at the selection, is trimmed and ends at the edges of the grid', () => {
    const state = run(start(), at(1, 1));
    expect(paste(state, columns, ' x \ty\r\n"a ""q""\n"\tz\r\nlost\tlost\r\n')).toEqual([
      { row: 1, column: 1, text: 'x' },
      { row: 2, column: 1, text: 'a "q"' },
    ]);
  });

  test('one pasted cell fills the selected block', () => {
    const state = run(start(), at(0, 0), at(1, 0, true));
    expect(paste(state, columns, 'x')).toEqual([
      { row: 0, column: 0, text: 'x' },
      { row: 1, column: 0, text: 'x' },
    ]);
  });

  test('copied cells are separated by tabs, and clearing empties the block', () => {
    const state = run(start(), at(0, 0), at(1, 1, true));
    expect(formatCopiedText(state, columns)).toBe('a1\tb1\na2\tb2');
    expect(clearBlock(state, columns)).toHaveLength(4);
  });
});
