import { useContext, useEffect, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { UNSTABLE_ToastStateContext as AriaToastState } from 'react-aria-components/Toast';
import { toastHeight } from '../../theme/contract.css';
import * as css from './toast.css';
import { ToastTimers } from './toast-timers';
import { type ToastLabels, ToastView } from './toast-view';

interface ToastListProps extends ToastLabels {
  hasTimeLimit: boolean;
}

/**
 * The visible toasts. Scroll containers add space for them, so that the user can scroll content out from under the toasts.
 * The list unmounts with the last toast, which resets a pause by hover or focus.
 */
export function ToastList({ hasTimeLimit, closeLabel, onFollow }: ToastListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    const theme = element?.closest<HTMLElement>('[data-pk-theme]');
    if (!element || !theme) return;
    const property = toastHeight.slice('var('.length, -1);
    const observer = new ResizeObserver(() => theme.style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      theme.style.removeProperty(property);
    };
  }, []);
  const toasts = useContext(AriaToastState);
  const [timers] = useState(() => new ToastTimers());
  const reasons = useRef({ isHovered: false, isFocused: false, isUnlimited: !hasTimeLimit });
  const pause = (changed: Partial<typeof reasons.current>) => {
    const current = Object.assign(reasons.current, changed);
    timers.setPaused(current.isHovered || current.isFocused || current.isUnlimited);
  };
  useEffect(() => pause({ isUnlimited: !hasTimeLimit }));
  const { hoverProps } = useHover({ onHoverChange: (isHovered) => pause({ isHovered }) });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: (isFocused) => pause({ isFocused }) });
  return (
    <ol ref={list} className={css.list} {...hoverProps} {...focusWithinProps}>
      {toasts?.visibleToasts.map((toast) => (
        <li key={toast.key} className={css.item}>
          <ToastView
            toast={toast}
            timers={timers}
            closeLabel={closeLabel}
            onFollow={onFollow}
            onClose={() => toasts.close(toast.key)}
          />
        </li>
      ))}
    </ol>
  );
}
