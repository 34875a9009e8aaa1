import { destinationValues } from '../../generated/destination-values';
import type { DestinationAddresses } from './destination-addresses';

const knownValues: Readonly<Record<string, readonly string[]>> = destinationValues;
/** Warnings that the page has shown. */
const shown = new Set<string>();

function warnOnce(warning: string): void {
  if (shown.has(warning)) return;
  shown.add(warning);
  // biome-ignore lint/suspicious/noConsole: a warning for the developer of the host page
  console.warn(`portal-kit: ${warning} See "Navigation" in docs/embedding.md.`);
}

function warnOfPlaceholders(to: string, address: string): void {
  const known = knownValues[to] ?? [];
  const names = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  for (const name of names.filter((each) => !known.includes(each))) {
    const fix = known.length > 0 ? `Use ${known.map((each) => `{${each}}`).join(' or ')}.` : 'Remove it.';
    warnOnce(
      `the address of "${to}" contains {${name}}, but the destination has no such value. The links contain nothing in its place. ${fix}`,
    );
  }
}

/** Warns once, in development, of each unknown destination and of each placeholder that is not a value of its destination. */
export function warnOfUnknownNames(addresses: DestinationAddresses): void {
  for (const [to, address] of Object.entries(addresses)) {
    if (Object.hasOwn(knownValues, to)) warnOfPlaceholders(to, String(address));
    else
      warnOnce(
        `"${to}" is not a destination, so its address is not used. The destinations are ${Object.keys(knownValues).join(', ')}.`,
      );
  }
}
