import { control } from '../control.js';
import { button, el } from '../dom.js';
import { faultKinds } from './fault-kinds.js';

/** The pattern that matches every path. */
export const ANY_PATH = '.';

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * Formats one setting of a fault. Settings that the form doesn't offer are shown with their name.
 *
 * @param {import('./fault-kinds.js').FaultKind | undefined} kind
 * @param {string} name
 * @param {unknown} value
 */
function formatSetting(kind, name, value) {
  if (name === 'flap' && isObject(value))
    return `${value.apply} of every ${value.apply + value.skip} requests`;
  if (name === 'latency' && isObject(value))
    return Object.entries(value)
      .map(([percentile, ms]) => `${percentile} ${ms} ms`)
      .join(', ');
  if (name === 'rate') return `${Number((Number(value) * 100).toFixed(3))} %`;
  const setting = kind?.settings.find((candidate) => candidate.name === name);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (setting && 'choices' in setting) return setting.choices.find((choice) => choice.value === value)?.label;
  if (!setting || 'isJson' in setting || setting.isOptional) return `${name} ${text}`;
  return [text, setting.unit].filter((part) => part !== undefined).join(' ');
}

/**
 * Describes a fault by its name and settings.
 *
 * @param {import('../control.js').Rule} rule
 */
export function describeRule({ kind, operationId, tag, method, path, times: _times, ...settings }) {
  const known = faultKinds.find((entry) => entry.kind === kind);
  const label = known?.label ?? String(kind);
  const facts = Object.entries(settings).map(([name, value]) => formatSetting(known, name, value));
  const paths = path === ANY_PATH ? 'every operation' : `paths matching ${path}`;
  const targets = [operationId, tag && `tag ${tag}`, path === undefined ? undefined : paths];
  const where = [method, targets.filter((target) => target !== undefined).join(', ')]
    .filter(Boolean)
    .join(' ');
  return { label, facts: [label, ...facts].join(' · '), where };
}

/**
 * @param {import('../control.js').Fault} fault
 * @param {import('../sandbox.js').Page['act']} act
 */
export function faultRow({ id, rule, remaining, matched, applied }, act) {
  const { label, facts, where } = describeRule(rule);
  const left = remaining === 'always' ? 'always' : remaining === 0 ? 'used up' : `${remaining} remaining`;
  const hits = matched > applied ? `, ${applied} of ${matched} requests` : '';
  return el(
    'li',
    { class: remaining === 0 ? 'is-used-up' : '' },
    el('span', { class: 'fault-name' }, facts),
    el('span', { class: 'muted' }, `${where}, ${left}${hits}`),
    button('Remove', () => act(() => control.removeFault(id), 'Fault removed.'), {
      class: 'small',
      'aria-label': `Remove ${label} for ${where}`,
    }),
  );
}
