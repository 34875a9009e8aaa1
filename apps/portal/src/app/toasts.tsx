import { lazyPart } from '@portal-kit/ui/lazy-part';
import { ToastQueue } from '@portal-kit/ui/toast';
import { useEffect, useState } from 'react';

/** Notifications of the page. A notification outlives the screen that created it. */
export const toasts = new ToastQueue();

export const ToastRegion = lazyPart(() => import('./toast-region').then((part) => part.PortalToastRegion));

/** Shows the notifications. */
export function Toasts({ locale }: { locale: string }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toasts.onFirst(() => setNeeded(true)), []);
  return isNeeded && <ToastRegion queue={toasts} locale={locale} onLoadFailed={() => setNeeded(false)} />;
}
