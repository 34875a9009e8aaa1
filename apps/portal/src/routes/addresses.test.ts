import fc from 'fast-check';
import type { Destination } from 'portal-kit/portal';
import { describe, expect, test } from 'vitest';
import {
  getDestinationUrl,
  innerAddress,
  publicPage,
  returnAddress,
  searchForOtherSupplier,
  signInAddress,
  splitAddress,
} from './addresses';
import { findRoute } from './find-route';

describe('supplier ids in an address', () => {
  test.each(['SUP-1001', 'a.b_c', '...', '.a'])('%s is a supplier id', (id) =>
    expect(splitAddress(`/${id}/items`)).toEqual({ supplierId: id, rest: '/items' }),
  );
  test.each([
    '',
    '.',
    '..',
    '%2e%2e',
    'a b',
    'a%2Fb',
    'x'.repeat(37),
    'login',
    'forgot-password',
    'reset-password',
    '__proto__',
  ])('%j is not a supplier id', (id) => {
    expect(splitAddress(`/${id}/items`)).toBeUndefined();
    expect(splitAddress(`/${id}`)).toBeUndefined();
  });
  test.each(['login2', 'my-login', 'Login', '__proto__2', '..a'])('%s is a supplier id', (id) =>
    expect(splitAddress(`/${id}`)).toEqual({ supplierId: id, rest: '/' }),
  );
});

describe('splitAddress', () => {
  test('splitAddress() splits an address into supplier id and rest', () => {
    expect(splitAddress('/SUP-1001/items/create')).toEqual({ supplierId: 'SUP-1001', rest: '/items/create' });
    expect(splitAddress('/SUP-1001')).toEqual({ supplierId: 'SUP-1001', rest: '/' });
  });
  test.each(['/', '/%2e%2e/dashboard', '//x'])('%s contains no supplier id', (path) => {
    expect(splitAddress(path)).toBeUndefined();
  });
});

describe('public pages', () => {
  test.each([
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/forgot-password', 'forgot-password'],
    ['/reset-password', 'reset-password'],
  ])('%s is the public page %s', (path, page) => {
    expect(publicPage(path)).toBe(page);
  });
  test.each(['/login/dashboard', '/reset-password/items', '/forgot-password/x/y'])(
    'the address %s shows the not-found page and contains no supplier',
    (path) => {
      expect(publicPage(path)).toBe('not-found');
    },
  );
  test.each(['/', '', '/SUP-1/login', '/Login', '/login2', '//login', '/%6Cogin'])(
    '%j is not a public page',
    (path) => {
      expect(publicPage(path)).toBeUndefined();
    },
  );
});

describe('the address of a destination', () => {
  test.each<[Destination, string]>([
    [{ to: 'items.list' }, '/SUP-1/items'],
    [{ to: 'items.create' }, '/SUP-1/items/create'],
    [{ to: 'items.details', itemId: 'I-1' }, '/SUP-1/items/details/I-1'],
    [{ to: 'items.edit', itemId: 'I-1' }, '/SUP-1/items/edit/I-1'],
    [{ to: 'uploads.list' }, '/SUP-1/bulk-uploads'],
    [{ to: 'customers.create' }, '/SUP-1/customers/create'],
    [{ to: 'customers.edit', customerId: 'CUS-1' }, '/SUP-1/customers/edit/CUS-1'],
    [{ to: 'suppliers.edit', supplierId: 'SUP-2' }, '/SUP-1/suppliers/edit/SUP-2'],
    [{ to: 'warehouses.list' }, '/SUP-1/warehouses'],
    [{ to: 'items.details', itemId: 'a/b?c#d' }, '/SUP-1/items/details/a%2Fb%3Fc%23d'],
    [{ to: 'items.edit', itemId: '100%' }, '/SUP-1/items/edit/100%25'],
    [{ to: 'inbound.details', orderId: 'a/b' }, '/SUP-1/inbound-orders/details/a%2Fb'],
    [{ to: 'outbound.details', orderId: 'OB-1' }, '/SUP-1/outbound-orders/details/OB-1'],
    [
      { to: 'outbound.edit', orderId: 'OB-1', field: 'details.customerId' },
      '/SUP-1/outbound-orders/edit/OB-1?field=details.customerId',
    ],
    [
      { to: 'outbound.edit', field: 'details.customerId', orderId: 'OB-1' },
      '/SUP-1/outbound-orders/edit/OB-1?field=details.customerId',
    ],
    [
      { to: 'uploads.list', fileType: 'ITEMS', search: 'a&b' },
      '/SUP-1/bulk-uploads?upload=ITEMS&searchInput=a%26b',
    ],
  ])('the destination %j has the address %s, with each id in one segment', (destination, address) => {
    expect(getDestinationUrl('SUP-1', destination)).toBe(address);
  });

  test('the address of a destination matches a route of the route table', () => {
    const destinations: Destination[] = [
      { to: 'items.list' },
      { to: 'items.create' },
      { to: 'items.details', itemId: 'a/b' },
      { to: 'items.edit', itemId: 'a/b' },
      { to: 'inbound.details', orderId: 'a/b' },
      { to: 'outbound.details', orderId: 'a/b' },
    ];
    for (const destination of destinations) {
      const found = findRoute(splitAddress(getDestinationUrl('SUP-1', destination))?.rest ?? '');
      expect([destination.to, Object.values(found?.params ?? {})]).toEqual([
        destination.to,
        'itemId' in destination || 'orderId' in destination ? ['a/b'] : [],
      ]);
      expect(found).toBeDefined();
    }
  });
});

describe('returnAddress', () => {
  test.each([
    ['?to=%2FSUP-1%2Fitems%3Fpage%3D2', '/SUP-1/items?page=2'],
    ['', '/'],
    ['?to=https%3A%2F%2Fevil.example', '/'],
    ['?to=%2F%2Fevil.example', '/'],
    ['?to=%2F%5Cevil.example', '/'],
    ['?to=%2Flogin', '/'],
    ['?to=%2Flogin%3Fto%3D%252FSUP-1', '/'],
    ['?to=%2Freset-password', '/'],
    ['?to=%2F.%2F%2Fevil.example', '/'],
    ['?to=https%3A%2F%2Fportal.example%2F%2Fevil.example', '/'],
    ['?to=https%3A%2F%2Fportal.example%2FSUP-1%2Fitems', '/SUP-1/items'],
    ['?to=', '/'],
    ['?to=blob%3Ahttps%3A%2F%2Fportal.example%2FSUP-1', '/'],
    ['?to=%2F%09%2Fevil.example', '/'],
    ['?to=javascript%3Aalert(1)', '/'],
  ])('returnAddress() resolves %s to %s', (search, address) =>
    expect(returnAddress(search, 'https://portal.example')).toBe(address),
  );
});

test('innerAddress() returns a path of this origin for any text', () => {
  const origin = 'https://portal.example';
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '\t',
    'evil.example',
    'https:',
    'a',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (to) => {
        const address = innerAddress(to, origin);
        expect(new URL(address, origin).origin).toBe(origin);
        expect(address).toMatch(/^\/(?!\/)/);
      },
    ),
  );
});

describe('the sign-in address', () => {
  test.each([
    [
      '/SUP-1/items',
      '?page=2&searchInput=a%26b',
      '/login?to=%2FSUP-1%2Fitems%3Fpage%3D2%26searchInput%3Da%2526b',
    ],
    ['/SUP-1/dashboard', '', '/login?to=%2FSUP-1%2Fdashboard'],
    ['/', '', '/login'],
    ['/login', '?to=%2FSUP-1', '/login'],
    ['/reset-password', '', '/login'],
  ])('the sign-in address for %s%s is %s', (path, search, address) => {
    expect(signInAddress(path, search)).toBe(address);
  });

  test.each([
    ['/SUP-1/items', '?page=2&searchInput=a%26b'],
    ['/SUP-1/items/details/a%2Fb', ''],
  ])('returnAddress() reads %s%s from its sign-in address', (path, search) => {
    const { origin, search: query } = new URL(signInAddress(path, search), 'https://portal.example');
    expect(returnAddress(query, origin)).toBe(path + search);
  });
});

describe('the same screen of another supplier', () => {
  test.each([
    ['?page=3&searchInput=wine&orderBy=sku&order=DESC', '?searchInput=wine&orderBy=sku&order=DESC'],
    ['?detailsId=I-1&rowsPerPage=50', '?detailsId=I-1&rowsPerPage=50'],
    ['?filter=status:ACTIVE;', '?filter=status:ACTIVE;'],
    ['?page=3', ''],
    ['', ''],
  ])('switching to another supplier changes the query %s to %s', (search, other) => {
    expect(searchForOtherSupplier(search)).toBe(other);
  });
});
