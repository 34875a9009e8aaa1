import { describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { emptyListState, type ListState } from './list-state';
import { useLastPage } from './use-last-page';
import { useListState } from './use-list-state';
import { useTablePreferences } from './use-table-preferences';

describe('useListState', () => {
  test('keeps its own state where the host gives none, and tells each change as a whole', async () => {
    const onStateChange = vi.fn();
    const { result, act } = await renderHook(() => useListState({ onStateChange }));
    expect(result.current[0]).toEqual(emptyListState);
    await act(() => result.current[1]({ page: 2 }));
    await act(() => result.current[1]({ searchInput: 'wine', page: 0 }));
    expect(result.current[0]).toEqual({ ...emptyListState, searchInput: 'wine' });
    expect(onStateChange.mock.calls).toEqual([
      [{ ...emptyListState, page: 2 }],
      [{ ...emptyListState, searchInput: 'wine' }],
    ]);
  });

  test('shows what the host says, and waits for it', async () => {
    const onStateChange = vi.fn();
    const hosts: ListState = { ...emptyListState, page: 4, filter: 'itemStatus:ACTIVE;' };
    const { result, act, rerender } = await renderHook(
      (state: ListState | undefined) => useListState({ state, onStateChange }),
      { initialProps: hosts },
    );
    await act(() => result.current[1]({ page: 5 }));
    expect(result.current[0]).toBe(hosts);
    expect(onStateChange.mock.calls).toEqual([[{ ...hosts, page: 5 }]]);
    await rerender({ ...hosts, page: 5 });
    expect(result.current[0].page).toBe(5);
  });
});

describe('useLastPage', () => {
  const rows = [{}];
  const at = (page: number): ListState => ({ ...emptyListState, page, rowsPerPage: 10 });

  async function start(page: Parameters<typeof useLastPage>[0], state: ListState) {
    const onStateChange = vi.fn();
    const hook = await renderHook(() => useLastPage(page, state, onStateChange));
    return { ...hook, changes: () => onStateChange.mock.calls.map(([part]) => part) };
  }

  test.each<[string, Parameters<typeof useLastPage>[0], number, number]>([
    ['past the end goes to the last one', { rows: [], total: 25 }, 7, 2],
    ['past an end that is exactly full goes to it', { rows: [], total: 20 }, 2, 1],
    ['of a list that has become empty goes to the first', { rows: [], total: 0 }, 3, 0],
    ['with nothing on it and no total goes back one', { rows: [], total: null }, 3, 2],
  ])('a page %s, once', async (_, page, current, last) => {
    const { changes, rerender } = await start(page, at(current));
    await rerender();
    expect(changes()).toEqual([{ page: last }]);
  });

  test.each<[string, Parameters<typeof useLastPage>[0], number]>([
    ['while it loads', undefined, 7],
    ['with rows', { rows, total: 25 }, 2],
    ['with rows past a total that is behind', { rows, total: 5 }, 2],
    ['of an empty list', { rows: [], total: 0 }, 0],
  ])('a page %s stays', async (_, page, current) => {
    const { changes } = await start(page, at(current));
    expect(changes()).toEqual([]);
  });
});

describe('useTablePreferences', () => {
  const read = async (kept: unknown) => {
    const { result } = await renderHook(() =>
      useTablePreferences('items', { read: () => kept, write: () => {} }),
    );
    return result.current[0];
  };
  const defaults = { hiddenColumnIds: [], density: 'comfortable' };

  test('a change is shown at once and written as a whole under the table’s name', async () => {
    const write = vi.fn();
    const { result, act } = await renderHook(() => useTablePreferences('items', { read: () => null, write }));
    await act(() => result.current[1]({ density: 'dense' }));
    await act(() => result.current[1]({ hiddenColumnIds: ['size'] }));
    const all = { density: 'dense', hiddenColumnIds: ['size'] };
    expect(result.current[0]).toEqual(all);
    expect(write.mock.calls).toEqual([
      ['items', { ...all, hiddenColumnIds: [] }],
      ['items', all],
    ]);
  });

  test('what was kept is shown, asked for once', async () => {
    const keep = vi.fn(() => ({ hiddenColumnIds: ['size'], density: 'dense' }));
    const { result, rerender } = await renderHook(() =>
      useTablePreferences('items', { read: keep, write: () => {} }),
    );
    await rerender();
    expect(result.current[0]).toEqual({ hiddenColumnIds: ['size'], density: 'dense' });
    expect(keep.mock.calls).toEqual([['items']]);
  });

  test('without a store it lasts for the visit', async () => {
    const { result, act } = await renderHook(() => useTablePreferences('items', undefined));
    expect(result.current[0]).toEqual(defaults);
    await act(() => result.current[1]({ density: 'dense' }));
    expect(result.current[0].density).toBe('dense');
  });

  test.each([
    [undefined],
    [null],
    ['dense'],
    [7],
    [[]],
    [{}],
    [{ hiddenColumnIds: 'size', density: 'huge' }],
  ])('what cannot be read counts as not kept: %j', async (kept) => {
    expect(await read(kept)).toEqual(defaults);
  });

  test('of what was edited by hand the readable part counts', async () => {
    expect(await read({ hiddenColumnIds: ['size', 7, null], density: 'dense', more: true })).toEqual({
      hiddenColumnIds: ['size'],
      density: 'dense',
    });
  });
});
