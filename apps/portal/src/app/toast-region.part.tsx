import { ToastRegion, type ToastRegionProps } from '@portal-kit/ui/toast-region';
import { useSyncExternalStore } from 'react';
import {
  hasNotificationTimeLimit,
  subscribeToNotificationTimeLimit,
} from '../preferences/notification-time-limit';

/** The notifications of the page, with the time limit that the user has chosen. */
export function PortalToastRegion(props: ToastRegionProps) {
  const hasTimeLimit = useSyncExternalStore(subscribeToNotificationTimeLimit, hasNotificationTimeLimit);
  return <ToastRegion {...props} hasTimeLimit={hasTimeLimit} />;
}
