import { control } from '../control.js';
import { button, el, empty, field } from '../dom.js';

/** @type {import('../sandbox.js').View} */
export async function dataView({ act, announce }) {
  const [snapshots, { users }] = await Promise.all([control.snapshots(), control.users()]);
  const user = el(
    'select',
    { name: 'user' },
    users.map(({ email, role }) => el('option', { value: email }, `${email} (${role})`)),
  );
  const token = el('textarea', { rows: 4, readonly: true, class: 'mono', name: 'token' });
  const tokenField = field('Access token', token, 'Valid for ten minutes of the clock');
  tokenField.hidden = true;
  const tokenForm = el(
    'form',
    {
      class: 'card stack',
      'aria-labelledby': 'token-title',
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          token.value = await control.token(user.value);
          tokenField.hidden = false;
          token.focus();
          token.select();
          announce(`Access token of ${user.value} issued.`);
        } catch (error) {
          announce(error instanceof Error ? error.message : String(error));
        }
      },
    },
    el('h2', { id: 'token-title' }, 'Access token'),
    el('p', { class: 'muted' }, 'For the command line and other clients.'),
    field('User', user),
    el('div', {}, el('button', { class: 'primary' }, 'Get token')),
    tokenField,
  );
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Data'),
    el(
      'p',
      { class: 'lead' },
      'Snapshots contain the data and the clock of this world. To start from other data, use Reset, which accepts a seed, additional suppliers and the large data.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        { class: 'card stack', 'aria-labelledby': 'snapshots-title' },
        el('h2', { id: 'snapshots-title' }, 'Snapshots'),
        snapshots.length === 0
          ? empty('No snapshots', 'Store a snapshot before a test that changes data.')
          : el(
              'ul',
              { class: 'worlds' },
              snapshots.toReversed().map(({ id }) =>
                el(
                  'li',
                  { class: 'beside' },
                  el('span', { class: 'fault-name' }, id),
                  button('Restore', () => act(() => control.restore(id), `${id} restored.`), {
                    class: 'small',
                    'aria-label': `Restore ${id}`,
                  }),
                ),
              ),
            ),
        el(
          'div',
          {},
          button('Store snapshot', () => act(() => control.takeSnapshot(), 'Snapshot stored.'), {
            class: 'primary',
          }),
        ),
      ),
      tokenForm,
    ),
  );
}
