import { control } from '../control.js';
import { button, el } from '../dom.js';
import { formatJson } from '../prose.js';

/** @param {readonly import('../control.js').Violation[]} broken */
export const violationCard = (broken) =>
  el(
    'section',
    { class: 'card violations', 'aria-labelledby': 'violations-title' },
    el('h2', { id: 'violations-title' }, `Contract violations: ${broken.length}`),
    el(
      'ul',
      {},
      broken
        .slice(-20)
        .map(({ side, operationId, method, path, message }) =>
          el('li', {}, el('code', {}, `${operationId ?? `${method} ${path}`}`), ` ${side}: ${message}`),
        ),
    ),
  );

/** @param {readonly unknown[]} reported @param {import('../sandbox.js').Page['act']} act */
export const reportCard = (reported, act) =>
  el(
    'section',
    { class: 'card violations', 'aria-labelledby': 'reports-title' },
    el('h2', { id: 'reports-title' }, `Reports of the content security policy: ${reported.length}`),
    el('pre', { tabindex: 0, 'aria-label': 'Reports' }, formatJson(JSON.stringify(reported.slice(-20)))),
    el(
      'div',
      { class: 'actions' },
      button('Clear reports', () => act(() => control.clearCspReports(), 'Reports cleared.')),
    ),
  );
