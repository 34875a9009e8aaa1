import type { Destination } from '../../kernel/navigation/destination';

/**
 * Addresses by destination. An address contains placeholders for the values of the destination:
 * `{ 'items.details': '/stock/{itemId}' }`. The browser loads the address like any link.
 */
export type DestinationAddresses = Partial<Record<Destination['to'], string>>;

/** Names of the values of a destination: `itemId` for `items.details`. */
type ValueName<To> = Exclude<keyof Extract<Destination, { to: To }>, 'to'> & string;

/** Names of all placeholders in an address. A `string` that is not a literal has no known placeholders. */
type Placeholder<Address> = Address extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The placeholders of an address that are not values of the destination. */
type UnknownName<To, Address> = Exclude<Placeholder<Address>, ValueName<To>>;

/** Type error for an unknown placeholder. The compiler prints the placeholder, its destination and the known placeholders. */
export interface UnknownPlaceholder<Name, Destination, Known> {
  readonly unknownPlaceholder: [Name, Destination, Known];
}

type CheckedAddress<To extends string, Address> = [UnknownName<To, Address>] extends [never]
  ? unknown
  : UnknownPlaceholder<UnknownName<To, Address>, To, ValueName<To>>;

/** Matches addresses without unknown placeholders and without unknown destinations. */
export type CheckedAddresses<Addresses> = {
  [To in keyof Addresses]: To extends Destination['to'] ? CheckedAddress<To, Addresses[To]> : never;
};

/**
 * Returns the addresses unchanged. The compiler reports unknown destinations, and placeholders that are not values of their
 * destination. Use this function for the property `navigation` of an element, and for addresses that you write outside of
 * `EmbedProvider` and `mount…` calls. `EmbedProvider` and `mount…` check their own addresses in the same way.
 *
 * @example
 * ```ts
 * import { destinationAddresses } from 'portal-kit/element-inputs';
 *
 * export const navigation = destinationAddresses({
 *   'items.list': '/stock',
 *   'items.details': '/stock/{itemId}',
 * });
 * ```
 */
export const destinationAddresses = <const Addresses extends DestinationAddresses>(
  addresses: Addresses & CheckedAddresses<Addresses>,
): DestinationAddresses => addresses;
