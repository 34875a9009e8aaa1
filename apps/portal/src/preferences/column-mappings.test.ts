import { beforeEach, expect, test } from 'vitest';
import { startTextStore } from '../../test/text-store';
import { columnMappings } from './column-mappings';

const { texts, store } = startTextStore();
const owner = { email: 'ada@portal.example', supplierId: 'SUP-1001' };

beforeEach(() => texts.clear());

test('a mapping is stored until it is removed, and its key does not contain the email address', () => {
  const mappings = columnMappings(store, owner);
  mappings.write('ITEMS a', ['SKU', null]);
  expect(columnMappings(store, owner).read('ITEMS a')).toEqual(['SKU', null]);
  expect([...texts.keys()].join()).not.toContain('ada');
  mappings.write('ITEMS a', null);
  expect([mappings.read('ITEMS a'), texts.size]).toEqual([undefined, 0]);
});

test.each([
  ['user', { ...owner, email: 'grace@portal.example' }],
  ['supplier', { ...owner, supplierId: 'SUP-1002' }],
])('a mapping is not visible to another %s', (_, other) => {
  columnMappings(store, owner).write('ITEMS a', ['SKU']);
  expect(columnMappings(store, other).read('ITEMS a')).toBeUndefined();
});

test('the oldest mapping is removed after 30 mappings, and an unreadable text is ignored', () => {
  const mappings = columnMappings(store, owner);
  for (let index = 0; index < 31; index += 1) mappings.write(`ITEMS ${index}`, ['SKU']);
  expect([mappings.read('ITEMS 0'), mappings.read('ITEMS 1')]).toEqual([undefined, ['SKU']]);
  for (const key of texts.keys()) texts.set(key, '{');
  expect(mappings.read('ITEMS 1')).toBeUndefined();
});
