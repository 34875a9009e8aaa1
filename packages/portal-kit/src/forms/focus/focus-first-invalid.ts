const invalid = 'input[aria-invalid="true"], button[data-invalid], [role="group"][aria-invalid="true"] input';

/** Moves focus to the first field with a message, opening the group that hides it. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // The messages of this submit are rendered by then.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(invalid);
    const group = field?.closest('details');
    if (group) group.open = true;
    field?.focus();
  });
}
