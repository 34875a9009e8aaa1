import { control } from './control.js';
import { find } from './dom.js';

/** Opens the confirmation of a reset, and resets the world. @param {import('./sandbox.js').Page['act']} act */
export function connectResetDialog(act) {
  /** @type {HTMLDialogElement} */
  const dialog = find('#reset-dialog');
  /** @param {string} name @returns {HTMLInputElement} */
  const input = (name) => find(`[name="${name}"]`, dialog);
  const [seed, extraSuppliers, large] = [input('seed'), input('extraSuppliers'), input('large')];
  find('#reset').addEventListener('click', () => {
    /** @type {HTMLFormElement} */ (find('form', dialog)).reset();
    dialog.returnValue = 'cancel';
    dialog.showModal();
  });
  find('#reset-cancel').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'reset') return;
    const change = {
      ...(seed.value === '' ? {} : { seed: Number(seed.value) }),
      ...(extraSuppliers.value === '' ? {} : { extraSuppliers: Number(extraSuppliers.value) }),
      ...(large.checked ? { large: true } : {}),
    };
    act(() => control.reset(change), 'Sandbox reset.');
  });
}
