import { control } from '../control.js';
import { button, el, empty, field, find } from '../dom.js';
import { faultKinds } from './fault-kinds.js';

const EVERYWHERE = '';
const ANY_PATH = '.';

/** @type {import('../sandbox.js').View} */
export async function faultsView({ act }) {
  const [faults, operations] = await Promise.all([control.faults(), control.operations()]);
  const settings = el('div', { class: 'settings' });
  const kind = el(
    'select',
    { name: 'kind', onchange: showSettings },
    faultKinds.map(({ kind: value, label }) => el('option', { value }, label)),
  );
  const operation = el(
    'select',
    { name: 'operation' },
    el('option', { value: EVERYWHERE }, 'Every operation'),
    operations.map(({ operationId, method, path }) =>
      el('option', { value: operationId }, `${operationId} · ${method} ${path}`),
    ),
  );
  const times = el('input', { name: 'times', type: 'number', min: 1, max: 1000, value: 1, required: true });
  const isAlways = el('input', {
    name: 'always',
    type: 'checkbox',
    onchange: () => {
      times.disabled = isAlways.checked;
    },
  });

  const chosenKind = () => faultKinds.find((entry) => entry.kind === kind.value);
  function showSettings() {
    settings.replaceChildren(
      ...(chosenKind()?.settings ?? []).map((setting) => field(setting.label, settingControl(setting))),
    );
  }
  function rule() {
    const values = (chosenKind()?.settings ?? []).map((setting) => {
      const { value } = /** @type {HTMLInputElement | HTMLSelectElement} */ (
        find(`[name="${setting.name}"]`, settings)
      );
      return [setting.name, 'type' in setting && setting.type === 'number' ? Number(value) : value];
    });
    return {
      kind: kind.value,
      ...Object.fromEntries(values),
      ...(operation.value === EVERYWHERE ? { path: ANY_PATH } : { operationId: operation.value }),
      times: isAlways.checked ? 'always' : Number(times.value),
    };
  }
  showSettings();

  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Faults'),
    el(
      'p',
      { class: 'lead' },
      'The first matching fault applies to a request. These faults take precedence over those of a scenario.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'form',
        {
          class: 'card stack',
          'aria-labelledby': 'add-title',
          onsubmit: (event) => {
            event.preventDefault();
            act(() => control.addFault(rule()), 'Fault added.');
          },
        },
        el('h2', { id: 'add-title' }, 'Add a fault'),
        field('Kind', kind),
        settings,
        field('Operation', operation),
        el(
          'div',
          { class: 'row' },
          field('Times', times),
          el('label', { class: 'check' }, isAlways, 'always'),
        ),
        el('div', {}, el('button', { class: 'primary' }, 'Add fault')),
      ),
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
    ),
  );
}

/** @param {import('./fault-kinds.js').Setting} setting */
function settingControl(setting) {
  if ('choices' in setting) {
    const { name, choices } = setting;
    return el(
      'select',
      { name },
      choices.map(({ value, label }) => el('option', { value }, label)),
    );
  }
  const { label: _label, unit: _unit, ...attributes } = setting;
  return el('input', { ...attributes, required: true });
}

/**
 * Text of one setting of a fault. Settings that the form does not offer are shown with their name.
 *
 * @param {import('./fault-kinds.js').FaultKind | undefined} kind
 * @param {string} name
 * @param {unknown} value
 */
function factOf(kind, name, value) {
  const setting = kind?.settings.find((candidate) => candidate.name === name);
  if (!setting) return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  if ('choices' in setting) return setting.choices.find((choice) => choice.value === value)?.label;
  return [value, setting.unit].filter((part) => part !== undefined).join(' ');
}

/**
 * @param {import('../control.js').Fault} fault
 * @param {import('../sandbox.js').Page['act']} act
 */
function faultRow({ id, rule, remaining }, act) {
  const { kind, operationId, method, path, times: _times, ...settings } = rule;
  const known = faultKinds.find((entry) => entry.kind === kind);
  const label = known?.label ?? String(kind);
  const facts = Object.entries(settings).map(([name, value]) => factOf(known, name, value));
  const every = path === ANY_PATH ? 'every operation' : `paths matching ${path}`;
  const where = [method, operationId ?? every].filter(Boolean).join(' ');
  const left = remaining === 'always' ? 'always' : remaining === 0 ? 'used up' : `${remaining} remaining`;
  return el(
    'li',
    { class: remaining === 0 ? 'is-used-up' : '' },
    el('span', { class: 'fault-name' }, [label, ...facts].join(' · ')),
    el('span', { class: 'muted' }, `${where}, ${left}`),
    button('Remove', () => act(() => control.removeFault(id), 'Fault removed.'), {
      class: 'small',
      'aria-label': `Remove ${label} for ${where}`,
    }),
  );
}
