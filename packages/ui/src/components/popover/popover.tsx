import { useEffect, useRef } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { asPart } from '../../theme/as-part';
import { classNames } from '../../theme/class-names';
import { useStanding } from '../standing/use-standing';
import * as css from './popover.css';

/** What {@link Popover} takes besides `triggerRef`, `isOpen`, `onOpenChange` and `placement` of react-aria's popover. */
export interface PopoverProps extends Omit<AriaPopoverProps, 'className'> {
  /** Of the dialog that it is, for the `aria-controls` of what opens it. Not where it `isNonModal`. */
  id?: string | undefined;
  className?: string;
}

const popover = asPart('popover');

/**
 * A floating surface anchored to a trigger, for anything but a menu: it is a dialog that Escape or a press beside it
 * closes, and the focus goes back; a modal that is not ours above it closes it too. Name it by `aria-label`. 6 px from its trigger and at most 480 px wide by default.
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
  const { isCovered } = useStanding(rest.isOpen ?? false);
  const close = useRef(rest.onOpenChange);
  close.current = rest.onOpenChange;
  useEffect(() => {
    if (isCovered) close.current?.(false);
  }, [isCovered]);
  return (
    <AriaPopover {...rest} render={popover} offset={offset} className={classNames(css.popover, className)} />
  );
}
