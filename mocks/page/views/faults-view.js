import { control } from '../control.js';
import { button, el, empty, textArea } from '../dom.js';
import { parseJsonField } from '../form-errors.js';
import { faultForm } from './fault-form.js';
import { faultRow } from './fault-row.js';
import { profileList } from './profile-list.js';

const LIST_EXAMPLE =
  '[\n  { "kind": "status", "status": 503, "operationId": "listItems", "times": "always" }\n]';

/** Text of the JSON list, kept while the page is open. */
const kept = { rules: LIST_EXAMPLE };

/** @type {import('../sandbox.js').View} */
export async function faultsView({ act }) {
  const [faults, operations, profiles] = await Promise.all([
    control.faults(),
    control.coverage(),
    control.profiles(),
  ]);
  const list = textArea('', kept.rules, {
    rows: 12,
    name: 'rules',
    oninput: () => {
      kept.rules = list.value;
    },
  });
  const listForm = el(
    'form',
    {
      class: 'card stack',
      'aria-labelledby': 'json-title',
      onsubmit: (event) => {
        event.preventDefault();
        act(async () => control.addFaults(parseJsonField(list)), 'Faults added.', listForm);
      },
    },
    el('h2', { id: 'json-title' }, 'Add a list of faults'),
    el('label', { class: 'field' }, el('span', {}, 'Faults, JSON'), list),
    el('div', {}, el('button', { class: 'primary' }, 'Add list')),
  );
  /** @param {readonly object[]} rules */
  function edit(rules) {
    list.value = `[\n${rules.map((rule) => `  ${JSON.stringify(rule)}`).join(',\n')}\n]`;
    kept.rules = list.value;
    list.focus();
  }

  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Faults'),
    el(
      'p',
      { class: 'lead' },
      'The first matching fault that is due applies to a request. These faults take precedence over those of a scenario.',
    ),
    el(
      'div',
      { class: 'columns' },
      el('div', { class: 'stack' }, faultForm({ act, operations, edit }), listForm),
      el(
        'div',
        { class: 'stack' },
        el(
          'section',
          { class: 'card', 'aria-labelledby': 'active-title' },
          el('h2', { id: 'active-title' }, 'Active faults'),
          faults.length === 0
            ? empty('No faults', 'All requests are handled normally.')
            : [
                el(
                  'ul',
                  { class: 'faults' },
                  faults.map((fault) => faultRow(fault, act)),
                ),
                button('Remove all', () => act(() => control.clearFaults(), 'All faults removed.')),
              ],
        ),
        profileList({ act, profiles, edit }),
      ),
    ),
  );
}
