import { useEffect, useState } from 'react';
import {
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import * as css from './toast.css';
import { ToastList } from './toast-list';
import { type ToastQueue, toastTimeoutMs } from './toast-queue';
import { ToastTimer } from './toast-timers';
import type { TimedToast, ToastLabels } from './toast-view';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps extends ToastLabels {
  queue: ToastQueue;
  /** The accessible name of the landmark, which F6 focuses. */
  label: string;
  /** Whether toasts close after ten seconds. With `false`, toasts stay until the user closes them. Default true. */
  hasTimeLimit?: boolean | undefined;
}

const maxVisibleToasts = 4;

/**
 * The region of the toasts: bottom right, at most 390 px wide, above dialogs. Each toast is shown for ten seconds;
 * hover and focus pause the time of all toasts. The close button and the link close a toast; Escape and outside
 * clicks do not. `hasTimeLimit={false}` turns the time limit off, also for visible toasts. A toast closes an earlier
 * error toast with the same `about`. At most four toasts are visible; the others wait in the queue. Render one
 * region per page. `ToastQueue.onFirst` reports the first toast, so that a page can load the region then.
 *
 * Source: specification, section 2.
 *
 * @example
 * ```tsx
 * import { ToastQueue } from '@portal-kit/ui/toast';
 * import { ToastRegion } from '@portal-kit/ui/toast-region';
 *
 * const toasts = new ToastQueue();
 *
 * export const Notifications = () => <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />;
 * ```
 */
export function ToastRegion({ queue, label, hasTimeLimit = true, closeLabel, onFollow }: ToastRegionProps) {
  const [visible] = useState(() => new AriaToastQueue<TimedToast>({ maxVisibleToasts }));
  useEffect(() => {
    /** The keys of error toasts, by their `about`. */
    const errorKeys = new Map<string, string>();
    return queue.connect({
      show: (content) => {
        const { about, status } = content;
        const previousError = about && errorKeys.get(about);
        const timer = new ToastTimer(toastTimeoutMs, () => visible.close(key));
        const key = visible.add({ content, timer });
        if (previousError) visible.close(previousError);
        if (about && status === 'error') errorKeys.set(about, key);
        else if (about) errorKeys.delete(about);
      },
      clear: () => visible.clear(),
    });
  }, [queue, visible]);
  return (
    <AriaToastRegion queue={visible} aria-label={label} className={css.region}>
      <ToastList hasTimeLimit={hasTimeLimit} closeLabel={closeLabel} onFollow={onFollow} />
    </AriaToastRegion>
  );
}
