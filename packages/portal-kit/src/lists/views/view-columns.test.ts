import { expect, test, vi } from 'vitest';
import { emptyListState } from '../../kernel/list-state/list-state';
import { viewColumns } from './view-columns';

type Own = Parameters<typeof viewColumns>[2];

/** Returns the columns of a list whose active view hides `hiddenColumnIds`, and the changes that they cause. */
function createColumns(hiddenColumnIds?: readonly string[]) {
  const change = vi.fn();
  const changeOwn = vi.fn();
  const own = [{ hiddenColumnIds: ['type'], hasChosenColumns: false }, changeOwn] as unknown as Own;
  return {
    own,
    change,
    changeOwn,
    columns: viewColumns({ ...emptyListState, hiddenColumnIds }, change, own),
  };
}

test('a view without columns shows the columns that the user chose', () => {
  const { own, columns } = createColumns();
  expect(columns).toBe(own);
});

test('a view with columns hides its columns, and a choice of columns changes the list state as a correction', () => {
  const { columns, change, changeOwn } = createColumns(['brand']);
  const [preferences, changePreferences] = columns;
  expect(preferences).toMatchObject({ hiddenColumnIds: ['brand'], hasChosenColumns: true });
  changePreferences({ hiddenColumnIds: [] });
  expect(change.mock.calls).toEqual([[{ hiddenColumnIds: [] }, { isCorrection: true }]]);
  expect(changeOwn).not.toHaveBeenCalled();
});

test('other preferences of a list with a view are stored for the user', () => {
  const { columns, change, changeOwn } = createColumns(['brand']);
  const part = { density: 'compact' } as unknown as Parameters<Own[1]>[0];
  columns[1](part);
  expect(changeOwn.mock.calls).toEqual([[part]]);
  expect(change).not.toHaveBeenCalled();
});
