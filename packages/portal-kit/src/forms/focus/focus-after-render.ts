/** Moves focus to what a change of the form is about to show. */
export function focusAfterRender(form: HTMLFormElement | null, selector: string): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus());
}
