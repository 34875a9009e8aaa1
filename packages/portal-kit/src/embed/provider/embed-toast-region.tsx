import { ToastRegion, type ToastRegionProps } from '@portal-kit/ui/toast-region';
import { usePortal } from '../../kernel/host/portal-context';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { isPlainClick } from '../../kernel/navigation/use-destination-link';
import type { PortalNotification } from '../../kernel/toasts/portal-notification';

/** Notifications of a provider. A plain click on a link goes through the host's navigation port. */
export function EmbedToastRegion({ queue, hasTimeLimit }: Pick<ToastRegionProps, 'queue' | 'hasTimeLimit'>) {
  const { navigation } = usePortal();
  const texts = useMessages(kernelMessages);
  return (
    <ToastRegion
      queue={queue}
      hasTimeLimit={hasTimeLimit}
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
