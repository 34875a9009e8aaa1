import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import * as css from './tooltip.css';

const TooltipSurface = lazyPart(() => import('./tooltip-surface').then((part) => part.TooltipSurface));

/** Prevents flicker when the pointer crosses the text. */
const openDelayMs = 250;
const closeDelayMs = 120;

function CloseOnEscape({ onClose }: { onClose: () => void }) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    // In the capture phase, because focus can be elsewhere and Escape must not close a dialog around the text.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}

/** Props of {@link TooltipTarget}. */
export interface TooltipTargetProps {
  /** The content, rendered when the tooltip opens. Without interactive elements. */
  content: () => ReactNode;
  /** The described text, not a control. */
  children: ReactNode;
  /** `-1` inside a composite that manages focus, such as a table row. Default 0. */
  tabIndex?: 0 | -1;
}

/**
 * Text with a tooltip on hover and focus. The tooltip stays open while the pointer is on it, and Escape closes it
 * (WCAG 1.4.13). The tooltip loads on first use; after a failed load the text has no tooltip.
 *
 * @example
 * ```tsx
 * import { TooltipTarget } from '@portal-kit/ui/tooltip';
 *
 * export const Stock = () => (
 *   <TooltipTarget content={() => 'Tax paid 95 cases, bonded 40 cases'}>135 cases</TooltipTarget>
 * );
 * ```
 */
export function TooltipTarget({ content, children, tabIndex = 0 }: TooltipTargetProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delayMs);
    if (next) TooltipSurface.preload();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element is a text; hover and focus only reveal its description
    <span
      ref={target}
      className={css.target}
      tabIndex={tabIndex}
      data-tooltip-target=""
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={() => change(true, openDelayMs)}
      onPointerLeave={() => change(false, closeDelayMs)}
      onFocus={() => change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {children}
      {isOpen && (
        <>
          <CloseOnEscape onClose={() => change(false, 0)} />
          <TooltipSurface
            id={id}
            triggerRef={target}
            onLoadFailed={() => setOpen(false)}
            onPointerEnter={() => change(true, 0)}
            onPointerLeave={() => change(false, closeDelayMs)}
          >
            {content()}
          </TooltipSurface>
        </>
      )}
    </span>
  );
}
