/**
 * Moves focus to the field with this name and opens the group that hides the field. Returns whether the field exists.
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const own = CSS.escape(name);
  // The inputs of a list or a group are named after its parts.
  const named = form.querySelector<HTMLInputElement>(`[name="${own}"], [name^="${own}["], [name^="${own}."]`);
  const group = named?.closest('details');
  if (group) group.open = true;
  // A select keeps its value in a hidden input beside its button.
  const field = named?.type === 'hidden' ? named.parentElement?.querySelector('button') : named;
  field?.focus();
  return Boolean(field);
}

const editable = ':is(input, textarea, [role="combobox"]):not(:disabled, [readonly])';

/**
 * Moves focus to the first editable field of a form, for a button above the fields that disappears when pressed. Does
 * nothing if the user has already moved focus elsewhere.
 */
export function focusFirstField(button: HTMLButtonElement): void {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot;
  // Some browsers do not focus a button on click, so focus stays on the page.
  const isElsewhere = activeElement && activeElement !== button && activeElement !== document.body;
  if (!isElsewhere) button.form?.querySelector<HTMLElement>(editable)?.focus();
}
