import { beforeEach, expect, test } from 'vitest';
import { startTextStore } from '../../test/text-store';
import { deleteView, readViews, saveView, viewsMax } from './view-store';

const { texts, store } = startTextStore();
const owner = { email: 'a:b@portal.example', supplierId: 'SUP-1001', list: '/items' };
const view = (name: string, query = 'searchInput=fen') => ({ name, query });

beforeEach(() => texts.clear());

test('views are sorted by name, and a saved view replaces the view of the same name', () => {
  saveView(store, owner, view('Late'));
  saveView(store, owner, view('Bonded'));
  saveView(store, owner, view('Late', 'orderBy=sku'));
  expect(readViews(store, owner)).toEqual([view('Bonded'), view('Late', 'orderBy=sku')]);
  deleteView(store, owner, 'Bonded');
  expect(readViews(store, owner)).toEqual([view('Late', 'orderBy=sku')]);
});

test.each([
  ['user', { ...owner, email: 'a' }],
  ['supplier', { ...owner, supplierId: 'b@portal.example:SUP-1001' }],
  ['list', { ...owner, list: '/customers' }],
])('views are not visible to another %s', (_, other) => {
  saveView(store, owner, view('Mine'));
  expect(readViews(store, other)).toEqual([]);
});

test('the keys of saved views contain neither the email address nor the supplier', () => {
  const owners = Array.from({ length: 2_000 }, (_, index) => ({
    ...owner,
    email: `u${index}@portal.example`,
  }));
  for (const each of owners) saveView(store, each, view('Mine'));
  expect(texts.size).toBe(owners.length);
  for (const key of texts.keys()) expect(key).toMatch(/^views:[0-9a-f]{16}$/);
});

test.each([
  ['invalid JSON', '{'],
  ['an object', '{"name":"x"}'],
  ['a list of invalid entries', '[null, 1, {"name":""}, {"name":"x"}, {"query":"x"}]'],
])('with %s in the storage, no views are read', (_, text) => {
  saveView(store, owner, view('Mine'));
  for (const key of texts.keys()) texts.set(key, text);
  expect(readViews(store, owner)).toEqual([]);
});

test('reading views returns at most the maximum number', () => {
  for (let index = 0; index < viewsMax + 5; index += 1) saveView(store, owner, view(`View ${index}`));
  expect(readViews(store, owner)).toHaveLength(viewsMax);
});

const oldKey = (email: string, list: string, supplierId = owner.supplierId) =>
  `views:${[email, supplierId, list].map(encodeURIComponent).join(':')}`;

test('reading views moves all views of the user from keys with the email address', () => {
  texts.set(oldKey(owner.email, '/items'), JSON.stringify([view('Mine')]));
  texts.set(oldKey(owner.email, '/customers'), JSON.stringify([view('Theirs')]));
  expect(readViews(store, owner)).toEqual([view('Mine')]);
  for (const key of texts.keys()) expect(key).toMatch(/^views:[0-9a-f]{16}$/);
  expect(readViews(store, owner)).toEqual([view('Mine')]);
  expect(readViews(store, { ...owner, list: '/customers' })).toEqual([view('Theirs')]);
});

test('a saved view remains when a view of the same name moves from a key with the email address', () => {
  saveView(store, owner, view('Mine', 'orderBy=sku'));
  texts.set(oldKey(owner.email, '/items'), JSON.stringify([view('Mine'), view('Bonded')]));
  expect(readViews(store, owner)).toEqual([view('Bonded'), view('Mine', 'orderBy=sku')]);
});

test('views in keys with the email address of another user stay unread', () => {
  const other = oldKey('b@portal.example', '/items');
  texts.set(other, JSON.stringify([view('Theirs')]));
  expect(readViews(store, owner)).toEqual([]);
  expect([...texts.keys()]).toEqual([other]);
});

test.each([
  ['invalid JSON', oldKey(owner.email, '/items'), '{'],
  ['a malformed key', `${oldKey(owner.email, '/items')}%`, '[]'],
])('reading views removes an entry with the email address and %s', (_, key, text) => {
  texts.set(key, text);
  expect(readViews(store, owner)).toEqual([]);
  expect([...texts.keys()]).toEqual([]);
});
