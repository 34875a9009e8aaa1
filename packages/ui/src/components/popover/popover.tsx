import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { asPart } from '../../theme/as-part';
import { classNames } from '../../theme/class-names';
import { useOverlayStacking } from '../overlay-stacking/use-overlay-stacking';
import * as css from './popover.css';

/**
 * Props of {@link Popover}: the props of react-aria's `Popover`, such as `triggerRef`, `isOpen`, `onOpenChange` and
 * `placement`.
 */
export interface PopoverProps extends Omit<AriaPopoverProps, 'className'> {
  /** The id of the dialog, for `aria-controls` of its trigger. Ignored with `isNonModal`. */
  id?: string | undefined;
  /**
   * Keeps the page interactive: a press outside reaches its target, and Tab closes the popover. Opens faster above a large
   * page, because the browser computes every style of an inert page again. With an accessible name, the popover has the
   * role `dialog` and closes on a press outside. Its content must focus one of its elements in an effect: `autoFocus` has
   * no effect inside a dialog. Default false.
   */
  isNonModal?: boolean;
  className?: string;
}

const popover = asPart('popover');
/** Adds the role `dialog`, because react-aria gives a non-modal popover no role. */
const nonModalDialog = (props: ComponentPropsWithRef<'div'>) => popover({ ...props, role: 'dialog' });

/**
 * A dialog anchored to a trigger, 6 px from the trigger and at most 480 px wide by default. Escape, an outside press
 * or a modal of another library above closes the popover and returns focus. Set `aria-label`. Use `Menu` for a
 * menu.
 *
 * @example
 * ```tsx
 * import { Popover } from '@portal-kit/ui/popover';
 * import { useRef, useState } from 'react';
 *
 * export function Suppliers() {
 *   const button = useRef<HTMLButtonElement>(null);
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
 *         Suppliers
 *       </button>
 *       <Popover aria-label="Suppliers" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
 *         Halberd Wines
 *       </Popover>
 *     </>
 *   );
 * }
 * ```
 */
export function Popover({ className, offset = 6, ...rest }: PopoverProps) {
  const { isOpen = false, isNonModal = false, triggerRef } = rest;
  const element = useRef<HTMLDivElement>(null);
  const { isCovered } = useOverlayStacking(isOpen);
  const close = useRef(rest.onOpenChange);
  close.current = rest.onOpenChange;
  useEffect(() => {
    if (isCovered) close.current?.(false);
  }, [isCovered]);
  const isNonModalDialog = isNonModal && Boolean(rest['aria-label'] ?? rest['aria-labelledby']);
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && triggerRef?.current?.contains(target) === true;
  useInteractOutside({
    ref: element as RefObject<Element | null>,
    isDisabled: !(isNonModalDialog && isOpen),
    onInteractOutside: (event) => {
      if (!event.composedPath().some(isTrigger)) close.current?.(false);
    },
  });
  return (
    <AriaPopover
      {...rest}
      ref={element}
      // A press on the trigger moves the focus to the trigger, whose own handler closes the popover.
      {...(isNonModalDialog && {
        shouldCloseOnInteractOutside: (target: Element) => !isTrigger(target),
      })}
      render={isNonModalDialog ? nonModalDialog : (rest.render ?? popover)}
      offset={offset}
      className={classNames(css.popover, className)}
    />
  );
}
