import { expect, test } from 'vitest';
import type { ItemDetailsInputs } from '../../features/items/details/item-details.inputs';
import type { MountOptions } from '../mount/mount-widget';
import { destinationAddresses } from './destination-addresses';
import type { HostNavigation } from './host-navigation';

const inputs = { apiUrl: '', supplierId: 'SUP-1', getToken: () => 'token-1', itemId: 'ITM-1' };

/** Has the signature of a `mount…` function. */
const getNavigation = <const Navigation extends HostNavigation = HostNavigation>(
  options: MountOptions<ItemDetailsInputs, Navigation>,
) => options.navigation;

test('destinationAddresses returns its argument and reports unknown placeholders and destinations to the compiler', () => {
  const addresses = { 'items.details': '/stock/{itemId}', 'users.list': '/users' } as const;
  expect(destinationAddresses(addresses)).toBe(addresses);
  destinationAddresses({ 'users.edit': '/users/{email}?again={email}', 'items.list': '/stock?{filter}' });
  // A text that is not a literal is checked at run time only.
  destinationAddresses({ 'items.details': String(addresses) });
  // @ts-expect-error: the value is itemId
  destinationAddresses({ 'items.details': '/stock/{itemID}' });
  // @ts-expect-error: the destination has no values
  destinationAddresses({ 'items.create': '/stock/{itemId}' });
  // @ts-expect-error: only the second placeholder is wrong
  destinationAddresses({ 'items.edit': '/stock/{itemId}/{tab}' });
  // @ts-expect-error: names of values have no hyphens
  destinationAddresses({ 'items.edit': '/stock/{item-id}' });
  // @ts-expect-error: unknown destination
  destinationAddresses({ 'items.list': '/stock', 'item.details': '/stock/{itemId}' });
});

test('the input navigation accepts addresses and ports, and reports unknown placeholders to the compiler', () => {
  const port = { href: ({ to }: { to: string }) => to, go: () => {} };
  expect(getNavigation({ ...inputs, navigation: port })).toBe(port);
  expect(getNavigation(inputs)).toBeUndefined();
  getNavigation({ ...inputs, navigation: { 'items.list': '/stock', 'items.details': '/stock/{itemId}' } });
  getNavigation({
    ...inputs,
    onItemLoaded: (item) => item.sku.trim(),
    navigation: {
      href: (destination) => (destination.to === 'items.details' ? destination.itemId : undefined),
      go: () => {},
    },
  });
  // @ts-expect-error: the value is itemId
  getNavigation({ ...inputs, navigation: { 'items.details': '/stock/{itemID}' } });
  // @ts-expect-error: unknown destination
  getNavigation({ ...inputs, navigation: { 'items.list': '/stock', 'item.details': '/stock/{itemId}' } });
  // @ts-expect-error: a port without go
  getNavigation({ ...inputs, navigation: { href: () => '/stock' } });
});
