import type { ToastQueue } from '@portal-kit/ui/toast';
import { ToastRegion } from '@portal-kit/ui/toast-region';
import { kernelMessages } from 'portal-kit/portal';
import { useSyncExternalStore } from 'react';
import { navigate } from '../address/address';
import {
  hasNotificationTimeLimit,
  subscribeToNotificationTimeLimit,
} from '../preferences/notification-time-limit';

/** Shows the notifications, with the time limit that the user has chosen. */
export function PortalToastRegion({ queue, locale }: { queue: ToastQueue; locale: string }) {
  const hasTimeLimit = useSyncExternalStore(subscribeToNotificationTimeLimit, hasNotificationTimeLimit);
  const texts = kernelMessages(locale);
  return (
    <ToastRegion
      queue={queue}
      hasTimeLimit={hasTimeLimit}
      label={texts.notifications}
      closeLabel={texts.close}
      onFollow={({ href }, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
