import { control } from '../control.js';
import { button, disclosure, el, field, find, textArea } from '../dom.js';
import { clearErrors, parseJsonField, showError } from '../form-errors.js';
import { faultKinds } from './fault-kinds.js';
import { faultTarget } from './fault-target.js';
import { faultTiming } from './fault-timing.js';

/**
 * Creates a form for one fault.
 *
 * @param {{
 *   act: import('../sandbox.js').Page['act'],
 *   operations: readonly import('../control.js').Coverage[],
 *   edit: (rules: readonly object[]) => void,
 * }} options `edit` shows rules as JSON
 */
export function faultForm({ act, operations, edit }) {
  const settings = el('div', { class: 'settings' });
  const kind = el(
    'select',
    { name: 'kind', 'data-field': 'kind', onchange: showSettings },
    [...new Set(faultKinds.map(({ group }) => group))].map((group) =>
      el(
        'optgroup',
        { label: group },
        faultKinds
          .filter((entry) => entry.group === group)
          .map(({ kind: value, label }) => el('option', { value }, label)),
      ),
    ),
  );
  const target = faultTarget(operations);
  const timing = faultTiming();
  const chosen = () => faultKinds.find((entry) => entry.kind === kind.value)?.settings ?? [];

  function showSettings() {
    const shown = chosen().filter((setting) => !isOptional(setting));
    const further = chosen().filter(isOptional);
    settings.replaceChildren(
      ...shown.map((setting) => field(setting.label, settingControl(setting))),
      ...(further.length === 0
        ? []
        : [
            disclosure(
              'Further settings of the response',
              further.map((setting) => field(setting.label, settingControl(setting))),
            ),
          ]),
    );
  }
  function rule() {
    const values = chosen().map((setting) => {
      /** @type {import('../form-errors.js').Control} */
      const input = find(`[name="${setting.name}"]`, settings);
      return [setting.name, inputValue(setting, input)];
    });
    return {
      kind: kind.value,
      ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
      ...target.fields(),
      ...timing.fields(),
    };
  }
  showSettings();

  const form = el(
    'form',
    {
      class: 'card stack',
      'aria-labelledby': 'add-title',
      onsubmit: (event) => {
        event.preventDefault();
        act(async () => control.addFaults(rule()), 'Fault added.', form);
      },
    },
    el('h2', { id: 'add-title' }, 'Add a fault'),
    field('Kind', kind),
    settings,
    target.controls,
    timing.controls,
    el(
      'div',
      { class: 'row' },
      el('button', { class: 'primary' }, 'Add fault'),
      button('Edit as JSON', () => {
        clearErrors(form);
        try {
          edit([rule()]);
        } catch (error) {
          if (error instanceof Error && 'field' in error) showError(form, String(error.field), error.message);
        }
      }),
    ),
  );
  return form;
}

/** @param {import('./fault-kinds.js').Setting} setting */
const isOptional = (setting) => 'isOptional' in setting && setting.isOptional === true;

/** @param {import('./fault-kinds.js').Setting} setting */
function settingControl(setting) {
  const { name } = setting;
  const names = { name, 'data-field': name };
  if ('choices' in setting) {
    return el(
      'select',
      names,
      setting.choices.map(({ value, label }) => el('option', { value }, label)),
    );
  }
  const required = !isOptional(setting);
  if ('isJson' in setting) return textArea(name, setting.value, { name, required, rows: 2 });
  const { label: _label, unit: _unit, isOptional: _isOptional, ...attributes } = setting;
  return el('input', { ...attributes, ...names, required });
}

/**
 * @param {import('./fault-kinds.js').Setting} setting
 * @param {import('../form-errors.js').Control} input
 */
function inputValue(setting, input) {
  if ('isJson' in setting) return parseJsonField(input);
  if (input.value === '' && isOptional(setting)) return undefined;
  return 'type' in setting && setting.type === 'number' ? Number(input.value) : input.value;
}
