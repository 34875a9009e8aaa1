import { createTextStore } from 'portal-kit/session';
import { beforeEach, expect, test } from 'vitest';
import { dropView, keepView, readViews, viewsMax } from './view-store';

const texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => void texts.set(key, value),
  removeItem: (key: string) => void texts.delete(key),
} as Storage;
const store = createTextStore(() => storage);
const owner = { email: 'a:b@portal.example', supplierId: 'SUP-1001', list: '/items' };
const view = (name: string, query = 'searchInput=fen') => ({ name, query });

beforeEach(() => texts.clear());

test('views come in the order of their names, the last of a name alone', () => {
  keepView(store, owner, view('Late'));
  keepView(store, owner, view('Bonded'));
  keepView(store, owner, view('Late', 'orderBy=sku'));
  expect(readViews(store, owner)).toEqual([view('Bonded'), view('Late', 'orderBy=sku')]);
  dropView(store, owner, 'Bonded');
  expect(readViews(store, owner)).toEqual([view('Late', 'orderBy=sku')]);
});

test.each([
  ['user', { ...owner, email: 'a' }],
  ['supplier', { ...owner, supplierId: 'b@portal.example:SUP-1001' }],
  ['list', { ...owner, list: '/customers' }],
])('another %s has none of them', (_, other) => {
  keepView(store, owner, view('Mine'));
  expect(readViews(store, other)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"name":"x"}'],
  ['entries that are no views', '[null, 1, {"name":""}, {"name":"x"}, {"query":"x"}]'],
])('%s in the storage counts as no view', (_, text) => {
  keepView(store, owner, view('Mine'));
  for (const key of texts.keys()) texts.set(key, text);
  expect(readViews(store, owner)).toEqual([]);
});

test('no more are read than there is room for', () => {
  for (let index = 0; index < viewsMax + 5; index += 1) keepView(store, owner, view(`View ${index}`));
  expect(readViews(store, owner)).toHaveLength(viewsMax);
});
