/** Moves focus to a field of the form by its name, opening the group that hides it; says whether there is one. */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const own = CSS.escape(name);
  // A list or a group of fields has the names of its parts.
  const named = form.querySelector<HTMLInputElement>(`[name="${own}"], [name^="${own}["], [name^="${own}."]`);
  const group = named?.closest('details');
  if (group) group.open = true;
  // A choice keeps its value in a hidden field beside its button.
  const field = named?.type === 'hidden' ? named.parentElement?.querySelector('button') : named;
  field?.focus();
  return Boolean(field);
}
