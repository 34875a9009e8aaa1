import type { Column, RowData } from '@tanstack/react-table';
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { columnWidthLimits, type DataTableFeatures } from './data-table-columns';

type ResizableColumn<Row extends RowData> = Column<DataTableFeatures, Row, unknown>;

const keyStepPx = 16;

const clampWidth = (widthPx: number) =>
  Math.round(Math.min(Math.max(widthPx, columnWidthLimits.minSize), columnWidthLimits.maxSize));

const setWidth = <Row extends RowData>({ id, table }: ResizableColumn<Row>, widthPx: number) =>
  table.setColumnSizing((widths) => ({ ...widths, [id]: clampWidth(widthPx) }));

/** Returns 1 if a column grows to the right, -1 if it grows to the left. */
const getGrowDirection = (cell: HTMLElement) => (getComputedStyle(cell).direction === 'rtl' ? -1 : 1);

/** Returns whether the event is in a cell's header row. */
const isInHeaderRow = (cell: HTMLElement, event: PointerEvent) =>
  event.composedPath().some((target) => target === cell.parentElement);

/**
 * Stops the click that follows the current press. A press that ends outside of the window has no click: the next press or
 * key removes the listener.
 */
function swallowClick(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  addEventListener('click', (click) => click.stopPropagation(), { ...options, once: true });
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, () => ended.abort(), options);
}

/**
 * Handles a press on a column's resize handle. The user drags the handle, or clicks it and then clicks the new position in
 * the header row. TanStack Table's own handler is not used: it has no alternative to dragging (WCAG 2.5.7), and it starts at
 * the width in the column definition instead of the rendered width. A column never becomes narrower than its content.
 */
export function resizeByPointer<Row extends RowData>(
  column: ResizableColumn<Row>,
  { currentTarget, button, clientX: startX, pointerId }: ReactPointerEvent<HTMLElement>,
): void {
  const cell = currentTarget.closest('th');
  if (!cell || button !== 0) return;
  const { inlineSize, minInlineSize } = cell.style;
  const startPx = cell.offsetWidth;
  const direction = getGrowDirection(cell);
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const widthAt = (clientX: number) => startPx + direction * (clientX - startX);
  let isMoved = false;
  let isPressed = true;
  const cancel = () => {
    ended.abort();
    Object.assign(cell.style, { inlineSize, minInlineSize });
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId || (event.clientX === startX && !isMoved)) return;
      isMoved = true;
      const width = `${clampWidth(widthAt(event.clientX))}px`;
      Object.assign(cell.style, { inlineSize: width, minInlineSize: width });
    },
    options,
  );
  addEventListener(
    'pointerup',
    () => {
      isPressed = false;
      if (!isMoved) return;
      ended.abort();
      setWidth(column, cell.offsetWidth);
    },
    options,
  );
  addEventListener(
    'pointerdown',
    (event) => {
      if (isPressed) return;
      if (event.button !== 0 || event.clientX === startX || !isInHeaderRow(cell, event)) return cancel();
      event.stopPropagation();
      ended.abort();
      swallowClick();
      setWidth(column, widthAt(event.clientX));
    },
    { ...options, capture: true },
  );
  // Before the reset of the width.
  addEventListener('dblclick', cancel, { ...options, capture: true });
  addEventListener('pointercancel', cancel, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), options);
}

/** Handles a key in the header cell of a column: Shift and an arrow key change the width by 16 px. */
export function resizeByKey<Row extends RowData>(
  column: ResizableColumn<Row>,
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
): void {
  const step = { ArrowLeft: -keyStepPx, ArrowRight: keyStepPx }[key];
  if (shiftKey && step) setWidth(column, currentTarget.offsetWidth + getGrowDirection(currentTarget) * step);
}
