import { ToastQueue } from '@portal-kit/ui/toast';
import { kernelMessages } from 'portal-kit/portal';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** One queue for the page: a notification outlives the screen that caused it. */
export const toasts = new ToastQueue();

const ToastRegion = lazy(async () => ({
  default: (await import('@portal-kit/ui/toast-region')).ToastRegion,
}));

/** The region's code is fetched with the first notification. */
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
