import { type MouseEvent, useEffect, useState } from 'react';
import {
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Countdown } from './countdowns';
import * as css from './toast.css';
import { ToastList } from './toast-list';
import { type ToastLink, type ToastQueue, toastTimeoutMs } from './toast-queue';
import type { TimedToast } from './toast-view';

/** What {@link ToastRegion} shows and what it calls its parts. */
export interface ToastRegionProps {
  queue: ToastQueue;
  /** The region's accessible name, as a landmark (F6 goes there). */
  label: string;
  /** The name of the close icons. */
  closeLabel: string;
  /** Follows a toast's link without a page load, with `preventDefault`. Without it the browser follows. */
  onFollow?: (link: ToastLink, event: MouseEvent<HTMLAnchorElement>) => void;
}

const maxVisibleToasts = 4;

/**
 * Where toasts appear: bottom right, at most 390 px wide, above dialogs. Each is shown for ten seconds and closed by
 * its icon or by following its link, not by clicking away and not by Escape; hover and focus hold the time of all. A
 * failure makes room for what comes next of the same (`about`): it holds no more. Four at most are in sight, the others
 * follow. Render it once per page, lazily (see `ToastQueue.onFirst`).
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
export function ToastRegion({ queue, label, closeLabel, onFollow }: ToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<TimedToast>({ maxVisibleToasts }));
  useEffect(() => {
    /** The failures that something newer takes away, by what they are about. */
    const failures = new Map<string, string>();
    return queue.connect({
      show: (content) => {
        const { about, status } = content;
        const failure = about && failures.get(about);
        const countdown = new Countdown(toastTimeoutMs, () => shown.close(key));
        const key = shown.add({ content, countdown });
        if (failure) shown.close(failure);
        if (about && status === 'error') failures.set(about, key);
        else if (about) failures.delete(about);
      },
      clear: () => shown.clear(),
    });
  }, [queue, shown]);
  return (
    <AriaToastRegion queue={shown} aria-label={label} className={css.region}>
      <ToastList closeLabel={closeLabel} onFollow={onFollow} />
    </AriaToastRegion>
  );
}
