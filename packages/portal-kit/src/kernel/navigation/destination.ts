import type { Destination } from '../../generated/destinations';

export type { Destination };

/** Maps destinations to addresses of the host page and navigates to them. */
export interface NavigationPort {
  /**
   * Returns the address of a destination for the `href` of a link, so that users can copy the link or open it in a new
   * tab. Return `undefined` if the host has no page for the destination; the widget then renders no link.
   */
  href: (destination: Destination) => string | undefined;
  /** Navigates to the destination without a page load. */
  go: (destination: Destination) => void;
  /** Called on hover and focus of a link, so that the host can preload the page. */
  prepare?: (destination: Destination) => void;
}
