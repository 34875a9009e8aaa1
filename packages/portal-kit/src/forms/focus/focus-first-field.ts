const field = ':is(input, textarea, [role="combobox"]):not(:disabled, [readonly])';

/**
 * Moves focus to the first field of the form that can be changed, for a button above the fields that goes when it is
 * pressed. Who has gone on meanwhile stays there.
 */
export function focusFirstField(button: HTMLButtonElement): void {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot;
  // Some browsers leave the focus on the page when a button is pressed.
  const isElsewhere = activeElement && activeElement !== button && activeElement !== document.body;
  if (!isElsewhere) button.form?.querySelector<HTMLElement>(field)?.focus();
}
