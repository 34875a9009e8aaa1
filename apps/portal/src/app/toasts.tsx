import { ToastQueue } from '@portal-kit/ui/toast';
import { kernelMessages } from 'portal-kit/portal';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** One queue for the page: a notification outlives the screen that caused it. */
export const toasts = new ToastQueue();

/** For pages that will notify: what went wrong must be told even when the network has gone by then. */
export const loadToastRegion = () => import('@portal-kit/ui/toast-region');
const ToastRegion = lazy(async () => ({ default: (await loadToastRegion()).ToastRegion }));

/** The region's code is fetched with the first notification, if no page has fetched it before. */
export function Toasts({ locale }: { locale: string }) {
  const [isNeeded, setNeeded] = useState(false);
  const [, navigate] = useLocation();
  useEffect(() => toasts.onFirst(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  const texts = kernelMessages(locale);
  return (
    <Suspense fallback={null}>
      <ToastRegion
        queue={toasts}
        label={texts.notifications}
        closeLabel={texts.close}
        onFollow={(href, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          navigate(href);
        }}
      />
    </Suspense>
  );
}
