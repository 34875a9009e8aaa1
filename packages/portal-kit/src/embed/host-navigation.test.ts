import { afterEach, expect, test, vi } from 'vitest';
import { navigationPort } from './host-navigation';

afterEach(() => vi.unstubAllGlobals());

test('without a navigation nothing is offered, and going nowhere is no failure', () => {
  const port = navigationPort(undefined);
  expect(port.href({ to: 'items.list' })).toBeUndefined();
  expect(() => port.go({ to: 'items.list' })).not.toThrow();
});

test('a port of the host is taken as it is', () => {
  const port = { href: () => '/x', go: () => {} };
  expect(navigationPort(port)).toBe(port);
});

test.each([
  [{ to: 'items.details', itemId: 'ITM-1' }, '/stock/ITM-1?from=portal'],
  [{ to: 'items.details', itemId: '../a b?c#d' }, '/stock/..%2Fa%20b%3Fc%23d?from=portal'],
  [{ to: 'items.create' }, '/stock/new'],
  [{ to: 'uploads.list' }, '/uploads/'],
  [{ to: 'items.list' }, undefined],
] as const)('addresses are filled in with what the destination holds: %j', (destination, address) => {
  const port = navigationPort({
    'items.details': '/stock/{itemId}?from=portal',
    'items.create': '/stock/new',
    'uploads.list': '/uploads/{fileType}',
  });
  expect(port.href(destination)).toBe(address);
});

test('going to an address is the browser’s own way', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const port = navigationPort({ 'items.create': '/stock/new' });
  port.go({ to: 'items.create' });
  port.go({ to: 'items.list' });
  expect(assign.mock.calls).toEqual([['/stock/new']]);
});
