/** Limits of a column width, in pixels. */
export const columnWidthLimitsPx = { min: 48, max: 800 } as const;

const within = (widthPx: number) =>
  Math.round(Math.min(Math.max(widthPx, columnWidthLimitsPx.min), columnWidthLimitsPx.max));

/**
 * Resizes the column of a header cell with the pointer that pressed its handle. A column does not become narrower than
 * its content.
 *
 * @param onResized - Called with the width in pixels when the pointer is released after a move.
 */
export function resizeByPointer(
  handle: HTMLElement,
  { pointerId, clientX }: { pointerId: number; clientX: number },
  onResized: (widthPx: number) => void,
): void {
  const cell = handle.closest('th');
  if (!cell) return;
  const { inlineSize, minInlineSize } = cell.style;
  const startPx = cell.offsetWidth;
  const forward = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  let isMoved = false;
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    if (isMoved) onResized(within(cell.offsetWidth));
  };
  const cancel = () => {
    ended.abort();
    Object.assign(cell.style, { inlineSize, minInlineSize });
  };
  const options = { signal: ended.signal };
  handle.setPointerCapture(pointerId);
  handle.addEventListener(
    'pointermove',
    (event) => {
      isMoved = true;
      const width = `${within(startPx + forward * (event.clientX - clientX))}px`;
      Object.assign(cell.style, { inlineSize: width, minInlineSize: width });
    },
    options,
  );
  handle.addEventListener('pointerup', end, options);
  handle.addEventListener('pointercancel', cancel, options);
  addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), options);
}

/** The width of a column after an arrow key, in pixels. */
export function widthAfterKey(cell: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): number {
  const stepPx = 16;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(cell).direction !== 'rtl');
  return within(cell.offsetWidth + (isForward ? stepPx : -stepPx));
}
