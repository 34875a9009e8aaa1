import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'children'> {
  /** The id of the dialog, for `aria-controls` of its trigger. */
  id?: string | undefined;
  /**
   * Does not make the page inert: a press outside closes the popover and also reaches its target, and Tab out of the
   * popover closes it. Opens faster above a large page, because the browser computes every style of an inert page again.
   * The children must contain an element that takes the focus. Default false.
   */
  isNonModal?: boolean;
  className?: string;
  children?: ReactNode;
}

const popover = asPart('popover');

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
export function Popover({ className, offset = 6, id, children, ...rest }: PopoverProps) {
  const { isCovered } = useOverlayStacking(rest.isOpen ?? false);
  const close = useRef(rest.onOpenChange);
  close.current = rest.onOpenChange;
  useEffect(() => {
    if (isCovered) close.current?.(false);
  }, [isCovered]);
  const { isNonModal, triggerRef, 'aria-label': label, 'aria-labelledby': labelledBy } = rest;
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && triggerRef?.current?.contains(target) === true;
  return (
    <AriaPopover
      {...rest}
      {...(isNonModal
        ? {
            // The dialog inside has the name.
            'aria-label': undefined,
            'aria-labelledby': undefined,
            // A press on the trigger moves the focus to the trigger, whose own handler closes the popover.
            shouldCloseOnInteractOutside: (element: Element) => !isTrigger(element),
          }
        : { id })}
      render={popover}
      offset={offset}
      className={classNames(css.popover, className)}
    >
      {isNonModal ? (
        <NonModalDialog
          id={id}
          label={label}
          labelledBy={labelledBy}
          onPressOutside={(event) => {
            if (!event.composedPath().some(isTrigger)) close.current?.(false);
          }}
        >
          {children}
        </NonModalDialog>
      ) : (
        children
      )}
    </AriaPopover>
  );
}

interface NonModalDialogProps {
  id: string | undefined;
  label: string | undefined;
  labelledBy: string | undefined;
  onPressOutside: (event: Event) => void;
  children: ReactNode;
}

/** react-aria gives a non-modal popover no role and does not close it when the user presses outside. */
function NonModalDialog({ id, label, labelledBy, onPressOutside, children }: NonModalDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useInteractOutside({ ref: dialog as RefObject<Element | null>, onInteractOutside: onPressOutside });
  return (
    <div ref={dialog} id={id} role="dialog" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}
