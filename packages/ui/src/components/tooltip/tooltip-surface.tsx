import type { ReactNode, RefObject } from 'react';
import { Tooltip } from 'react-aria-components/Tooltip';
import * as css from './tooltip.css';

export interface TooltipSurfaceProps {
  id: string;
  triggerRef: RefObject<HTMLElement | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The floating part of a tooltip, in a chunk of its own. Use `TooltipTarget`. */
export function TooltipSurface({ id, triggerRef, onPointerEnter, onPointerLeave, children }: TooltipSurfaceProps) {
  return (
    <Tooltip isOpen triggerRef={triggerRef} placement="bottom" offset={8} className={css.tooltip}>
      <div id={id} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
        {children}
      </div>
    </Tooltip>
  );
}
