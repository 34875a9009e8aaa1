import { lazyPart } from '@portal-kit/ui/lazy-part';
import { ToastQueue } from '@portal-kit/ui/toast';
import { kernelMessages } from 'portal-kit/portal';
import { useEffect, useState } from 'react';
import { navigate } from './address';

/** One queue for the page: a notification outlives the screen that caused it. */
export const toasts = new ToastQueue();

/** For pages that will notify: what went wrong must be told even when the network has gone by then. */
export const ToastRegion = lazyPart(async () => (await import('@portal-kit/ui/toast-region')).ToastRegion);

/** The region's code is fetched with the first notification, if no page has fetched it before. */
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
