import { beforeEach, expect, test } from 'vitest';
import { startTextStore } from '../../test/text-store';
import { foundRecord } from './found-record';
import { addRecent, readRecent, recentMax } from './recent-records';
import { statusLabel } from './record-kinds';

const { texts, store } = startTextStore();
const owner = { email: 'a@portal.example', supplierId: 'SUP-1001' };
const item = (id: string) => ({ kind: 'item' as const, id, label: `Item ${id}`, status: 'ACTIVE' });
const poNumber = (text: string) => `PO ${text}`;

beforeEach(() => texts.clear());

test('the record that the user opened last is the first recent record, and each record occurs once', () => {
  for (const id of ['1', '2', '1']) addRecent(store, owner, item(id));
  expect(readRecent(store, owner).map(({ id }) => id)).toEqual(['1', '2']);
  expect(readRecent(store, { ...owner, supplierId: 'SUP-1002' })).toEqual([]);
  expect(readRecent(store, { ...owner, email: 'b@portal.example' })).toEqual([]);
});

test('the recent records have a maximum number', () => {
  for (let id = 0; id < recentMax + 3; id += 1) addRecent(store, owner, item(`${id}`));
  expect(readRecent(store, owner)).toHaveLength(recentMax);
  expect(readRecent(store, owner)[0]?.id).toBe(`${recentMax + 2}`);
});

test.each(['{', '{}', '[null, {"kind":"other","id":"1","label":"","status":""}, {"kind":"item","id":""}]'])(
  'the stored text %s reads as no recent records',
  (text) => {
    addRecent(store, owner, item('1'));
    for (const key of texts.keys()) texts.set(key, text);
    expect(readRecent(store, owner)).toEqual([]);
  },
);

test('a record of a response has a code, a name and a status', () => {
  expect(
    foundRecord(
      'outbound',
      { orderId: 'OB-1', poNumber: '7', customerName: 'Harborline', status: 'OPEN' },
      poNumber,
    ),
  ).toEqual({ kind: 'outbound', id: 'OB-1', lead: 'OB-1', label: 'PO 7 · Harborline', status: 'OPEN' });
  expect(
    foundRecord('inbound', { orderId: 'IB-1', details: { poNumber: '8' }, status: 'OPEN' }, poNumber),
  ).toEqual({
    kind: 'inbound',
    id: 'IB-1',
    lead: 'IB-1',
    label: 'PO 8',
    status: 'OPEN',
  });
  expect(foundRecord('user', { email: 'a@b.example', enabled: false }, poNumber)).toEqual({
    kind: 'user',
    id: 'a@b.example',
    label: 'a@b.example',
    status: 'INACTIVE',
  });
  expect(foundRecord('item', null, poNumber)).toBeUndefined();
  expect(foundRecord('item', { sku: 'A' }, poNumber)).toBeUndefined();
});

test('a status of a newer server is shown as its code', () => {
  expect(statusLabel('item', 'DISCONTINUED', 'en-US')).toBe('Discontinued');
  expect(statusLabel('outbound', 'SHIPPED', 'en-US')).toBe('Shipped');
  expect(statusLabel('user', 'SOMETHING', 'en-US')).toBe('SOMETHING');
});
