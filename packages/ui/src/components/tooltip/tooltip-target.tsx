import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import * as css from './tooltip.css';

const TooltipSurface = lazyPart(async () => (await import('./tooltip-surface')).TooltipSurface);

/** Long enough to pass over without a flicker, short enough not to be waited for. Milliseconds. */
const openDelayMs = 250;
const closeDelayMs = 120;

/** What {@link TooltipTarget} explains, and how. */
export interface TooltipTargetProps {
  /** Asked only when the tooltip opens. Nothing that can be pressed. */
  content: () => ReactNode;
  /** What is explained: a text, not a control. */
  children: ReactNode;
  /** `-1` where a composite such as a table row moves focus itself. Default 0. */
  tabIndex?: 0 | -1;
}

/**
 * Text that explains itself on hover and on focus. The tooltip stays while the pointer is on it and goes
 * with Escape (WCAG 1.4.13). The floating part loads on first use; without it the text stands unexplained.
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

  useEffect(() => {
    if (!isOpen) return;
    // In capture: on hover the focus is elsewhere, and a dialog around it must not close as well.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

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
        <TooltipSurface
          id={id}
          triggerRef={target}
          onLoadFailed={() => setOpen(false)}
          onPointerEnter={() => change(true, 0)}
          onPointerLeave={() => change(false, closeDelayMs)}
        >
          {content()}
        </TooltipSurface>
      )}
    </span>
  );
}
