import { decodeListState } from 'portal-kit/list-state';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTextStore } from '../../test/text-store';
import { moveOldViews } from './move-old-views';
import { oldViewPrefix, type ViewOwner, viewStore } from './view-store';

const { texts, store } = startTextStore();
const owner = { email: 'a:b@portal.example', supplierId: 'SUP-1001', list: '/items' };
const view = (name: string, query = 'searchInput=fen') => ({ name, query });
const getStore = (one: ViewOwner) => viewStore(store, one);
const save = (one: ViewOwner, ...views: { name: string; query: string }[]) =>
  getStore(one).write('items', { views });
const read = (one: ViewOwner) => getStore(one).read('items');
const move = () => moveOldViews(store, owner.email, oldViewPrefix(owner.email), getStore);

beforeEach(() => {
  texts.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['user', { ...owner, email: 'a' }],
  ['supplier', { ...owner, supplierId: 'b@portal.example:SUP-1001' }],
  ['list', { ...owner, list: '/customers' }],
])('views are not visible to another %s', (_, other) => {
  save(owner, view('Mine'));
  expect(read(owner)).toEqual({ views: [view('Mine')] });
  expect(read(other)).toBeNull();
});

test('the keys of saved views contain neither the email address nor the supplier', () => {
  const owners = Array.from({ length: 2_000 }, (_, index) => ({
    ...owner,
    email: `u${index}@portal.example`,
  }));
  for (const each of owners) save(each, view('Mine'));
  expect(texts.size).toBe(owners.length);
  for (const key of texts.keys()) expect(key).toMatch(/^views:[0-9a-f]{16}$/);
});

test('invalid JSON in the storage reads as no views, and a list of an earlier release as views', () => {
  save(owner, view('Mine'));
  const [key = ''] = texts.keys();
  texts.set(key, '{');
  expect(read(owner)).toBeNull();
  texts.set(key, JSON.stringify([view('Mine')]));
  expect(read(owner)).toEqual({ views: [view('Mine')] });
});

test('the link of a view is the address of its list with its state', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const linkTo = (query: string) =>
    getStore(owner).linkOf?.('items', decodeListState(new URLSearchParams(query), 'items'));
  expect(linkTo('searchInput=fen&view=Mine')).toBe(
    'https://portal.example/SUP-1001/items?searchInput=fen&view=Mine',
  );
  expect(linkTo('')).toBe('https://portal.example/SUP-1001/items');
});

const oldKey = (email: string, list: string, supplierId = owner.supplierId) =>
  `views:${[email, supplierId, list].map(encodeURIComponent).join(':')}`;

test('views move from keys with the email address, and views of other users stay', () => {
  const other = oldKey('b@portal.example', '/items');
  texts.set(oldKey(owner.email, '/items'), JSON.stringify([view('Mine')]));
  texts.set(oldKey(owner.email, '/customers'), JSON.stringify([view('Theirs')]));
  texts.set(other, JSON.stringify([view('Others')]));
  move();
  expect(read(owner)).toEqual({ views: [view('Mine')] });
  expect(read({ ...owner, list: '/customers' })).toEqual({ views: [view('Theirs')] });
  expect([...texts.keys()].filter((key) => !/^views:[0-9a-f]{16}$/.test(key))).toEqual([other]);
});

test('a saved view and the default view remain when a view of the same name moves', () => {
  getStore(owner).write('items', { views: [view('Mine', 'orderBy=sku')], defaultView: 'Mine' });
  texts.set(oldKey(owner.email, '/items'), JSON.stringify([view('Mine'), view('Bonded')]));
  move();
  expect(read(owner)).toEqual({
    views: [view('Bonded'), view('Mine', 'orderBy=sku')],
    defaultView: 'Mine',
  });
});

test.each([
  ['invalid JSON', oldKey(owner.email, '/items'), '{'],
  ['a malformed key', `${oldKey(owner.email, '/items')}%`, '[]'],
])('moving views removes an entry with the email address and %s', (_, key, text) => {
  texts.set(key, text);
  move();
  expect([...texts.keys()]).toEqual([]);
});
