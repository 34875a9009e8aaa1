import { el } from './dom.js';

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

let count = 0;

/** Removes all errors of a form. @param {HTMLElement} form */
export function clearErrors(form) {
  for (const message of form.querySelectorAll('.field-error')) message.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

/**
 * Shows an error beside the control of a field, or of the part of the document that contains the field, and focuses it.
 *
 * @param {HTMLElement} form
 * @param {string} field path of the invalid field, for example `rules[1].status`
 * @param {string} message
 * @returns {boolean} whether the form has such a control
 */
export function showError(form, field, message) {
  const control = findControl(form, field);
  if (!control) return false;
  count += 1;
  const id = `field-error-${count}`;
  const where = field === control.dataset.field || field.length === 0 ? '' : `${field}: `;
  const text = el('p', { id, class: 'field-error' }, where + message);
  (control.closest('label') ?? control).after(text);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', id);
  for (let box = control.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
    box.open = true;
  control.focus();
  return true;
}

/** @param {HTMLElement} form @param {string} field @returns {Control | undefined} */
function findControl(form, field) {
  const controls = [.../** @type {NodeListOf<Control>} */ (form.querySelectorAll('[data-field]'))];
  for (let part = field; ; part = part.slice(0, Math.max(part.lastIndexOf('.'), part.lastIndexOf('['), 0))) {
    const found = controls.find(({ dataset }) => dataset.field === part);
    if (found || part === '') return found;
  }
}

/**
 * Parses a JSON field's value; returns `undefined` when the field is empty.
 *
 * @param {Control} control
 * @returns {unknown}
 * @throws {InvalidInput} when it is not JSON
 */
export function parseJsonField(control) {
  if (control.value.trim() === '') return undefined;
  try {
    return JSON.parse(control.value);
  } catch (error) {
    throw new InvalidInput(
      `Not JSON: ${error instanceof Error ? error.message : error}`,
      control.dataset.field ?? '',
    );
  }
}

/** An input that the page refuses before it is sent. */
export class InvalidInput extends Error {
  /** @param {string} message @param {string} field */
  constructor(message, field) {
    super(message);
    this.field = field;
  }
}
