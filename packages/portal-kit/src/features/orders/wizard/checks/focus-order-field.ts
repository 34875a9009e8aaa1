/** Moves focus to a field of a step that the next render shows, and opens the group that hides the field. */
export function focusOrderField(form: HTMLElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    // The name of a select belongs to its hidden input.
    const control =
      field?.type === 'hidden' ? field.parentElement?.querySelector<HTMLElement>('button') : field;
    const group = control?.closest('details');
    if (group) group.open = true;
    // A click on the button of the panel must also show the focus ring.
    control?.focus({ focusVisible: true } as FocusOptions);
  });
}
