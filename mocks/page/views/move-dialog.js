import { control } from '../control.js';
import { button, disclosure, el, field, find, textArea } from '../dom.js';
import { clearErrors, parseJsonField, showError } from '../form-errors.js';

const ERRORS_EXAMPLE = '[{ "fieldPath": "lineItems[0].item", "message": "The item is discontinued" }]';

/**
 * Asks for the reason of a move, and for the failure of a move to FAILED.
 *
 * @param {import('../control.js').Order} order
 * @param {string} to
 * @param {import('../sandbox.js').Page['act']} act
 */
export function moveDialog({ orderId, status }, to, act) {
  const reason = el('input', { name: 'reason', 'data-field': 'reason', autocomplete: 'off' });
  const code = el('input', { name: 'code', 'data-field': 'failure.code', placeholder: 'UPSTREAM_TIMEOUT' });
  const message = el('input', {
    name: 'message',
    'data-field': 'failure.message',
    placeholder: 'Warehouse system did not respond',
  });
  const errors = textArea('failure.validationErrors', '', { name: 'errors', placeholder: ERRORS_EXAMPLE });

  function move() {
    const validationErrors = parseJsonField(errors);
    const hasFailure = code.value !== '' || message.value !== '' || validationErrors !== undefined;
    return {
      to,
      ...(reason.value === '' ? {} : { reason: reason.value }),
      ...(hasFailure
        ? {
            failure: {
              code: code.value,
              message: message.value,
              ...(validationErrors === undefined ? {} : { validationErrors }),
            },
          }
        : {}),
    };
  }
  const form = el(
    'form',
    {
      class: 'stack',
      onsubmit: async (event) => {
        event.preventDefault();
        clearErrors(form);
        try {
          await control.moveOrder(orderId, move());
        } catch (error) {
          const { field: invalid = '', message: text } = /** @type {Error & { field?: string }} */ (error);
          if (!showError(form, invalid, text)) showError(form, 'reason', text);
          return;
        }
        dialog.close();
        await act(async () => {}, `${orderId} is ${to}.`);
      },
    },
    el('h2', { id: 'move-title' }, `Move ${orderId} to ${to}?`),
    el('p', { class: 'muted' }, `The order is ${status}.`),
    field('Reason', reason, 'Appears in the activity of the order'),
    to === 'FAILED' &&
      disclosure(
        'Failure',
        field('Code', code),
        field('Message', message),
        field('Errors of fields, JSON', errors),
        el('p', { class: 'muted' }, 'Empty: the warehouse system did not respond.'),
      ),
    el(
      'div',
      { class: 'actions' },
      button('Cancel', () => dialog.close()),
      el('button', { class: 'primary' }, 'Move'),
    ),
  );
  const dialog = el('dialog', { 'aria-labelledby': 'move-title' }, form);
  dialog.addEventListener('close', () => dialog.remove());
  find('body').append(dialog);
  dialog.showModal();
}
