import { disclosure, el, field } from '../dom.js';

const LONGEST_MS = 600_000;

/** Creates the controls that select how often a fault applies, and with which delay. */
export function faultTiming() {
  const times = el('input', {
    name: 'times',
    'data-field': 'times',
    type: 'number',
    min: 1,
    max: 1000,
    value: 1,
    required: true,
  });
  const isAlways = el('input', {
    name: 'always',
    type: 'checkbox',
    onchange: () => {
      times.disabled = isAlways.checked;
    },
  });
  /** @param {string} name @param {string} path @param {import('../dom.js').Attributes} [attributes] */
  const number = (name, path, attributes = {}) =>
    el('input', { name, 'data-field': path, type: 'number', min: 1, step: 1, ...attributes });
  const rate = number('rate', 'rate', { min: 0.1, max: 100, step: 0.1 });
  const apply = number('apply', 'flap');
  const skip = number('skip', 'flap');
  const before = number('before', 'delayMs', { min: 0, max: LONGEST_MS });
  const percentiles = ['p50', 'p95', 'p99'].map((name) => ({
    name,
    input: number(name, 'latency', { min: 0, max: LONGEST_MS }),
  }));
  const seed = number('seed', 'seed', { min: false });
  const token = el('input', { name: 'token', 'data-field': 'token', autocomplete: 'off' });

  return {
    controls: el(
      'div',
      { class: 'stack' },
      el('div', { class: 'row' }, field('Times', times), el('label', { class: 'check' }, isAlways, 'always')),
      disclosure(
        'Rate, flapping, latency and user',
        field('Share of the requests, %', rate, 'Empty: every matching request'),
        el(
          'div',
          { class: 'pair' },
          field('Requests with the fault', apply),
          field('Requests without the fault', skip, 'Both empty: no flapping'),
        ),
        field('Delay before the fault, ms', before),
        el(
          'div',
          { class: 'triple' },
          percentiles.map(({ name, input }) => field(`Latency ${name}, ms`, input)),
        ),
        field('Seed of rate and latency', seed),
        field('Token of the user', token, 'Empty: every user'),
      ),
    ),
    /** Returns the rule's fields. */
    fields() {
      const isFlapping = apply.value !== '' || skip.value !== '';
      const isVarying = percentiles.some(({ input }) => input.value !== '');
      return {
        times: isAlways.checked ? 'always' : Number(times.value),
        ...(rate.value === '' ? {} : { rate: Number(rate.value) / 100 }),
        ...(isFlapping ? { flap: { apply: Number(apply.value), skip: Number(skip.value) } } : {}),
        ...(before.value === '' ? {} : { delayMs: Number(before.value) }),
        ...(isVarying
          ? { latency: Object.fromEntries(percentiles.map(({ name, input }) => [name, Number(input.value)])) }
          : {}),
        ...(seed.value === '' ? {} : { seed: Number(seed.value) }),
        ...(token.value === '' ? {} : { token: token.value }),
      };
    },
  };
}
