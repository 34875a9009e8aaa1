import { el, field } from '../dom.js';
import { ANY_PATH } from './fault-row.js';

const EVERYWHERE = '';
const PATTERN = ' pattern';
const TAG = 'tag ';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Creates the controls that select a fault's requests.
 *
 * @param {readonly import('../control.js').Coverage[]} operations
 */
export function faultTarget(operations) {
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))].sort();
  const path = el('input', { name: 'path', 'data-field': 'path', value: '^/api/v1/', required: true });
  const method = el(
    'select',
    { name: 'method', 'data-field': 'method' },
    el('option', { value: '' }, 'Every method'),
    methods.map((value) => el('option', { value }, value)),
  );
  const pattern = el(
    'div',
    { class: 'pair', hidden: true },
    field('Path, regular expression', path),
    field('Method', method),
  );
  const chosen = el(
    'select',
    {
      name: 'operation',
      'data-field': 'operationId',
      onchange: () => {
        pattern.hidden = chosen.value !== PATTERN;
      },
    },
    el('option', { value: EVERYWHERE }, 'Every operation'),
    el('option', { value: PATTERN }, 'Paths and methods …'),
    el(
      'optgroup',
      { label: 'Tags' },
      tags.map((tag) => el('option', { value: TAG + tag }, tag)),
    ),
    el(
      'optgroup',
      { label: 'Operations' },
      operations.map(({ operationId, method: verb, path: at }) =>
        el('option', { value: operationId }, `${operationId} · ${verb} ${at}`),
      ),
    ),
  );
  return {
    controls: el('div', { class: 'stack' }, field('Operation', chosen), pattern),
    /** Returns the rule's fields. */
    fields() {
      const { value } = chosen;
      if (value === EVERYWHERE) return { path: ANY_PATH };
      if (value === PATTERN) return { path: path.value, ...(method.value ? { method: method.value } : {}) };
      return value.startsWith(TAG) ? { tag: value.slice(TAG.length) } : { operationId: value };
    },
  };
}
