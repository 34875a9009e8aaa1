import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useState } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast';
import { IconButton } from '../button/button';
import * as css from './toast.css';
import { type ToastContent, type ToastQueue, toastTimeoutMs } from './toast-queue';

export interface ToastRegionProps {
  queue: ToastQueue;
  label: string;
  closeLabel: string;
  /** Follows a toast's link without a page load. */
  onFollow?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Bottom right, at most 390 px wide, closed by its icon or after ten seconds; hover and focus hold the time. */
export function ToastRegion({ queue, label, closeLabel, onFollow }: ToastRegionProps) {
  const [ariaQueue] = useState(() => new AriaToastQueue<ToastContent>({ maxVisibleToasts: 4 }));
  useEffect(
    () => queue.connect((content) => ariaQueue.add(content, { timeout: toastTimeoutMs })),
    [queue, ariaQueue],
  );
  return (
    <AriaToastRegion queue={ariaQueue} aria-label={label} className={css.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={css.toast}>
          {toast.content.status === 'success' ? (
            <CircleCheck size={20} className={css.success} aria-hidden="true" />
          ) : (
            <TriangleAlert size={20} className={css.error} aria-hidden="true" />
          )}
          <AriaToastContent className={css.content}>
            <Text slot="title" className={css.title}>
              {toast.content.title}
            </Text>
            {toast.content.caption && (
              <Text slot="description" elementType="p" className={css.caption}>
                {toast.content.caption}
              </Text>
            )}
            {toast.content.additionalInfo && <p className={css.caption}>{toast.content.additionalInfo}</p>}
            {toast.content.validationErrors && toast.content.validationErrors.length > 0 && (
              <ul className={css.errors}>
                {toast.content.validationErrors.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
            {toast.content.link && (
              <a
                className={css.link}
                href={toast.content.link.href}
                onClick={(event) => {
                  onFollow?.(toast.content.link?.href ?? '', event);
                  ariaQueue.close(toast.key);
                }}
              >
                {toast.content.link.title}
              </a>
            )}
          </AriaToastContent>
          <IconButton label={closeLabel} icon={<X size={18} />} onClick={() => ariaQueue.close(toast.key)} />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
