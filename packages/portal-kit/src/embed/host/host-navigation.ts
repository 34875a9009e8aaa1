import type { Destination, NavigationPort } from '../../kernel/navigation/destination';
import type { CheckedAddresses, DestinationAddresses } from './destination-addresses';

/** Maps destinations to the pages of the host: a navigation port, or addresses. */
export type HostNavigation = NavigationPort | DestinationAddresses;

/** The input `navigation` with addresses whose placeholders the compiler checks. */
export interface NavigationInput<Navigation extends HostNavigation> {
  /** Addresses of destinations. A destination without an address has no link and no button. Default: no addresses. */
  navigation?:
    | (Navigation & (Navigation extends NavigationPort ? unknown : CheckedAddresses<Navigation>))
    | undefined;
}

const isPort = (navigation: HostNavigation): navigation is NavigationPort =>
  typeof (navigation as NavigationPort).href === 'function';

function fillUrlTemplate(template: string, destination: Destination): string {
  const values = new Map(Object.entries(destination));
  return template.replace(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** Converts the `navigation` input of a host to a navigation port. */
export function navigationPort(navigation: HostNavigation | undefined): NavigationPort {
  if (!navigation) return { href: () => undefined, go: () => {} };
  if (isPort(navigation)) return navigation;
  const href = (destination: Destination) => {
    const template = navigation[destination.to];
    return template === undefined ? undefined : fillUrlTemplate(template, destination);
  };
  return {
    href,
    go: (destination) => {
      const address = href(destination);
      if (address !== undefined) globalThis.location.assign(address);
    },
  };
}
