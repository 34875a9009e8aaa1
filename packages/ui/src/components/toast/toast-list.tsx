import { useContext, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { UNSTABLE_ToastStateContext as AriaToastState } from 'react-aria-components/Toast';
import { Countdowns } from './countdowns';
import * as css from './toast.css';
import type { ToastRegionProps } from './toast-region';
import { ToastView } from './toast-view';

/** The toasts in sight. It goes with the last of them, so that what was under the pointer then holds no later one. */
export function ToastList({ closeLabel, onFollow }: Pick<ToastRegionProps, 'closeLabel' | 'onFollow'>) {
  const toasts = useContext(AriaToastState);
  const [countdowns] = useState(() => new Countdowns());
  const holds = useRef({ pointer: false, focus: false });
  const hold = (by: Partial<typeof holds.current>) => {
    Object.assign(holds.current, by);
    countdowns.hold(holds.current.pointer || holds.current.focus);
  };
  const { hoverProps } = useHover({ onHoverChange: (pointer) => hold({ pointer }) });
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: (focus) => hold({ focus }) });
  return (
    <ol className={css.list} {...hoverProps} {...focusWithinProps}>
      {toasts?.visibleToasts.map((toast) => (
        <li key={toast.key} className={css.place}>
          <ToastView
            toast={toast}
            countdowns={countdowns}
            closeLabel={closeLabel}
            onFollow={onFollow}
            onClose={() => toasts.close(toast.key)}
          />
        </li>
      ))}
    </ol>
  );
}
