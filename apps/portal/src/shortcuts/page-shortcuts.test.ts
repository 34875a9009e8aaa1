import { expect, test } from 'vitest';
import { routes } from '../routes/route-table';
import { pageShortcuts } from './page-shortcuts';
import { shortcutsMessages } from './shortcuts.messages';

const groupsAt = (path: string, can = true, isMac = false) => {
  const route = routes.find((one) => one.path === path);
  return route ? pageShortcuts(route, shortcutsMessages('en-US'), () => can, isMac) : [];
};
const titlesAt = (path: string, can?: boolean) => groupsAt(path, can).map(({ title }) => title);

test.each([
  ['/dashboard', ['Everywhere', 'Dialogs and menus']],
  ['/items', ['This list', 'Rows of this list', 'Everywhere', 'Dialogs and menus']],
  [
    '/bulk-uploads',
    ['This list', 'Rows of this list', 'Corrections of a file', 'Everywhere', 'Dialogs and menus'],
  ],
  ['/outbound-orders/create', ['This form', 'Line items', 'Everywhere', 'Dialogs and menus']],
  ['/customers/create', ['This form', 'Everywhere', 'Dialogs and menus']],
])('the shortcuts of %s belong to the groups %j', (path, titles) => {
  expect(titlesAt(path)).toEqual(titles);
});

test('a page that the user may not open has only the shortcuts of every page', () => {
  expect(titlesAt('/items', false)).toEqual(['Everywhere', 'Dialogs and menus']);
});

test.each([
  ['/items', ['↓'], ['Enter']],
  ['/bulk-uploads', [], []],
])('on %s, the keys %j move to the rows and the keys %j open a record', (path, toRows, toRecord) => {
  const doing = (text: string) =>
    groupsAt(path).flatMap(({ shortcuts }) =>
      shortcuts.flatMap(({ keys, does }) => (does === text ? keys : [])),
    );
  const { list, rows } = shortcutsMessages('en-US');
  expect([doing(list.rows), doing(rows.open)]).toEqual([toRows, toRecord]);
  expect([rows.select, rows.range, rows.all, rows.clear].map(doing)).toEqual([
    ['Space'],
    ['Shift ↑', 'Shift ↓'],
    ['Ctrl A'],
    ['Esc'],
  ]);
});

test('shortcuts on a Mac contain the Command key', () => {
  const keys = groupsAt('/dashboard', true, true).flatMap(({ shortcuts }) =>
    shortcuts.flatMap((one) => one.keys),
  );
  expect(keys).toContain('⌘ K');
});

test('keys have their names in the language of the user', () => {
  const texts = shortcutsMessages('en-US');
  const german = { ...texts, keys: { ...texts.keys, control: 'Strg', space: 'Leertaste' } };
  const items = routes.find(({ path }) => path === '/items');
  const keys = items
    ? pageShortcuts(items, german, () => true, false).flatMap(({ shortcuts }) =>
        shortcuts.flatMap((one) => one.keys),
      )
    : [];
  expect(keys).toEqual(expect.arrayContaining(['Strg K', 'Strg A', 'Leertaste']));
});
