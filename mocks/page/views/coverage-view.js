import { control } from '../control.js';
import { el, empty } from '../dom.js';

/** Filter settings, kept while the page is open. */
const kept = { text: '', onlyMissing: false };

/** @type {import('../sandbox.js').View} */
export async function coverageView() {
  const operations = await control.coverage();
  const rows = el('tbody');
  const none = el('div');
  const documented = operations.flatMap(({ documented: statuses, seen }) =>
    statuses.map((status) => status in seen),
  );

  function render() {
    const needle = kept.text.toLowerCase();
    const matching = operations.filter(
      ({ operationId, method, path, tags, documented: statuses, seen }) =>
        [operationId, method, path, ...tags].join(' ').toLowerCase().includes(needle) &&
        (!kept.onlyMissing || statuses.some((status) => !(status in seen))),
    );
    rows.replaceChildren(...matching.map(operationRow));
    table.hidden = matching.length === 0;
    none.replaceChildren(
      ...(matching.length === 0
        ? [empty('No matching operations', 'Change the search text or the filter.')]
        : []),
    );
  }
  const search = el('input', {
    type: 'search',
    value: kept.text,
    placeholder: 'Operation, path, tag …',
    'aria-label': 'Search operations',
    oninput: () => {
      kept.text = search.value;
      render();
    },
  });
  const onlyMissing = el('input', {
    type: 'checkbox',
    checked: kept.onlyMissing,
    onchange: () => {
      kept.onlyMissing = onlyMissing.checked;
      render();
    },
  });
  const table = el(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': 'Operations' },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          ['Operation', 'Responses since the start'].map((text) => el('th', { scope: 'col' }, text)),
        ),
      ),
      rows,
    ),
  );
  render();
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Coverage'),
    el(
      'p',
      { class: 'lead' },
      `Documented responses that the sandbox returned since its start, in all worlds: ${documented.filter(Boolean).length} of ${documented.length}. Responses from examples do not count.`,
    ),
    el('div', { class: 'toolbar' }, search, el('label', { class: 'check' }, onlyMissing, 'Incomplete only')),
    none,
    table,
  );
}

/** @param {import('../control.js').Coverage} operation */
function operationRow({ operationId, method, path, documented, seen }) {
  const statuses = [...new Set([...documented, ...Object.keys(seen)])].sort();
  return el(
    'tr',
    {},
    el(
      'td',
      {},
      el('a', { href: `/__sandbox/reference#${operationId}` }, operationId),
      el('span', { class: 'muted block' }, `${method} ${path}`),
    ),
    el(
      'td',
      {},
      el(
        'ul',
        { class: 'counts' },
        statuses.map((status) => {
          const count = seen[status] ?? 0;
          const isUnknown = !documented.includes(status);
          return el(
            'li',
            { class: count > 0 ? 'is-seen' : '' },
            `${status}: ${count === 0 ? 'none' : count}${isUnknown ? ', not documented' : ''}`,
          );
        }),
      ),
    ),
  );
}
