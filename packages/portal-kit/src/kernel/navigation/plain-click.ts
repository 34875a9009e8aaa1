import type { MouseEvent } from 'react';

/** Whether a click on a link means this page; any other is the browser's: a new tab, a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
