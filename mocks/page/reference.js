import { loadContract } from './contract.js';
import { el, find } from './dom.js';
import { operationView } from './operation/operation-view.js';
import { paragraphs } from './prose.js';

const documents = await loadContract();
const operations = documents.flatMap((one) => one.operations);
const view = find('#view');
/** @type {HTMLInputElement} */
const search = find('#find');

function list() {
  const needle = search.value.trim().toLowerCase();
  const matches = (/** @type {import('./contract.js').Operation} */ { method, prefix, path, operation }) =>
    `${operation.operationId} ${operation.summary} ${method} ${prefix}${path}`.toLowerCase().includes(needle);
  /** @type {{ name: string, entries: import('./contract.js').Operation[] }[]} */
  const groups = documents.flatMap(({ document, operations: all }) =>
    document.tags.map((/** @type {{ name: string }} */ { name }) => ({
      name,
      entries: all.filter((entry) => entry.operation.tags.includes(name) && matches(entry)),
    })),
  );
  find('#operations').replaceChildren(
    ...groups
      .filter(({ entries }) => entries.length > 0)
      .map(({ name, entries }) =>
        el(
          'div',
          { class: 'group' },
          el('h2', {}, name),
          entries.map(({ method, operation }) =>
            el(
              'a',
              { href: `#${operation.operationId}` },
              el('span', { class: 'method' }, method),
              el('span', {}, operation.summary),
            ),
          ),
        ),
      ),
  );
  markCurrentLink();
}

function markCurrentLink() {
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === location.hash) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function overview() {
  return el(
    'div',
    {},
    documents.flatMap(({ document: { info, components } }, index) => [
      el(index === 0 ? 'h1' : 'h2', { tabindex: -1, class: 'title' }, info.title),
      el('div', { class: 'lead' }, ...paragraphs(info.description ?? '')),
      ...Object.entries(components.securitySchemes ?? {}).map(([name, scheme]) =>
        el(
          'div',
          { class: 'card scheme' },
          el('p', {}, el('code', { class: 'name' }, name)),
          ...paragraphs(scheme.description ?? ''),
        ),
      ),
    ]),
  );
}

function show() {
  const entry = operations.find(({ operation }) => `#${operation.operationId}` === location.hash);
  document.title = `${entry ? `${entry.operation.summary} · ` : ''}API reference`;
  view.replaceChildren(entry ? operationView(entry) : overview());
  markCurrentLink();
  scrollTo(0, 0);
}

search.addEventListener('input', list);
addEventListener('hashchange', () => {
  if (location.hash === '#content') return;
  show();
  /** @type {HTMLElement} */ (find('h1', view)).focus();
});
list();
show();
