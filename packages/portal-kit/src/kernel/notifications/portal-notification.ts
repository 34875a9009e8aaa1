import type { ToastContent, ToastLink } from '@portal-kit/ui/toast';
import type { Destination } from '../navigation/destination';

/** A notification of a widget. */
export interface PortalNotification extends ToastContent {
  /** Link to the affected record. `destination` is the same target for a router. */
  link?: (ToastLink & { destination?: Destination }) | undefined;
}
