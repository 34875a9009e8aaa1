import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { maxWidthPx, minWidthPx } from '../address/playground-state';
import * as css from './stage.css';

const stepPx = 16;
const largeStepPx = 96;

export interface ResizeHandleProps {
  /** Current width of the preview in pixels. */
  getWidthPx: () => number;
  widthPx: number | undefined;
  onResize: (widthPx: number | undefined) => void;
}

/** Changes the width of the preview: with the pointer, with arrow keys, Page keys, Home, and End for the whole width. */
export function ResizeHandle({ getWidthPx, widthPx, onResize }: ResizeHandleProps) {
  const drag = useRef<{ x: number; widthPx: number }>(undefined);
  const resize = (next: number) => onResize(Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, next))));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -stepPx,
      ArrowRight: stepPx,
      PageDown: -largeStepPx,
      PageUp: largeStepPx,
    };
    const step = steps[event.key];
    if (step !== undefined) resize(getWidthPx() + step);
    else if (event.key === 'Home') resize(minWidthPx);
    else if (event.key === 'End') onResize(undefined);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, widthPx: getWidthPx() };
  };
  const onPointerMove = (event: PointerEvent) => {
    // The frame is centered, so both of its edges move.
    if (drag.current) resize(drag.current.widthPx + 2 * (event.clientX - drag.current.x));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr takes no keyboard focus
    <div
      role="separator"
      aria-label="Width of the preview"
      aria-orientation="vertical"
      aria-valuemin={minWidthPx}
      aria-valuemax={maxWidthPx}
      aria-valuenow={widthPx ?? maxWidthPx}
      aria-valuetext={widthPx === undefined ? 'whole width' : `${widthPx} pixels`}
      tabIndex={0}
      className={css.handle}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
    />
  );
}
