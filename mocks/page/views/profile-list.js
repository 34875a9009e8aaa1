import { control } from '../control.js';
import { button, el, field } from '../dom.js';
import { describeRule } from './fault-row.js';

/**
 * Renders the profiles with their rules.
 *
 * @param {{
 *   act: import('../sandbox.js').Page['act'],
 *   profiles: readonly import('../control.js').Profile[],
 *   edit: (rules: readonly object[]) => void,
 * }} options `edit` shows rules as JSON
 */
export function profileList({ act, profiles, edit }) {
  const seed = el('input', { name: 'profile-seed', 'data-field': 'seed', type: 'number', step: 1 });
  const section = el(
    'section',
    { class: 'card stack', 'aria-labelledby': 'profiles-title' },
    el('h2', { id: 'profiles-title' }, 'Profiles'),
    el('p', { class: 'muted' }, 'A profile is a list of faults for a situation of daily use.'),
    field('Seed', seed, 'Empty: the seeds of the profile'),
    el(
      'ul',
      { class: 'worlds' },
      profiles.map(({ name, description, rules }) =>
        el(
          'li',
          {},
          el('span', { class: 'fault-name' }, name),
          el('span', {}, description),
          el(
            'details',
            {},
            el('summary', { 'aria-label': `Rules of ${name}` }, `${rules.length} rules`),
            el(
              'ul',
              { class: 'rules' },
              rules.map((rule) => {
                const { facts, where } = describeRule(rule);
                return el('li', {}, `${facts}, ${where}`);
              }),
            ),
          ),
          el(
            'div',
            { class: 'row' },
            button(
              'Add',
              () => act(() => control.addProfile(name, readSeed(seed)), `Profile ${name} added.`, section),
              {
                class: 'small',
                'aria-label': `Add profile ${name}`,
              },
            ),
            button('Edit as JSON', () => edit(rules), {
              class: 'small',
              'aria-label': `Edit profile ${name} as JSON`,
            }),
          ),
        ),
      ),
    ),
  );
  return section;
}

/** @param {HTMLInputElement} input */
const readSeed = ({ value }) => (value === '' ? {} : { seed: Number(value) });
