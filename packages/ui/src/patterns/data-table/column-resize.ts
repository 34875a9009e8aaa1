type OnResize = (columnId: string, widthPx: number | undefined) => void;

const limitsPx = { min: 48, max: 800 };
const keyStepPx = 16;
const handleWidthPx = 9;

const within = (widthPx: number) => Math.round(Math.min(Math.max(widthPx, limitsPx.min), limitsPx.max));

/** 1 if a column grows to the right, -1 if it grows to the left. */
const directionOf = (cell: HTMLElement) => (getComputedStyle(cell).direction === 'rtl' ? -1 : 1);

function isOnHandle(cell: HTMLElement, clientX: number): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return (directionOf(cell) === 1 ? right - clientX : clientX - left) <= handleWidthPx;
}

/** Whether the event is in the header row of a cell. */
const isInHeaderOf = (cell: HTMLElement, event: PointerEvent) =>
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
 * The user drags the end of the column, or clicks the end and then the new end. A column does not become narrower than its
 * content.
 */
function resizeByPointer(cell: HTMLElement, columnId: string, start: PointerEvent, onResize: OnResize): void {
  const { inlineSize, minInlineSize } = cell.style;
  const startPx = cell.offsetWidth;
  const direction = directionOf(cell);
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const inlineSizeAt = (clientX: number) => within(startPx + direction * (clientX - start.clientX));
  let isMoved = false;
  let isPressed = true;
  const cancel = () => {
    ended.abort();
    Object.assign(cell.style, { inlineSize, minInlineSize });
  };
  addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (pointerId !== start.pointerId || (clientX === start.clientX && !isMoved)) return;
      isMoved = true;
      const width = `${inlineSizeAt(clientX)}px`;
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
      onResize(columnId, within(cell.offsetWidth));
    },
    options,
  );
  addEventListener(
    'pointerdown',
    (event) => {
      if (isPressed || event === start) return;
      if (event.button !== 0 || event.clientX === start.clientX || !isInHeaderOf(cell, event))
        return cancel();
      event.stopPropagation();
      ended.abort();
      swallowClick();
      onResize(columnId, inlineSizeAt(event.clientX));
    },
    { ...options, capture: true },
  );
  // Before the reset of the width.
  addEventListener('dblclick', cancel, { ...options, capture: true });
  addEventListener('pointercancel', cancel, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), options);
}

/**
 * Handles an event of a header row. To resize a column, the user drags the end of its header cell, clicks the end and then
 * the new end in the header row, or presses Shift and an arrow key in the cell (16 px). A double click on the end resets the
 * width.
 *
 * @param target - The element of the header row that received the event. In a shadow root, the event itself names the host
 * element after its dispatch.
 * @param onResize - Called with the id of the column and its width in pixels (48 to 800), or `undefined` for a reset.
 */
export function resizeColumn(target: EventTarget, event: Event, onResize: OnResize): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : undefined;
  const columnId = cell?.dataset.column;
  if (!cell || !columnId) return;
  if (event instanceof KeyboardEvent) {
    const step = { ArrowLeft: -keyStepPx, ArrowRight: keyStepPx }[event.key];
    if (event.shiftKey && step) onResize(columnId, within(cell.offsetWidth + directionOf(cell) * step));
  } else if (event instanceof MouseEvent && isOnHandle(cell, event.clientX)) {
    if (event.type === 'dblclick') onResize(columnId, undefined);
    else if (event instanceof PointerEvent && event.button === 0)
      resizeByPointer(cell, columnId, event, onResize);
  }
}
