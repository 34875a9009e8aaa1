import { lazyPart } from '@portal-kit/ui/lazy-part';
import { ToastQueue } from '@portal-kit/ui/toast';
import { kernelMessages } from 'portal-kit/portal';
import { useEffect, useState } from 'react';
import { navigate } from '../address/address';

/** Notifications of the page. A notification outlives the screen that created it. */
export const toasts = new ToastQueue();

/** Preload the region on pages that show notifications, because lazy code cannot be fetched offline. */
export const ToastRegion = lazyPart(() =>
  import('./toast-region.part').then((part) => part.PortalToastRegion),
);

/** Loads the toast region with the first notification, unless a page has preloaded the region. */
export function Toasts({ locale }: { locale: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toasts.onFirst(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  const texts = kernelMessages(locale);
  return (
    <ToastRegion
      queue={toasts}
      label={texts.notifications}
      closeLabel={texts.close}
      onLoadFailed={() => setNeeded(false)}
      onFollow={({ href }, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
