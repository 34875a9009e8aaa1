import circleCheckIcon from '@lucide/icons/icons/circle-check';
import triangleAlertIcon from '@lucide/icons/icons/triangle-alert';
import xIcon from '@lucide/icons/icons/x';
import { type MouseEvent, useEffect } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { asPart } from '../../theme/as-part';
import { IconButton } from '../button/button';
import { FoldedText } from '../folded-text/folded-text';
import { Icon } from '../icon/icon';
import * as css from './toast.css';
import type { ToastContent, ToastLink } from './toast-queue';
import type { ToastTimer, ToastTimers } from './toast-timers';

export interface TimedToast {
  content: ToastContent;
  /** Stored with the toast instead of its view, so that a displaced toast keeps its remaining time. */
  timer: ToastTimer;
}

/** Texts and callbacks of the toasts. */
export interface ToastLabels {
  /** The accessible name of the close buttons. */
  closeLabel: string;
  /**
   * Called when a link is followed. Call `preventDefault` to navigate without a page load. Default: the browser
   * follows the link.
   */
  onFollow?: ((link: ToastLink, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

interface ToastViewProps extends ToastLabels {
  toast: QueuedToast<TimedToast>;
  timers: ToastTimers;
  onClose: () => void;
}

const parts = { success: asPart('toast ok'), error: asPart('toast bad') } as const;

export function ToastView({ toast, timers, closeLabel, onFollow, onClose }: ToastViewProps) {
  const { timer, content } = toast.content;
  const { status, title, caption, additionalInfo, validationErrors = [], moreErrors, link, lang } = content;
  useEffect(() => timers.add(timer), [timers, timer]);
  return (
    <AriaToast toast={toast} render={parts[status]} className={css.toast}>
      {status === 'success' ? (
        <Icon data={circleCheckIcon} sizePx={20} className={css.success} />
      ) : (
        <Icon data={triangleAlertIcon} sizePx={20} className={css.error} />
      )}
      <AriaToastContent className={css.content}>
        <Text slot="title" part="title" elementType="p" className={css.title}>
          {title}
        </Text>
        {caption && (
          <Text slot="description" elementType="div" className={css.caption}>
            <FoldedText lang={lang}>{caption}</FoldedText>
          </Text>
        )}
        {link && (
          <a
            part="link"
            className={css.link}
            href={link.href}
            onClick={(event) => {
              onFollow?.(link, event);
              // Opening the link in another tab does not close the toast.
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
            }}
          >
            {link.title}
          </a>
        )}
        {additionalInfo && (
          <div className={css.caption}>
            <FoldedText>{additionalInfo}</FoldedText>
          </div>
        )}
        {validationErrors.length > 0 && (
          <ul className={css.errors}>
            {validationErrors.map((line, index) => (
              <li key={index}>
                <FoldedText lang={lang}>{line}</FoldedText>
              </li>
            ))}
            {moreErrors && <li>{moreErrors}</li>}
          </ul>
        )}
      </AriaToastContent>
      <IconButton
        label={closeLabel}
        icon={<Icon data={xIcon} sizePx={18} />}
        className={css.close}
        // Keeps focus in the page on a press. Otherwise focus would move to the next toast and pause that toast.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </AriaToast>
  );
}
