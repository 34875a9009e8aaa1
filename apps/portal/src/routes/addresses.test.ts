import { describe, expect, test } from 'vitest';
import { addressOf, isSupplierId, returnAddress, splitAddress } from './addresses';

describe('supplier ids in the address', () => {
  test.each(['SUP-1001', 'a.b_c'])('%s is one', (id) => expect(isSupplierId(id)).toBe(true));
  test.each(['', '.', '..', '%2e%2e', 'a b', 'a%2Fb', 'x'.repeat(37)])('%j is none', (id) =>
    expect(isSupplierId(id)).toBe(false),
  );
});

describe('splitAddress', () => {
  test('parts supplier and page', () => {
    expect(splitAddress('/SUP-1001/items/create')).toEqual({ supplierId: 'SUP-1001', rest: '/items/create' });
    expect(splitAddress('/SUP-1001')).toEqual({ supplierId: 'SUP-1001', rest: '/' });
  });
  test.each(['/', '/%2e%2e/dashboard', '//x'])('%s has no supplier', (path) => {
    expect(splitAddress(path)).toBeUndefined();
  });
});

test('an item id becomes one encoded segment', () => {
  expect(addressOf('SUP-1', { to: 'items.details', itemId: 'a/b?c#d' })).toBe(
    '/SUP-1/items/details/a%2Fb%3Fc%23d',
  );
});

describe('returnAddress', () => {
  test.each([
    ['?to=%2FSUP-1%2Fitems%3Fpage%3D2', '/SUP-1/items?page=2'],
    ['', '/'],
    ['?to=https%3A%2F%2Fevil.example', '/'],
    ['?to=%2F%2Fevil.example', '/'],
    ['?to=%2F%5Cevil.example', '/'],
    ['?to=%2Flogin', '/'],
    ['?to=%2F%09%2Fevil.example', '/'],
    ['?to=javascript%3Aalert(1)', '/'],
  ])('%s leads to %s', (search, address) =>
    expect(returnAddress(search, 'https://portal.example')).toBe(address),
  );
});
