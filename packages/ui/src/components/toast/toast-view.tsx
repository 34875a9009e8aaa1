import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { asPart } from '../../theme/as-part';
import { IconButton } from '../button/button';
import type { Countdown, Countdowns } from './countdowns';
import * as css from './toast.css';
import type { ToastContent } from './toast-queue';
import type { ToastRegionProps } from './toast-region';

export interface TimedToast {
  content: ToastContent;
  /** Of the toast, not of its view: one that waits for its place keeps what is left. */
  countdown: Countdown;
}

interface ToastViewProps extends Pick<ToastRegionProps, 'closeLabel' | 'onFollow'> {
  toast: QueuedToast<TimedToast>;
  countdowns: Countdowns;
  onClose: () => void;
}

const parts = { success: asPart('toast ok'), error: asPart('toast bad') } as const;

/** One toast. */
export function ToastView({ toast, countdowns, closeLabel, onFollow, onClose }: ToastViewProps) {
  const { countdown, content } = toast.content;
  const { status, title, caption, additionalInfo, validationErrors = [], link } = content;
  useEffect(() => countdowns.add(countdown), [countdowns, countdown]);
  return (
    <AriaToast toast={toast} render={parts[status]} className={css.toast}>
      {status === 'success' ? (
        <CircleCheck size={20} className={css.success} aria-hidden="true" />
      ) : (
        <TriangleAlert size={20} className={css.error} aria-hidden="true" />
      )}
      <AriaToastContent className={css.content}>
        <Text slot="title" part="title" elementType="p" className={css.title}>
          {title}
        </Text>
        {caption && (
          <Text slot="description" elementType="p" className={css.caption}>
            {caption}
          </Text>
        )}
        {link && (
          <a
            part="link"
            className={css.link}
            href={link.href}
            onClick={(event) => {
              onFollow?.(link, event);
              // Opened elsewhere, this page and what it tells stay.
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
            }}
          >
            {link.title}
          </a>
        )}
        {additionalInfo && <p className={css.caption}>{additionalInfo}</p>}
        {validationErrors.length > 0 && (
          <ul className={css.errors}>
            {validationErrors.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
      </AriaToastContent>
      <IconButton
        label={closeLabel}
        icon={<X size={18} />}
        className={css.close}
        // A press takes no focus from the page: it would go on to the next toast, and hold that one.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </AriaToast>
  );
}
