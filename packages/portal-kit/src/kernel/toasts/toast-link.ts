import type { Destination, NavigationPort } from '../navigation/destination';
import type { PortalNotification } from './portal-notification';

/** Returns a notification's link, or `undefined` if the host has no page for the destination. */
export function toastLink(
  navigation: NavigationPort,
  destination: Destination,
  title: string,
): PortalNotification['link'] {
  const href = navigation.href(destination);
  return href === undefined ? undefined : { title, href, destination };
}
