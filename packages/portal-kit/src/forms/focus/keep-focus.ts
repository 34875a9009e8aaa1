import type { MouseEvent } from 'react';

/**
 * For a button below fields, as its `onMouseDown`: the field is left with the click, not with the press, so that what it
 * then says does not push the button from under the pointer and take the click away.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
