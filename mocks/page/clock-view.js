import { control } from './control.js';
import { button, el, field } from './dom.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const steps = [
  { label: '+ 1 minute', ms: MINUTE_MS, effect: 'An order is answered, an upload is done.' },
  { label: '+ 10 minutes', ms: 10 * MINUTE_MS, effect: 'Access tokens that are out have expired.' },
  { label: '+ 4 hours', ms: 4 * HOUR_MS, effect: 'What was being received or picked is done.' },
  { label: '+ 12 hours', ms: 12 * HOUR_MS, effect: 'Identity tokens that are out have expired.' },
  { label: '+ 1 day', ms: 24 * HOUR_MS, effect: 'Arrival and ship dates come closer.' },
  { label: '+ 90 days', ms: 90 * 24 * HOUR_MS, effect: 'Reports of uploads are no longer kept.' },
];

/** @type {import('./sandbox.js').View} */
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
      'The sandbox’s only time: tokens, orders and uploads go by it. It can go back, too.',
    ),
    el(
      'div',
      { class: 'columns' },
      el(
        'section',
        { class: 'card', 'aria-labelledby': 'set-title' },
        el('h2', { id: 'set-title' }, 'Set'),
        el(
          'form',
          {
            class: 'row',
            onsubmit: (event) => {
              event.preventDefault();
              const now = `${instant.value}Z`;
              act(() => control.setClock({ now }), 'The clock is set.');
            },
          },
          field('Date and time, UTC', instant),
          el('button', { class: 'primary' }, 'Set'),
        ),
        el(
          'p',
          { class: 'row' },
          isFixed ? 'It stands still until it is moved.' : 'It goes at the speed of yours.',
          isFixed
            ? button('Let it go on', () =>
                act(() => control.setClock({ mode: 'real' }), 'The clock goes on.'),
              )
            : button('Stop it', () =>
                act(() => control.setClock({ mode: 'fixed' }), 'The clock stands still.'),
              ),
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
