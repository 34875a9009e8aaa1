import type { ToastContent, ToastLink } from '@portal-kit/ui/toast';
import type { Destination } from '../navigation/destination';

/** What a widget notifies of. */
export interface PortalNotification extends ToastContent {
  /** Where to look at what happened; `destination` says the same to a router. */
  link?: (ToastLink & { destination?: Destination }) | undefined;
}
