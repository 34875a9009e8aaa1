import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../theme/class-names';
import { Popover } from '../popover/popover';
import { Listbox, type ListboxProps } from './listbox';
import * as css from './listbox.css';

export interface ListboxPopoverProps extends ListboxProps {
  /** The button or text field that keeps focus. The popover is placed below it. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  className?: string;
}

export function ListboxPopover({ triggerRef, onClose, className, ...list }: ListboxPopoverProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // The event of an earlier scroll arrives with the next frame and would close the popover.
    const frame = requestAnimationFrame(() => flushSync(() => setReady(true)));
    // A touch outside does not always move focus.
    const onPointerDown = (event: PointerEvent) => {
      // For an event inside a shadow root, the target is the host element, but the path is complete.
      const isInside = event
        .composedPath()
        .some((target) => target === triggerRef.current || (target as Element).id === list.id);
      if (!isInside) triggerRef.current?.blur();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [triggerRef, list.id]);
  if (!isReady) return null;
  return (
    <Popover
      isNonModal
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      className={classNames(css.popover, className)}
    >
      <Listbox {...list} />
    </Popover>
  );
}
