import type { Destination, NavigationPort } from '../../kernel/navigation/destination';

/**
 * Addresses by destination. Braces mark the values of the destination: `{ 'items.details': '/stock/{itemId}' }`. The
 * browser loads the address like any link.
 */
export type DestinationAddresses = Partial<Record<Destination['to'], string>>;

/** Maps destinations to the pages of the host: a navigation port, or addresses. */
export type HostNavigation = NavigationPort | DestinationAddresses;

const isPort = (navigation: HostNavigation): navigation is NavigationPort =>
  typeof (navigation as NavigationPort).href === 'function';

function addressOf(template: string, destination: Destination): string {
  const values: Record<string, string | undefined> = { ...destination };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Converts the `navigation` input of a host to a navigation port. */
export function navigationPort(navigation: HostNavigation | undefined): NavigationPort {
  if (!navigation) return { href: () => undefined, go: () => {} };
  if (isPort(navigation)) return navigation;
  const href = (destination: Destination) => {
    const template = navigation[destination.to];
    return template === undefined ? undefined : addressOf(template, destination);
  };
  return {
    href,
    go: (destination) => {
      const address = href(destination);
      if (address !== undefined) globalThis.location.assign(address);
    },
  };
}
