/** Where a widget wants to go, without knowing any address. The host's navigation port resolves it. */
export type Destination =
  | { to: 'items.list' }
  | { to: 'items.details'; itemId: string }
  | { to: 'items.create' }
  | { to: 'items.edit'; itemId: string };

/** How a host shows destinations: an address for links, and a way to go there. */
export interface NavigationPort {
  /** The address of a destination, put into `href`, so that a link can be copied and opened in a new tab. */
  href: (destination: Destination) => string;
  /** Goes there without a page load. */
  go: (destination: Destination) => void;
  /** The user is about to go there: the time to preload. */
  prepare?: (destination: Destination) => void;
}
