import { control } from '../control.js';
import { button, disclosure, el, field, textArea } from '../dom.js';
import { parseJsonField } from '../form-errors.js';

/** The lists that a scenario can empty, with their labels. */
const lists = [
  ['items', 'Items'],
  ['customers', 'Customers'],
  ['inboundOrders', 'Inbound orders'],
  ['outboundOrders', 'Outbound orders'],
  ['uploads', 'Uploads'],
];

const MOVES_EXAMPLE = '[{ "orderId": "IB-2611-000024", "to": "IN_RECEIVING" }]';

/** @param {readonly object[]} rules */
const formatRules = (rules) => `[\n${rules.map((rule) => `  ${JSON.stringify(rule)}`).join(',\n')}\n]`;

/**
 * Creates a form for a scenario of this world.
 *
 * @param {{
 *   act: import('../sandbox.js').Page['act'],
 *   profiles: readonly import('../control.js').Profile[],
 *   edited: import('../control.js').Definition | undefined,
 *   cancel: () => void,
 * }} options `edited` is replaced; `cancel` ends its editing
 */
export function scenarioForm({ act, profiles, edited, cancel }) {
  /** @param {string} path @param {string | number | undefined} value @param {import('../dom.js').Attributes} [attributes] */
  const input = (path, value, attributes = {}) =>
    el('input', { 'data-field': path, name: path, value, autocomplete: 'off', ...attributes });
  const name = input('name', edited?.name, { required: true, readonly: edited !== undefined, maxlength: 40 });
  const description = input('description', edited?.description, { required: true, maxlength: 500 });
  const rules = textArea('rules', edited?.rules ? formatRules(edited.rules) : '', {
    name: 'rules',
    rows: 8,
    placeholder: '[{ "kind": "status", "status": 503, "operationId": "listItems" }]',
  });
  const profile = el(
    'select',
    {
      name: 'profile',
      onchange: () => {
        const chosen = profiles.find((one) => one.name === profile.value);
        if (chosen) rules.value = formatRules(chosen.rules);
      },
    },
    el('option', { value: '' }, 'No profile'),
    profiles.map((one) => el('option', { value: one.name }, one.name)),
  );
  const empties = lists.map(([value = '', label = '']) => ({
    value,
    label,
    box: el('input', { type: 'checkbox', name: `empty-${value}`, checked: edited?.empty?.includes(value) }),
  }));
  const now = input('clock.now', edited?.clock?.now?.replace('Z', ''), { type: 'datetime-local', step: 1 });
  const advance = input('clock.advanceMs', edited?.clock?.advanceMs, { type: 'number', step: 1 });
  const mode = el(
    'select',
    { name: 'clock.mode', 'data-field': 'clock.mode' },
    [
      ['', 'unchanged'],
      ['fixed', 'stopped'],
      ['real', 'runs'],
    ].map(([value, label]) =>
      el('option', { value, selected: value === (edited?.clock?.mode ?? '') }, label),
    ),
  );
  const seed = input('seed', edited?.seed, { type: 'number', step: 1 });
  const moves = textArea('moves', edited?.moves ? formatRules(edited.moves) : '', {
    name: 'moves',
    placeholder: MOVES_EXAMPLE,
  });

  function definition() {
    const sentRules = parseJsonField(rules);
    const sentMoves = parseJsonField(moves);
    const empty = empties.filter(({ box }) => box.checked).map(({ value }) => value);
    const clock = {
      ...(now.value === '' ? {} : { now: `${now.value}Z` }),
      ...(advance.value === '' ? {} : { advanceMs: Number(advance.value) }),
      ...(mode.value === '' ? {} : { mode: mode.value }),
    };
    return {
      name: name.value,
      description: description.value,
      ...(sentRules === undefined ? {} : { rules: sentRules }),
      ...(empty.length === 0 ? {} : { empty }),
      ...(Object.keys(clock).length === 0 ? {} : { clock }),
      ...(seed.value === '' ? {} : { seed: Number(seed.value) }),
      ...(sentMoves === undefined ? {} : { moves: sentMoves }),
    };
  }
  async function save() {
    const sent = definition();
    if (edited) await control.replaceScenario(edited.name, sent);
    else await control.createScenario(sent);
    cancel();
  }
  const changesData = Boolean(edited?.clock || edited?.moves || edited?.empty) || edited?.seed !== undefined;
  const data = disclosure(
    'Data and clock',
    el(
      'fieldset',
      { class: 'checks' },
      el('legend', {}, 'Empty lists'),
      empties.map(({ box, label }) => el('label', { class: 'check' }, box, label)),
    ),
    field('Date and time, UTC', now),
    el('div', { class: 'pair' }, field('Advance, ms', advance), field('Clock', mode)),
    field('Seed', seed, 'Reseeds the data when the scenario is selected'),
    field('Moves of orders, JSON', moves),
  );
  data.open = changesData;
  const form = el(
    'form',
    {
      class: 'card stack',
      'aria-labelledby': 'define-title',
      onsubmit: (event) => {
        event.preventDefault();
        act(save, `Scenario ${name.value} saved.`, form);
      },
    },
    el('h2', { id: 'define-title' }, edited ? `Edit ${edited.name}` : 'New scenario'),
    field('Name', name, edited ? undefined : 'Lowercase letters, digits and hyphens'),
    field('Description', description),
    field('Start from the faults of', profile),
    field('Faults, JSON', rules),
    data,
    el(
      'div',
      { class: 'row' },
      el('button', { class: 'primary' }, 'Save'),
      edited &&
        button('Cancel', () => {
          cancel();
          act(async () => {}, 'Editing canceled.');
        }),
    ),
  );
  return form;
}
