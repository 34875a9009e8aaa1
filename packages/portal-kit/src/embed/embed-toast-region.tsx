import type { ToastQueue } from '@portal-kit/ui/toast';
import { ToastRegion } from '@portal-kit/ui/toast-region';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import { isPlainClick } from '../kernel/navigation/use-destination-link';
import type { PortalNotification } from '../kernel/notifications/portal-notification';
import { usePortal } from '../kernel/portal/portal-context';

/** The notifications of a provider; their links go the host's way, as those of widgets do. */
export function EmbedToastRegion({ queue }: { queue: ToastQueue }) {
  const { navigation } = usePortal();
  const texts = useMessages(kernelMessages);
  return (
    <ToastRegion
      queue={queue}
      label={texts.notifications}
      closeLabel={texts.close}
      onFollow={({ destination }: NonNullable<PortalNotification['link']>, event) => {
        if (!destination || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(destination);
      }}
    />
  );
}
