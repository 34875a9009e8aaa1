import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Popover } from './popover';

export interface FieldPopoverProps {
  anchorRef: RefObject<HTMLElement | null>;
  /** The page has scrolled under it, or a screen reader dismissed it. */
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** Floats below a field that keeps the focus. Render it only while it is open. */
export function FieldPopover({ anchorRef, onClose, className, children }: FieldPopoverProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // A scroll from before the press is told with the next frame, and would close what has only just opened.
    const frame = requestAnimationFrame(() => flushSync(() => setThere(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isThere) return null;
  return (
    <Popover
      isNonModal
      triggerRef={anchorRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      className={className}
    >
      {children}
    </Popover>
  );
}
