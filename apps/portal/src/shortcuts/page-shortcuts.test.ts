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
  ['/bulk-uploads', ['This list', 'Corrections of a file', 'Everywhere', 'Dialogs and menus']],
  ['/outbound-orders/create', ['This form', 'Line items', 'Everywhere', 'Dialogs and menus']],
  ['/customers/create', ['This form', 'Everywhere', 'Dialogs and menus']],
])('the shortcuts of %s belong to the groups %j', (path, titles) => {
  expect(titlesAt(path)).toEqual(titles);
});

test('a page that the user may not open has only the shortcuts of every page', () => {
  expect(titlesAt('/items', false)).toEqual(['Everywhere', 'Dialogs and menus']);
});

test('a Mac has the Command key', () => {
  const keys = groupsAt('/dashboard', true, true).flatMap(({ shortcuts }) =>
    shortcuts.flatMap((one) => one.keys),
  );
  expect(keys).toContain('⌘ K');
});
