import { useEffect, useRef } from 'react';
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
  className?: string;
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
export function Popover({ className, offset = 6, ...rest }: PopoverProps) {
  const { isCovered } = useOverlayStacking(rest.isOpen ?? false);
  const close = useRef(rest.onOpenChange);
  close.current = rest.onOpenChange;
  useEffect(() => {
    if (isCovered) close.current?.(false);
  }, [isCovered]);
  return (
    <AriaPopover {...rest} render={popover} offset={offset} className={classNames(css.popover, className)} />
  );
}
