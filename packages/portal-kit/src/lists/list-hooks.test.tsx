import { useMemo, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { emptyListState, type ListState } from '../kernel/list-state/list-state';
import { usePageCorrection, useSortCorrection } from './use-list-corrections';
import { useListState } from './use-list-state';
import { useTablePreferences } from './use-table-preferences';

describe('useListState', () => {
  test('keeps its own state where the host gives none, and tells each change as a whole', async () => {
    const onStateChange = vi.fn();
    const { result, act } = await renderHook(() => useListState({ list: 'items', onStateChange }));
    expect(result.current[0]).toEqual(emptyListState);
    await act(() => result.current[1]({ page: 2 }));
    await act(() => result.current[1]({ searchInput: 'wine', page: 0 }));
    expect(result.current[0]).toEqual({ ...emptyListState, searchInput: 'wine' });
    expect(onStateChange.mock.calls).toEqual([
      [{ ...emptyListState, page: 2 }],
      [{ ...emptyListState, searchInput: 'wine' }],
    ]);
  });

  test.each<[string, ListState | undefined]>([
    ['its own state', undefined],
    ['the host’s', emptyListState],
  ])('of two changes in one turn to %s none is lost', async (_, state) => {
    const onStateChange = vi.fn();
    const { result, act } = await renderHook(() => useListState({ list: 'items', state, onStateChange }));
    await act(() => {
      result.current[1]({ filter: 'type:M;', page: 0 });
      result.current[1]({ searchInput: 'wine' });
    });
    expect(onStateChange.mock.calls.at(-1)).toEqual([
      { ...emptyListState, filter: 'type:M;', searchInput: 'wine' },
    ]);
  });

  test('shows what the host says, and waits for it', async () => {
    const onStateChange = vi.fn();
    const hosts: ListState = { ...emptyListState, page: 4, filter: 'itemStatus:ACTIVE;' };
    const { result, act, rerender } = await renderHook(
      (state: ListState | undefined) => useListState({ list: 'items', state, onStateChange }),
      { initialProps: hosts },
    );
    await act(() => result.current[1]({ page: 5 }));
    expect(result.current[0]).toBe(hosts);
    expect(onStateChange.mock.calls).toEqual([[{ ...hosts, page: 5 }]]);
    await rerender({ ...hosts, page: 5 });
    expect(result.current[0].page).toBe(5);
  });

  test('tells the host what was a correction', async () => {
    const onStateChange = vi.fn();
    const { result, act } = await renderHook(() => useListState({ list: 'items', onStateChange }));
    await act(() => result.current[1]({ page: 2 }, { isCorrection: true }));
    expect(onStateChange.mock.calls).toEqual([[{ ...emptyListState, page: 2 }, { isCorrection: true }]]);
  });
});

describe('usePageCorrection', () => {
  const rows = [{}];
  const at = (page: number): ListState => ({ ...emptyListState, page, rowsPerPage: 10 });

  async function start(page: Parameters<typeof usePageCorrection>[0], state: ListState) {
    const onStateChange = vi.fn();
    const hook = await renderHook(() => usePageCorrection(page, state, onStateChange));
    return { ...hook, changes: () => onStateChange.mock.calls };
  }

  test.each<[string, Parameters<typeof usePageCorrection>[0], number, number]>([
    ['past the end goes to the last one', { rows: [], total: 25 }, 7, 2],
    ['past an end that is exactly full goes to it', { rows: [], total: 20 }, 2, 1],
    ['of a list that has become empty goes to the first', { rows: [], total: 0 }, 3, 0],
    ['with nothing on it and no total goes back one', { rows: [], total: null }, 3, 2],
  ])('a page %s, once', async (_, page, current, last) => {
    const { changes, rerender } = await start(page, at(current));
    await rerender();
    expect(changes()).toEqual([[{ page: last }, { isCorrection: true }]]);
  });

  test('of page 100,000 of nobody knows how many pages is found in a few steps', async () => {
    const lastPage = 4;
    const asked: number[] = [];
    await renderHook(() => {
      const [state, setState] = useState(() => at(100_000));
      const answer = useMemo(() => ({ rows: state.page > lastPage ? [] : rows, total: null }), [state.page]);
      usePageCorrection(answer, state, (part) => {
        asked.push(part.page ?? 0);
        setState((before) => ({ ...before, ...part }));
      });
    });
    expect(asked.slice(0, 3)).toEqual([99_999, 99_997, 99_993]);
    expect(asked.length).toBeLessThan(20);
    expect(asked.at(-1)).toBeLessThanOrEqual(lastPage);
  });

  test.each<[string, Parameters<typeof usePageCorrection>[0], number]>([
    ['while it loads', undefined, 7],
    ['with rows', { rows, total: 25 }, 2],
    ['with rows past a total that is behind', { rows, total: 5 }, 2],
    ['of an empty list', { rows: [], total: 0 }, 0],
  ])('a page %s stays', async (_, page, current) => {
    const { changes } = await start(page, at(current));
    expect(changes()).toEqual([]);
  });
});

describe('useSortCorrection', () => {
  const contract = {
    sortFields: ['sku', 'brand'],
    defaultSort: { sortBy: 'sku', sortDirection: 'ASC' },
  } as const;

  test.each<[string, Partial<ListState>]>([
    ['a column that the contract does not have', { orderBy: 'foo', order: 'DESC' }],
    ['a direction without a column', { order: 'DESC' }],
  ])('corrects %s, once', async (_, part) => {
    const onStateChange = vi.fn();
    const state = { ...emptyListState, page: 2, ...part };
    const { rerender } = await renderHook(() => useSortCorrection(state, contract, onStateChange));
    await rerender();
    expect(onStateChange.mock.calls).toEqual([
      [{ orderBy: undefined, order: undefined }, { isCorrection: true }],
    ]);
  });

  test.each<[string, Partial<ListState>]>([
    ['no order', {}],
    ['a column', { orderBy: 'brand' }],
    ['the default one', { orderBy: 'sku', order: 'ASC' }],
  ])('leaves %s as it is', async (_, part) => {
    const onStateChange = vi.fn();
    await renderHook(() => useSortCorrection({ ...emptyListState, ...part }, contract, onStateChange));
    expect(onStateChange).not.toHaveBeenCalled();
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

  test('columns that are hidden by default are so until the user has chosen', async () => {
    const hidden = async (kept: unknown) => {
      const store = { read: () => kept, write: () => {} };
      const { result } = await renderHook(() => useTablePreferences('items', store, ['warehouses']));
      return result.current[0].hiddenColumnIds;
    };
    expect(await hidden(null)).toEqual(['warehouses']);
    expect(await hidden({ hiddenColumnIds: [], density: 'dense' })).toEqual([]);
    expect(await hidden({ hiddenColumnIds: ['size'] })).toEqual(['size']);
  });

  test('what is hidden by default follows the room, but not once the user has chosen', async () => {
    const { result, act, rerender } = await renderHook(
      (hidden: readonly string[] | undefined) => useTablePreferences('items', undefined, hidden),
      { initialProps: ['warehouses'] as readonly string[] },
    );
    await rerender(['size']);
    expect(result.current[0].hiddenColumnIds).toEqual(['size']);
    await act(() => result.current[1]({ hiddenColumnIds: [] }));
    await rerender(['warehouses']);
    expect(result.current[0].hiddenColumnIds).toEqual([]);
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
