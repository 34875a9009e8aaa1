import type { Destination, NavigationPort } from '../navigation/destination';
import type { PortalNotification } from './portal-notification';

/** A notification's link; none where the host does not show the destination. */
export function toastLink(
  navigation: NavigationPort,
  destination: Destination,
  title: string,
): PortalNotification['link'] {
  const href = navigation.href(destination);
  return href === undefined ? undefined : { title, href, destination };
}
