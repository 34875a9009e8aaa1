import { control } from './control.js';
import { button, el, empty } from './dom.js';
import { readable } from './prose.js';

const SHOWN_ENTRIES = 200;
const FOLLOW_MS = 2000;

/** In the words of testers. @type {Record<string, string>} */
const answeredBy = {
  upstream: 'sandbox',
  gate: 'contract check',
  example: 'example',
  fault: 'fault',
  gateway: 'gateway',
};

/** Kept from visit to visit of the view, for as long as the page is open. */
const kept = { text: '', onlyFailures: false, isFollowing: true };

/** @type {import('./sandbox.js').View} */
export async function journalView(page) {
  const rows = el('tbody');
  const none = el('div');
  const table = el(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': 'Requests' },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ['Time', 'Request', 'Status', 'Answered by', 'User'].map(header))),
      rows,
    ),
  );
  const violations = el('div');
  /** @type {import('./control.js').Entry[]} */
  let entries = [];

  function render() {
    const needle = kept.text.toLowerCase();
    const fitting = entries.filter(
      (entry) =>
        (!kept.onlyFailures || entry.status === null || entry.status >= 400) &&
        [entry.method, entry.path, entry.query, entry.operationId, entry.user, entry.status, entry.scenario]
          .join(' ')
          .toLowerCase()
          .includes(needle),
    );
    rows.replaceChildren(...fitting.slice(-SHOWN_ENTRIES).toReversed().flatMap(entryRows));
    table.hidden = fitting.length === 0;
    none.replaceChildren(
      ...(fitting.length > 0
        ? []
        : [
            entries.length === 0
              ? empty('No request yet', 'Use the portal: everything that it sends comes here.')
              : empty('No request fits', 'Another text, or all statuses?'),
          ]),
    );
  }
  async function load() {
    const [added, broken] = await Promise.all([
      control.journal(entries.at(-1)?.sequence ?? 0),
      control.violations(),
    ]);
    entries = [...entries, ...added];
    violations.replaceChildren(...(broken.length === 0 ? [] : [violationCard(broken)]));
    // Rows that somebody reads stay under their eyes unless there is something new.
    if (added.length > 0 || rows.childElementCount === 0) render();
  }
  async function follow() {
    if (kept.isFollowing && !document.hidden) await load().catch(() => {});
    page.setTimer(follow, FOLLOW_MS);
  }
  await load();
  page.setTimer(follow, FOLLOW_MS);

  /** @param {'onlyFailures' | 'isFollowing'} name @param {string} label @param {() => void} onChange */
  const check = (name, label, onChange) => {
    const box = el('input', {
      type: 'checkbox',
      checked: kept[name],
      onchange: () => {
        kept[name] = box.checked;
        onChange();
      },
    });
    return el('label', { class: 'check' }, box, label);
  };
  const search = el('input', {
    type: 'search',
    value: kept.text,
    placeholder: 'Path, operation, user, status …',
    'aria-label': 'Search the journal',
    oninput: () => {
      kept.text = search.value;
      render();
    },
  });
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Journal'),
    el('p', { class: 'lead' }, 'Every request of the API, the newest first. Tokens show as kind and hash.'),
    violations,
    el(
      'div',
      { class: 'toolbar' },
      search,
      check('onlyFailures', 'Failures only', render),
      check('isFollowing', 'Follow', () => {}),
      button('Refresh', () => page.act(async () => {}, 'The journal is up to date.')),
      button('Clear', () => page.act(() => control.clearJournal(), 'The journal is empty.')),
    ),
    none,
    table,
  );
}

/** @param {string} text */
const header = (text) => el('th', { scope: 'col' }, text);

/** @param {import('./control.js').Entry} entry */
function entryRows(entry) {
  const bodies = el('div');
  const details = el(
    'tr',
    { class: 'details', hidden: true },
    el('td', { colspan: 5 }, ...facts(entry, bodies)),
  );
  const opener = button(
    `${entry.method} ${entry.path}${entry.query}`,
    () => {
      details.hidden = !details.hidden;
      opener.setAttribute('aria-expanded', String(!details.hidden));
      if (!details.hidden) showBodies(bodies, entry.sequence);
    },
    { class: 'opener', 'aria-expanded': 'false' },
  );
  const { status } = entry;
  const tone = status === null || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'ok';
  return [
    el(
      'tr',
      {},
      el('td', { class: 'muted' }, entry.time.slice(11, 19)),
      el('td', {}, opener, el('span', { class: 'muted block' }, entry.operationId ?? 'not in the contract')),
      el('td', {}, el('span', { class: `status ${tone}` }, status === null ? 'reset' : String(status))),
      el('td', {}, [answeredBy[entry.source], entry.scenario, entry.fault].filter(Boolean).join(' · ')),
      el('td', {}, entry.user ?? '—'),
    ),
    details,
  ];
}

/** @param {HTMLElement} place @param {number} sequence */
async function showBodies(place, sequence) {
  // Forgotten meanwhile: there is nothing to show.
  const { requestBody, responseBody } = await control
    .journalEntry(sequence)
    .catch(() => ({ requestBody: null, responseBody: null }));
  place.replaceChildren(...body('Body sent', requestBody), ...body('Body answered', responseBody));
}

/** @param {string} title @param {string | null} text */
const body = (title, text) =>
  text === null ? [] : [detail(title, el('pre', { tabindex: 0, 'aria-label': title }, readable(text)))];

/** @param {import('./control.js').Entry} entry @param {HTMLElement} bodies */
const facts = ({ requestId, requestBytes, responseBytes, headers, responseHeaders }, bodies) => [
  pairs({
    'Request id': requestId,
    Sent: `${requestBytes} bytes`,
    Answered: `${responseBytes} bytes`,
  }),
  bodies,
  detail('Headers answered', pairs(responseHeaders)),
  detail('Headers sent', pairs(headers)),
];

/** @param {string} title @param {HTMLElement} content */
const detail = (title, content) =>
  el('div', { class: 'detail' }, el('p', { class: 'detail-title' }, title), content);

/** @param {Record<string, string>} values */
const pairs = (values) =>
  el(
    'dl',
    { class: 'facts' },
    Object.entries(values).map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
  );

/** @param {readonly import('./control.js').Violation[]} broken */
const violationCard = (broken) =>
  el(
    'section',
    { class: 'card violations', 'aria-labelledby': 'violations-title' },
    el('h2', { id: 'violations-title' }, `${broken.length} against the contract`),
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
