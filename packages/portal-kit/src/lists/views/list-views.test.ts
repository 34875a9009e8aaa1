import { expect, test } from 'vitest';
import { emptyListState, type ListState } from '../../kernel/list-state/list-state';
import type { BuiltInView } from './built-in-view';
import { listViews, opensView } from './list-views';
import { toViewName, withDefault, withoutView, withView, withViewName } from './view-changes';
import { readStoredViews, type StoredViews, viewsMax } from './view-store';

const late: BuiltInView = { id: '@late', label: 'Late', state: { filter: 'status:OPEN;' } };
const mine = { name: 'Mine', query: 'searchInput=fen&hidden=brand' };
const createViews = (stored: unknown) => listViews('items', { read: () => stored, write: () => {} }, [late]);
const state = (part: Partial<ListState>): ListState => ({ ...emptyListState, ...part });
const mineState = state({ searchInput: 'fen', hiddenColumnIds: ['brand'], view: 'Mine' });

test('an empty list state opens the default view and keeps the opened row', () => {
  const views = createViews({ views: [mine], defaultView: 'Mine' });
  expect(views.open(state({ detailsId: 'ITM-1' }))).toEqual({ ...mineState, detailsId: 'ITM-1' });
  expect(createViews({ views: [mine], defaultView: '@late' }).open(emptyListState)).toEqual(
    state({ filter: 'status:OPEN;', view: '@late' }),
  );
});

test.each([
  ['a search', { searchInput: 'x' }],
  ['a page', { page: 2 }],
  ['the view of all rows', { view: '@all' }],
])('a list state with %s does not open the default view', (_, part) => {
  const views = createViews({ views: [mine], defaultView: 'Mine' });
  expect(views.open(state(part))).toEqual(state(part));
});

test('opensView() is true for a state that the list replaces by a view', () => {
  const stored = { views: [mine], defaultView: '@late' };
  expect([emptyListState, state({ view: 'Mine' })].map((one) => opensView(one, stored))).toEqual([
    true,
    true,
  ]);
  expect(opensView(mineState, stored)).toBe(false);
  expect(opensView(state({ page: 1 }), stored)).toBe(false);
  expect(opensView(emptyListState, null)).toBe(false);
});

test('a list state that names a view and differs from it, or is on another page, stays unchanged', () => {
  const views = createViews({ views: [mine] });
  for (const part of [{ searchInput: 'x' }, { page: 2 }]) {
    const shared = state({ view: 'Mine', ...part });
    expect(views.open(shared)).toBe(shared);
  }
  const unknown = state({ view: 'Other' });
  expect(views.open(unknown)).toBe(unknown);
});

test('a list state without a view is neither changed nor unknown', () => {
  const views = createViews({ views: [mine] });
  expect([views.isChanged(emptyListState), views.isUnknown(emptyListState)]).toEqual([false, false]);
  expect(views.leave(mineState)).toBe(mineState);
});

test('the query of a list state contains search, filter, order, page size and columns only', () => {
  const full = state({
    ...{ page: 3, rowsPerPage: 50, order: 'DESC', orderBy: 'sku', searchInput: 'fen', filter: 'type:M;' },
    ...{ detailsId: 'ITM-1', view: 'Mine', hiddenColumnIds: ['brand', 'size'] },
  });
  expect(createViews(null).encodeViewQuery(full)).toBe(
    'rowsPerPage=50&order=DESC&orderBy=sku&searchInput=fen&filter=type%3AM%3B&hidden=brand%2Csize',
  );
});

test('a deleted default view does not change an empty list state', () => {
  expect(createViews({ views: [], defaultView: 'Mine' }).open(emptyListState)).toBe(emptyListState);
});

test('a list state that contains only the name of a view gets search, filter and columns of the view', () => {
  expect(createViews({ views: [mine] }).open(state({ view: 'Mine' }))).toEqual(mineState);
  expect(createViews(null).open(state({ view: '@late' })).filter).toBe('status:OPEN;');
});

test('a list state whose last search or filter was removed leaves its view and does not open the default view', () => {
  expect(createViews({ views: [mine] }).leave(state({ view: 'Mine' })).view).toBeUndefined();
  const views = createViews({ views: [mine], defaultView: 'Mine' });
  const left = views.leave(state({ view: 'Mine' }));
  expect(left.view).toBe('@all');
  expect(views.open(left)).toBe(left);
});

test('a list state is changed when it differs from its view in more than the page', () => {
  const views = createViews({ views: [mine] });
  expect(views.isChanged(mineState)).toBe(false);
  expect(views.isChanged({ ...mineState, page: 3, detailsId: 'ITM-1' })).toBe(false);
  expect(views.isChanged({ ...mineState, hiddenColumnIds: [] })).toBe(true);
  expect(views.isChanged(state({ view: 'Other', searchInput: 'x' }))).toBe(false);
});

test('a view is unknown when the user has no view of its name and the list state contains only the name', () => {
  const views = createViews({ views: [mine] });
  expect(views.isUnknown(state({ view: '@other', searchInput: 'x' }))).toBe(true);
  expect(views.isUnknown(state({ view: 'Other' }))).toBe(true);
  expect(views.isUnknown(state({ view: 'Other', searchInput: 'x' }))).toBe(false);
  expect(views.isUnknown(state({ view: '@all' }))).toBe(false);
  expect(views.isUnknown(mineState)).toBe(false);
});

test.each([
  ['no value', undefined],
  ['a text', 'x'],
  ['a list', [mine]],
  ['invalid views', { views: [null, 1, { name: '' }, { name: 'x' }, { query: 'x' }], defaultView: 1 }],
])('with %s in the store, no views are read', (_, value) => {
  expect(readStoredViews(value)).toEqual({ views: [] });
});

test('reading views returns at most the maximum number', () => {
  const views = Array.from({ length: viewsMax + 5 }, (_, index) => ({ name: `View ${index}`, query: '' }));
  expect(readStoredViews({ views }).views).toHaveLength(viewsMax);
});

test('views are sorted by name, and a saved view replaces the view of the same name', () => {
  const stored = [mine, { name: 'Bonded', query: 'a' }, { ...mine, query: 'b' }].reduce<StoredViews>(
    withView,
    {
      views: [],
    },
  );
  expect(stored.views).toEqual([
    { name: 'Bonded', query: 'a' },
    { name: 'Mine', query: 'b' },
  ]);
});

test('renamed views are sorted by their new names', () => {
  const views = ['Ale', 'Beer', 'Cider'].map((name) => ({ name, query: '' }));
  expect(withViewName({ views }, 'Ale', 'Wine').views.map(({ name }) => name)).toEqual([
    'Beer',
    'Cider',
    'Wine',
  ]);
});

test('the default view stays the default under its new name, and ends when it is deleted', () => {
  const stored = withDefault({ views: [mine] }, 'Mine');
  const renamed = withViewName(stored, 'Mine', 'Fen');
  expect(renamed).toEqual({ views: [{ ...mine, name: 'Fen' }], defaultView: 'Fen' });
  expect(withoutView(renamed, 'Fen')).toEqual({ views: [] });
  expect(withoutView(renamed, 'Other').defaultView).toBe('Fen');
  expect(withoutView({ views: [mine] }, 'Other')).toEqual({ views: [mine] });
  expect(withViewName(stored, 'Other', 'Fen')).toEqual(stored);
  expect(withDefault(renamed, undefined)).toEqual({ views: renamed.views });
});

test('the name of a view cannot be the id of a built-in view', () => {
  expect(toViewName('  @late ')).toBe('late');
  expect(toViewName('@@ ')).toBe('');
  expect(toViewName('sold @ home')).toBe('sold @ home');
});
