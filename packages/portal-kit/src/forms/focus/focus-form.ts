import type { MouseEvent } from 'react';

const invalid = 'input[aria-invalid="true"], button[data-invalid], [role="group"][aria-invalid="true"] input';

/** Moves focus to the first field with a message and opens the group that hides the field. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  // The messages of the current submit are rendered in the next frame.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(invalid);
    const group = field?.closest('details');
    if (group) group.open = true;
    field?.focus();
  });
}

/** Moves focus to the comparison of both versions of a record. */
export function focusConflict(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-conflict]')?.focus();
}

/** Moves focus to an element that the next render adds to the form. */
export function focusAfterRender(form: HTMLFormElement | null, selector: string): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus());
}

/**
 * Handles `onMouseDown` of a button below fields, so that the field loses focus on click, not on mouse down. Otherwise
 * its message would move the button away from the pointer, and the browser would drop the click.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
