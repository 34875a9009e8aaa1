import { type ReactNode, type RefObject, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import * as css from './tooltip-surface.css';

export interface TooltipSurfaceProps {
  id: string;
  triggerRef: RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The floating part of a tooltip. Use `TooltipTarget`. */
export function TooltipSurface({
  id,
  triggerRef,
  onPointerEnter,
  onPointerLeave,
  children,
}: TooltipSurfaceProps) {
  const overlayRef = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef,
    placement: 'bottom',
    offset: 8,
    isOpen: true,
  });
  return (
    <Overlay disableFocusManagement>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the handler only stops the click from reaching the ancestors of the text */}
      <div
        {...overlayProps}
        ref={overlayRef}
        id={id}
        role="tooltip"
        part="tooltip"
        className={css.tooltip}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        // In the React tree the tooltip is inside its target, so a press would bubble to a row or link.
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </div>
    </Overlay>
  );
}
