import { lazyPart } from '@portal-kit/ui/lazy-part';
import { ToastQueue } from '@portal-kit/ui/toast';
import { useEffect, useState } from 'react';

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
  return isNeeded && <ToastRegion queue={toasts} locale={locale} onLoadFailed={() => setNeeded(false)} />;
}
