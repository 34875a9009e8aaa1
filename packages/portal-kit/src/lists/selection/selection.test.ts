import { expect, test } from 'vitest';
import {
  deselectRows,
  emptySelection,
  pageState,
  refreshRows,
  type Selection,
  selectRange,
  selectRows,
  toggleRow,
} from './selection';
import { createSelectionStore } from './selection-store';

const page = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `row ${id}`]));
const toggled = (...ids: string[]) =>
  ids.reduce<Selection<string>>(
    (selection, id) => toggleRow(selection, id, `row ${id}`),
    emptySelection as Selection<string>,
  );
const listSelectedIds = ({ selected }: Selection<string>) => [...selected.keys()].toSorted().join('');

test('toggleRow selects a record, and deselects it again', () => {
  expect([
    listSelectedIds(toggled('b')),
    listSelectedIds(toggled('b', 'd')),
    listSelectedIds(toggled('b', 'd', 'b')),
  ]).toEqual(['b', 'bd', 'd']);
});

test.each([
  ['downwards', ['b'], 'd', 'bcd'],
  ['upwards', ['d'], 'a', 'abcd'],
  ['to the anchor itself', ['c'], 'c', 'c'],
  ['in addition to other records', ['e', 'b'], 'c', 'bce'],
  ['from a record that was deselected last', ['a', 'c', 'c'], 'd', 'acd'],
  ['without an anchor', [], 'c', 'c'],
  ['from an anchor on another page', ['z'], 'c', 'cz'],
  ['to a record that is not on the page', ['a'], 'z', 'a'],
])('selectRange selects a range %s', (_, before, to, expected) => {
  expect(listSelectedIds(selectRange(toggled(...before), page, to))).toBe(expected);
});

test('selectRange replaces its last range and keeps the records that were selected before', () => {
  const first = selectRange(toggled('e', 'b'), page, 'd');
  const shorter = selectRange(first, page, 'c');
  const opposite = selectRange(shorter, page, 'a');
  expect([first, shorter, opposite].map(listSelectedIds)).toEqual(['bcde', 'bce', 'abe']);
});

test('selectRows and deselectRows change whole pages and end the range', () => {
  const all = selectRows(toggled('z'), page);
  expect([listSelectedIds(all), all.anchorId]).toEqual(['abcdez', undefined]);
  expect(listSelectedIds(deselectRows(all, page.keys()))).toBe('z');
});

test('refreshRows replaces the data of selected records only, and keeps an unchanged selection', () => {
  const selection = toggled('a', 'z');
  const fresh = refreshRows(
    selection,
    new Map([
      ['a', 'new a'],
      ['b', 'new b'],
    ]),
  );
  expect([...fresh.selected]).toEqual([
    ['a', 'new a'],
    ['z', 'row z'],
  ]);
  expect(refreshRows(selection, page)).toBe(selection);
});

test.each([
  [[], 'none'],
  [['z'], 'none'],
  [['a', 'z'], 'some'],
  [[...page.keys()], 'all'],
])('the page of a selection of %j has the state %s', (ids, state) => {
  expect(pageState(toggled(...ids), page)).toBe(state);
});

test('an empty page is not selected', () => {
  expect(pageState(toggled('a'), new Map())).toBe('none');
});

test('the store skips rows without an id and tells its listeners about changes', () => {
  const store = createSelectionStore<{ id: string; name: string }>(({ id }) => id);
  let changes = 0;
  const unsubscribe = store.subscribe(() => {
    changes += 1;
  });
  store.setPage([
    { id: '', name: 'No id' },
    { id: 'a', name: 'A' },
  ]);
  expect([...store.page().keys()]).toEqual(['a']);
  store.change((selection) => selectRows(selection, store.page()));
  store.setPage([{ id: 'a', name: 'New name' }]);
  expect([...store.get().selected.values()]).toEqual([{ id: 'a', name: 'New name' }]);
  expect(changes).toBe(3);
  unsubscribe();
  store.change(() => emptySelection);
  expect(changes).toBe(3);
});
