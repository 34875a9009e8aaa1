import { control } from '../control.js';
import { button, el, field } from '../dom.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const steps = [
  { label: '+ 1 minute', ms: MINUTE_MS, effect: 'New orders are accepted, uploads finish.' },
  { label: '+ 10 minutes', ms: 10 * MINUTE_MS, effect: 'Issued access tokens expire.' },
  { label: '+ 4 hours', ms: 4 * HOUR_MS, effect: 'Receiving and picking finish.' },
  { label: '+ 12 hours', ms: 12 * HOUR_MS, effect: 'Issued identity tokens expire.' },
  { label: '+ 1 day', ms: 24 * HOUR_MS, effect: 'Arrival and ship dates approach.' },
  { label: '+ 90 days', ms: 90 * 24 * HOUR_MS, effect: 'Upload reports are deleted.' },
];

/** @type {import('../sandbox.js').View} */
export async function clockView({ act }) {
  const clock = await control.clock();
  const instant = el('input', {
    type: 'datetime-local',
    step: 1,
    value: clock.now.slice(0, 19),
    required: true,
    name: 'instant',
  });
  const isFixed = clock.mode === 'fixed';
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Clock'),
    el(
      'p',
      { class: 'lead' },
      'Tokens, orders and uploads use this clock. It can be set to the past or the future.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        { class: 'card', 'aria-labelledby': 'set-title' },
        el('h2', { id: 'set-title' }, 'Set time'),
        el(
          'form',
          {
            class: 'row',
            onsubmit: (event) => {
              event.preventDefault();
              const now = `${instant.value}Z`;
              act(() => control.setClock({ now }), 'Clock set.');
            },
          },
          field('Date and time, UTC', instant),
          el('button', { class: 'primary' }, 'Set'),
        ),
        el(
          'p',
          { class: 'row' },
          isFixed ? 'The clock is stopped.' : 'The clock runs in real time.',
          isFixed
            ? button('Start clock', () => act(() => control.setClock({ mode: 'real' }), 'Clock started.'))
            : button('Stop clock', () => act(() => control.setClock({ mode: 'fixed' }), 'Clock stopped.')),
        ),
      ),
      el(
        'section',
        { class: 'card', 'aria-labelledby': 'advance-title' },
        el('h2', { id: 'advance-title' }, 'Advance'),
        el(
          'ul',
          { class: 'steps' },
          steps.map(({ label, ms, effect }) =>
            el(
              'li',
              {},
              button(label, () => act(() => control.setClock({ advanceMs: ms }), `${label}: ${effect}`)),
              el('span', {}, effect),
            ),
          ),
        ),
      ),
    ),
  );
}
