import type { ToastContent } from '@portal-kit/ui/toast';
import type { Destination, NavigationPort } from '../navigation/destination';

/** A notification's link; none where the host does not show the destination. */
export function toastLink(
  navigation: NavigationPort,
  destination: Destination,
  title: string,
): ToastContent['link'] {
  const href = navigation.href(destination);
  return href === undefined ? undefined : { title, href };
}
