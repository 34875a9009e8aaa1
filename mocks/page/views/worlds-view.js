import { control } from '../control.js';
import { button, disclosure, el, field, find } from '../dom.js';

/** @param {string} name */
const linkTo = (name) => `/__sandbox?sandboxWorld=${encodeURIComponent(name)}#worlds`;

/** @type {import('../sandbox.js').View} */
export async function worldsView({ act }) {
  const [{ selected, limit, data: worlds }, { scenarios }] = await Promise.all([
    control.worlds(),
    control.scenarios(),
  ]);
  const name = el('input', {
    name: 'world-name',
    'data-field': 'name',
    required: true,
    pattern: '[a-z0-9]([a-z0-9\\-]{0,30}[a-z0-9])?',
    autocomplete: 'off',
  });
  const seed = el('input', {
    name: 'world-seed',
    'data-field': 'seed',
    inputmode: 'numeric',
    pattern: '\\d{1,9}',
    autocomplete: 'off',
  });
  const now = el('input', { name: 'world-now', 'data-field': 'now', type: 'datetime-local', step: 1 });
  const scenario = el(
    'select',
    { name: 'world-scenario', 'data-field': 'scenario' },
    el('option', { value: '' }, 'none'),
    // A new world has only the built-in scenarios.
    scenarios.filter(({ isDefined }) => !isDefined).map(({ name: value }) => el('option', { value }, value)),
  );
  const extraSuppliers = el('input', {
    name: 'world-suppliers',
    'data-field': 'extraSuppliers',
    type: 'number',
    min: 0,
    max: 100_000,
  });
  const large = el('input', { name: 'world-large', type: 'checkbox' });

  const form = el(
    'form',
    {
      class: 'stack',
      onsubmit: (event) => {
        event.preventDefault();
        create();
      },
    },
    field('Name', name, '1 to 32 lowercase letters, digits and hyphens, no hyphen at the start or end'),
    field('Seed', seed, 'Empty: the seed of the sandbox'),
    field('Fixed time, UTC', now, 'Empty: the clock of the sandbox'),
    disclosure(
      'Scenario and amount of data',
      field('Scenario', scenario),
      field('Additional suppliers', extraSuppliers, 'Without data, for long selection lists'),
      el('label', { class: 'check' }, large, '5,000 suppliers, 50,000 items and 20,000 orders'),
    ),
    el('div', { class: 'actions' }, el('button', { class: 'primary' }, 'Create')),
  );

  async function create() {
    const settings = {
      name: name.value,
      ...(seed.value === '' ? {} : { seed: Number(seed.value) }),
      ...(now.value === '' ? {} : { now: `${now.value}Z` }),
      ...(scenario.value === '' ? {} : { scenario: scenario.value }),
      ...(extraSuppliers.value === '' ? {} : { extraSuppliers: Number(extraSuppliers.value) }),
      ...(large.checked ? { large: true } : {}),
    };
    await act(() => control.createWorld(settings), `World ${settings.name} created.`, form);
  }

  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Worlds'),
    el(
      'p',
      { class: 'lead' },
      'A world has its own data, clock, scenario, faults, journal, emails and sessions. Selecting a world applies to this browser. To use two worlds side by side, open ',
      el('code', {}, `http://<name>.localhost:${location.port}`),
      '. Other clients send the header ',
      el('code', {}, 'X-Sandbox-World'),
      '.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        { class: 'card stack', 'aria-labelledby': 'worlds-title' },
        el('h2', { id: 'worlds-title' }, `${worlds.length} of ${limit} worlds`),
        el(
          'ul',
          { class: 'worlds' },
          worlds.map((world) => worldRow(world, world.name === selected, act)),
        ),
      ),
      el(
        'section',
        { class: 'card', 'aria-labelledby': 'new-title' },
        el('h2', { id: 'new-title' }, 'New world'),
        form,
      ),
    ),
  );
}

/**
 * @param {import('../control.js').World} world
 * @param {boolean} isSelected
 * @param {import('../sandbox.js').Page['act']} act
 */
function worldRow({ name, seed, clock, scenario, faults, requests }, isSelected, act) {
  const facts = [
    `${clock.now.slice(0, 16).replace('T', ' ')} UTC${clock.mode === 'fixed' ? ', stopped' : ''}`,
    seed !== null && `seed ${seed}`,
    scenario,
    faults > 0 && `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    `${requests} ${requests === 1 ? 'request' : 'requests'}`,
  ];
  return el(
    'li',
    { 'aria-current': isSelected && 'true' },
    el('span', { class: 'fault-name' }, name),
    el('span', { class: 'muted' }, facts.filter(Boolean).join(' · ')),
    el(
      'div',
      { class: 'row' },
      isSelected
        ? el('span', { class: 'badge' }, 'Selected')
        : el('a', { class: 'button small', href: linkTo(name), 'aria-label': `Select ${name}` }, 'Select'),
      button(
        'Reset',
        () =>
          ask(`Reset ${name}?`, 'Reset', () => act(() => control.resetWorld(name), `World ${name} reset.`)),
        { class: 'small', 'aria-label': `Reset ${name}` },
      ),
      name !== 'default' &&
        !isSelected &&
        button(
          'Delete',
          () =>
            ask(`Delete ${name}?`, 'Delete', () =>
              act(() => control.deleteWorld(name), `World ${name} deleted.`),
            ),
          { class: 'small', 'aria-label': `Delete ${name}` },
        ),
    ),
  );
}

/**
 * Asks for confirmation, because other testers may use the world.
 *
 * @param {string} title
 * @param {string} verb
 * @param {() => void} work
 */
function ask(title, verb, work) {
  const dialog = el(
    'dialog',
    { 'aria-labelledby': 'ask-title' },
    el(
      'form',
      { method: 'dialog' },
      el('h2', { id: 'ask-title' }, title),
      el('p', {}, 'Everyone who uses this world loses their changes and is signed out.'),
      el(
        'div',
        { class: 'actions' },
        button('Cancel', () => dialog.close()),
        el('button', { class: 'primary', value: 'yes' }, verb),
      ),
    ),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === 'yes') work();
  });
  find('body').append(dialog);
  dialog.showModal();
}
