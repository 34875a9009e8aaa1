import { control } from '../control.js';
import { button, el, empty, field } from '../dom.js';

/** @type {import('../sandbox.js').View} */
export async function recordingsView({ act }) {
  const [recordings, { chosen }] = await Promise.all([control.recordings(), control.scenarios()]);
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Recordings'),
    el(
      'p',
      { class: 'lead' },
      'Load a HAR file of a real session to replay it as a scenario. The sandbox handles sign-in itself.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        { class: 'card stack', 'aria-labelledby': 'recordings-title' },
        el('h2', { id: 'recordings-title' }, 'Recordings of this world'),
        recordings.length === 0
          ? empty('No recordings yet', 'Load a HAR file to replay it.')
          : el(
              'ul',
              { class: 'worlds' },
              recordings.map((recording) => recordingRow(recording, recording.scenario === chosen, act)),
            ),
      ),
      el(
        'section',
        { class: 'card', 'aria-labelledby': 'load-title' },
        el('h2', { id: 'load-title' }, 'Load a HAR file'),
        loadForm(act),
      ),
    ),
  );
}

/** @param {import('../sandbox.js').Page['act']} act */
function loadForm(act) {
  const file = el('input', { type: 'file', name: 'har', accept: '.har,application/json', required: true });
  const name = el('input', {
    name: 'recording-name',
    pattern: '[a-z0-9]([a-z0-9\\-]{0,38}[a-z0-9])?',
    autocomplete: 'off',
  });
  const api = el('input', { name: 'recording-api', type: 'url', autocomplete: 'off' });
  const unrecorded = el(
    'select',
    { name: 'unrecorded' },
    el('option', { value: 'sandbox' }, 'Response of the sandbox'),
    el('option', { value: 'error' }, 'Error with the nearest recorded call'),
  );
  const violations = el('input', { type: 'checkbox', name: 'violations' });

  async function load() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const settings = {
      ...(name.value === '' ? {} : { name: name.value }),
      ...(api.value === '' ? {} : { api: api.value }),
      unrecorded: unrecorded.value,
      violations: violations.checked ? 'replay' : 'leave-out',
    };
    await act(() => control.loadRecording(chosen, settings), `${chosen.name} loaded.`);
  }

  return el(
    'form',
    {
      class: 'stack',
      onsubmit: (event) => {
        event.preventDefault();
        load();
      },
    },
    field('HAR file', file, 'At most 48 MB. Save the file with content.'),
    field('Name', name, '1 to 40 lowercase letters, digits and hyphens'),
    field('Base URL of the API', api, 'Empty: the address with most calls of the contract'),
    field('Calls that were not recorded', unrecorded),
    el('label', { class: 'check' }, violations, 'Replay responses that violate the contract'),
    el('div', { class: 'actions' }, el('button', { class: 'primary' }, 'Load')),
  );
}

/**
 * @param {import('../control.js').Recording} recording
 * @param {boolean} isSelected
 * @param {import('../sandbox.js').Page['act']} act
 */
function recordingRow(recording, isSelected, act) {
  const { name, scenario, api, calls, recordedAt, unrecorded, ignored, violations, violationsAre } =
    recording;
  const time = `${recordedAt.slice(0, 16).replace('T', ' ')} UTC`;
  const facts = [
    `${calls} ${calls === 1 ? 'call' : 'calls'} of ${api}`,
    time,
    unrecorded === 'error' && 'other calls fail',
  ];
  return el(
    'li',
    { 'aria-current': isSelected && 'true' },
    el('span', { class: 'fault-name' }, name),
    el('span', { class: 'muted' }, facts.filter(Boolean).join(' · ')),
    violations.length > 0 &&
      report(
        `Contract violations in responses: ${violations.length}, ${violationsAre}`,
        violations.map(({ entry, url, status, message }) => `Entry ${entry}: ${url}: ${status}: ${message}`),
      ),
    ignored.length > 0 &&
      report(
        `Entries that are not replayed: ${ignored.reduce((sum, { count }) => sum + count, 0)}`,
        ignored.map(({ count, reason, entries }) => `${count} × ${reason} ${first(entries)}`),
      ),
    el(
      'div',
      { class: 'row' },
      isSelected
        ? el('span', { class: 'badge' }, 'Selected')
        : button(
            'Select',
            () =>
              act(() => control.chooseScenario(scenario), `${name} selected. The clock is set to ${time}.`),
            { class: 'small', 'aria-label': `Select ${name}` },
          ),
      isSelected &&
        button('Deselect', () => act(() => control.chooseScenario('none'), `${name} deselected.`), {
          class: 'small',
          'aria-label': `Deselect ${name}`,
        }),
      button('Delete', () => act(() => control.deleteRecording(name), `${name} deleted.`), {
        class: 'small',
        'aria-label': `Delete ${name}`,
      }),
    ),
  );
}

/** @param {{ entry: number, url: string }[]} entries */
const first = ([entry]) => (entry ? `First: entry ${entry.entry}, ${entry.url}` : '');

/** @param {string} title @param {string[]} lines */
const report = (title, lines) =>
  el(
    'details',
    { class: 'muted' },
    el('summary', {}, title),
    el(
      'ul',
      { class: 'report' },
      lines.map((line) => el('li', {}, line)),
    ),
  );
