import { destinationValues } from '../../generated/destination-values';
import type { DestinationAddresses } from '../host/destination-addresses';
import type { HostNavigation } from '../host/host-navigation';
import { warnOnce } from './warn-once';

const knownValues: Readonly<Record<string, readonly string[]>> = destinationValues;

function checkPlaceholders(to: string, address: string): void {
  const known = knownValues[to] ?? [];
  for (const [, name = ''] of address.matchAll(/\{([^{}]*)\}/g)) {
    if (known.includes(name)) continue;
    warnOnce({
      cause: `placeholder ${to} ${name}`,
      what: `The address of "${to}" contains {${name}}, which is not a value of the destination.`,
      consequence: 'Links contain nothing in its place.',
      fix: known.length > 0 ? `Use ${known.map((each) => `{${each}}`).join(' or ')}.` : 'Remove it.',
    });
  }
}

/** Warns about unknown destinations, and about placeholders that are not values of their destination. */
export function checkAddresses(navigation: HostNavigation): void {
  if (typeof (navigation as { href?: unknown }).href === 'function') return;
  for (const [to, address] of Object.entries(navigation as DestinationAddresses)) {
    if (Object.hasOwn(knownValues, to)) checkPlaceholders(to, String(address));
    else
      warnOnce({
        cause: `destination ${to}`,
        what: `navigation has an address for "${to}", which is not a destination.`,
        consequence: 'The address is not used.',
        fix: `Use one of these destinations: ${Object.keys(knownValues).join(', ')}.`,
      });
  }
}
