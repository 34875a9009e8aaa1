import { ToastQueue } from '@portal-kit/ui/toast';
import { ToastRegion } from '@portal-kit/ui/toast-region';
import { kernelMessages } from 'portal-kit/portal';
import { useSyncExternalStore } from 'react';
import { navigate } from '../address/address';
import {
  hasNotificationTimeLimit,
  subscribeToNotificationTimeLimit,
} from '../preferences/notification-time-limit';

/** Notifications of the page. A notification outlives the screen that created it. */
export const toasts = new ToastQueue();

/** Shows the notifications, with the time limit that the user has chosen. */
export function Toasts({ locale }: { locale: string }) {
  const hasTimeLimit = useSyncExternalStore(subscribeToNotificationTimeLimit, hasNotificationTimeLimit);
  const texts = kernelMessages(locale);
  return (
    <ToastRegion
      queue={toasts}
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
