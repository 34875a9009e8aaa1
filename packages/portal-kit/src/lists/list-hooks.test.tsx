import { useMemo, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { emptyListState, type ListState } from '../kernel/list-state/list-state';
import { usePageCorrection, useSortCorrection } from './use-list-corrections';
import { useListState } from './use-list-state';
import { useTablePreferences } from './use-table-preferences';

describe('useListState', () => {
  test('useListState() keeps its own state without a host state and reports each change as a complete state', async () => {
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
    ['the own state', undefined],
    ['a host state', emptyListState],
  ])('two changes of %s in the same turn of the event loop are both applied', async (_, state) => {
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

  test('useListState() shows the state of the host and waits for the host to apply a change', async () => {
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

  test('useListState() tells the host which changes are corrections', async () => {
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
    ['past the end to the last page', { rows: [], total: 25 }, 7, 2],
    ['past a full last page to that page', { rows: [], total: 20 }, 2, 1],
    ['of a list that became empty to the first page', { rows: [], total: 0 }, 3, 0],
    ['without rows and total to the previous page', { rows: [], total: null }, 3, 2],
    ['past the rows of a list that counts too many to the previous page', { rows: [], total: 9999 }, 3, 2],
  ])('usePageCorrection() corrects a page %s once', async (_, page, current, last) => {
    const { changes, rerender } = await start(page, at(current));
    await rerender();
    expect(changes()).toEqual([[{ page: last }, { isCorrection: true }]]);
  });

  test('usePageCorrection() finds the last page from page 100,000 without a total in a few steps', async () => {
    const lastPage = 4;
    const requestedPages: number[] = [];
    await renderHook(() => {
      const [state, setState] = useState(() => at(100_000));
      const page = useMemo(() => ({ rows: state.page > lastPage ? [] : rows, total: null }), [state.page]);
      usePageCorrection(page, state, (part) => {
        requestedPages.push(part.page ?? 0);
        setState((before) => ({ ...before, ...part }));
      });
    });
    expect(requestedPages.slice(0, 3)).toEqual([99_999, 99_997, 99_993]);
    expect(requestedPages.length).toBeLessThan(20);
    expect(requestedPages.at(-1)).toBeLessThanOrEqual(lastPage);
  });

  test.each<[string, Parameters<typeof usePageCorrection>[0], number]>([
    ['while it loads', undefined, 7],
    ['with rows', { rows, total: 25 }, 2],
    ['with rows past an outdated total', { rows, total: 5 }, 2],
    ['of an empty list', { rows: [], total: 0 }, 0],
  ])('usePageCorrection() keeps a page %s', async (_, page, current) => {
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
    ['an unknown sort column', { orderBy: 'foo', order: 'DESC' }],
    ['a sort direction without a column', { order: 'DESC' }],
  ])('useSortCorrection() removes %s once', async (_, part) => {
    const onStateChange = vi.fn();
    const state = { ...emptyListState, page: 2, ...part };
    const { rerender } = await renderHook(() => useSortCorrection(state, contract, onStateChange));
    await rerender();
    expect(onStateChange.mock.calls).toEqual([
      [{ orderBy: undefined, order: undefined }, { isCorrection: true }],
    ]);
  });

  test.each<[string, Partial<ListState>]>([
    ['a state without sort order', {}],
    ['a known sort column', { orderBy: 'brand' }],
    ['the default sort order', { orderBy: 'sku', order: 'ASC' }],
  ])('useSortCorrection() keeps %s', async (_, part) => {
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
  const defaults = { hiddenColumnIds: [], density: 'comfortable', hasChosenColumns: false };

  test("useTablePreferences() shows a change at once and writes all preferences under the table's name", async () => {
    const write = vi.fn();
    const { result, act } = await renderHook(() => useTablePreferences('items', { read: () => null, write }));
    await act(() => result.current[1]({ density: 'dense' }));
    await act(() => result.current[1]({ hiddenColumnIds: ['size'] }));
    const all = { density: 'dense', hiddenColumnIds: ['size'] };
    expect(result.current[0]).toEqual({ ...all, hasChosenColumns: true });
    expect(write.mock.calls).toEqual([
      ['items', { density: 'dense' }],
      ['items', all],
    ]);
  });

  test('useTablePreferences() shows the stored preferences and reads them once', async () => {
    const keep = vi.fn(() => ({ hiddenColumnIds: ['size'], density: 'dense' }));
    const { result, rerender } = await renderHook(() =>
      useTablePreferences('items', { read: keep, write: () => {} }),
    );
    await rerender();
    expect(result.current[0]).toEqual({
      hiddenColumnIds: ['size'],
      density: 'dense',
      hasChosenColumns: true,
    });
    expect(keep.mock.calls).toEqual([['items']]);
  });

  test('useTablePreferences() hides the default columns until the user chooses columns', async () => {
    const hidden = async (kept: unknown) => {
      const store = { read: () => kept, write: () => {} };
      const { result } = await renderHook(() => useTablePreferences('items', store, ['warehouses']));
      return result.current[0].hiddenColumnIds;
    };
    expect(await hidden(null)).toEqual(['warehouses']);
    expect(await hidden({ hiddenColumnIds: [], density: 'dense' })).toEqual([]);
    expect(await hidden({ hiddenColumnIds: ['size'] })).toEqual(['size']);
  });

  test('useTablePreferences() adapts the default columns to the width until the user chooses columns', async () => {
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

  test('useTablePreferences() without a store keeps preferences until the list unmounts', async () => {
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
  ])('useTablePreferences() ignores the unreadable stored value %j', async (kept) => {
    expect(await read(kept)).toEqual(defaults);
  });

  test('useTablePreferences() uses the readable parts of stored preferences', async () => {
    const columnWidthsPx = { sku: 120, size: '90', type: 4, brand: 9000 };
    expect(
      await read({ hiddenColumnIds: ['size', 7, null], density: 'dense', columnWidthsPx, more: true }),
    ).toEqual({
      hiddenColumnIds: ['size'],
      density: 'dense',
      columnWidthsPx: { sku: 120 },
      hasChosenColumns: true,
    });
  });
});
