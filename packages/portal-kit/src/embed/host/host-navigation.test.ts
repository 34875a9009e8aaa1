import { afterEach, expect, test, vi } from 'vitest';
import { navigationPort } from './host-navigation';

afterEach(() => vi.unstubAllGlobals());

test('without a navigation input no destination has an address and go() does nothing', () => {
  const port = navigationPort(undefined);
  expect(port.href({ to: 'items.list' })).toBeUndefined();
  expect(() => port.go({ to: 'items.list' })).not.toThrow();
});

test('a navigation port of the host is used unchanged', () => {
  const port = { href: () => '/x', go: () => {} };
  expect(navigationPort(port)).toBe(port);
});

test.each([
  [{ to: 'items.details', itemId: 'ITM-1' }, '/stock/ITM-1?from=portal'],
  [{ to: 'items.details', itemId: '../a b?c#d' }, '/stock/..%2Fa%20b%3Fc%23d?from=portal'],
  [{ to: 'items.create' }, '/stock/new'],
  [{ to: 'uploads.list' }, '/uploads/'],
  [{ to: 'items.list' }, undefined],
] as const)(
  'the placeholders of an address are replaced with the encoded values of %j',
  (destination, address) => {
    const port = navigationPort({
      'items.details': '/stock/{itemId}?from=portal',
      'items.create': '/stock/new',
      'uploads.list': '/uploads/{fileType}',
    });
    expect(port.href(destination)).toBe(address);
  },
);

test('go() with addresses loads the address in the browser', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const port = navigationPort({ 'items.create': '/stock/new' });
  port.go({ to: 'items.create' });
  port.go({ to: 'items.list' });
  expect(assign.mock.calls).toEqual([['/stock/new']]);
});

test('a placeholder that is not a value of the destination is replaced with nothing', () => {
  const addresses: Record<string, string> = { 'items.details': '/stock/{itemID}' };
  expect(navigationPort(addresses).href({ to: 'items.details', itemId: 'ITM-1' })).toBe('/stock/');
});
