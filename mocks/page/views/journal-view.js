import { control } from '../control.js';
import { button, el, empty } from '../dom.js';
import { formatJson } from '../prose.js';
import { reportCard, violationCard } from './journal-alerts.js';

const SHOWN_ENTRIES = 200;
const FOLLOW_MS = 2000;

/** Labels of the response sources. @type {Record<string, string>} */
const sourceLabels = {
  upstream: 'sandbox',
  recording: 'recording',
  gate: 'contract check',
  example: 'example',
  fault: 'fault',
  gateway: 'gateway',
};

/** Filter settings, kept while the page is open. */
const kept = { text: '', onlyFailures: false, isFollowing: true };

/** @type {import('../sandbox.js').View} */
export async function journalView(page) {
  const rows = el('tbody');
  const none = el('div');
  const table = el(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': 'Requests' },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ['Time', 'Request', 'Status', 'Source', 'User'].map(header))),
      rows,
    ),
  );
  const violations = el('div');
  const reports = el('div');
  /** @type {import('../control.js').Entry[]} */
  let entries = [];

  function render() {
    const needle = kept.text.toLowerCase();
    const matching = entries.filter(
      (entry) =>
        (!kept.onlyFailures || entry.status === null || entry.status >= 400) &&
        [
          entry.method,
          entry.path,
          entry.query,
          entry.operationId,
          entry.user,
          entry.status,
          entry.scenario,
          entry.faultEffect,
        ]
          .join(' ')
          .toLowerCase()
          .includes(needle),
    );
    rows.replaceChildren(...matching.slice(-SHOWN_ENTRIES).toReversed().flatMap(entryRows));
    table.hidden = matching.length === 0;
    none.replaceChildren(
      ...(matching.length > 0
        ? []
        : [
            entries.length === 0
              ? empty('No requests yet', 'Requests of the portal appear here.')
              : empty('No matching requests', 'Change the search text or show all statuses.'),
          ]),
    );
  }
  async function load() {
    const [added, broken, reported] = await Promise.all([
      control.journal(entries.at(-1)?.sequence ?? 0),
      control.violations(),
      control.cspReports(),
    ]);
    entries = [...entries, ...added];
    violations.replaceChildren(...(broken.length === 0 ? [] : [violationCard(broken)]));
    reports.replaceChildren(...(reported.length === 0 ? [] : [reportCard(reported, page.act)]));
    // Rerendering closes expanded rows, so it happens only when there are new entries.
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
    el('p', { class: 'lead' }, 'All API requests, newest first. Tokens are shown as kind and hash.'),
    violations,
    reports,
    el(
      'div',
      { class: 'toolbar' },
      search,
      check('onlyFailures', 'Failures only', render),
      check('isFollowing', 'Follow', () => {}),
      button('Refresh', () => page.act(async () => {}, 'Journal refreshed.')),
      el('a', { class: 'button', href: '/__sandbox/journal.har', download: true }, 'Download HAR'),
      button('Clear', () => page.act(() => control.clearJournal(), 'Journal cleared.')),
    ),
    none,
    table,
  );
}

/** @param {string} text */
const header = (text) => el('th', { scope: 'col' }, text);

/** @param {import('../control.js').Entry} entry */
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
      el(
        'td',
        {},
        [sourceLabels[entry.source], entry.scenario, entry.fault, entry.faultEffect]
          .filter(Boolean)
          .join(' · '),
      ),
      el('td', {}, entry.user ?? '—'),
    ),
    details,
  ];
}

/** @param {HTMLElement} container @param {number} sequence */
async function showBodies(container, sequence) {
  // The entry may have been cleared in the meantime.
  const { requestBody, responseBody } = await control
    .journalEntry(sequence)
    .catch(() => ({ requestBody: null, responseBody: null }));
  container.replaceChildren(...body('Request body', requestBody), ...body('Response body', responseBody));
}

/** @param {string} title @param {string | null} text */
const body = (title, text) =>
  text === null ? [] : [detail(title, el('pre', { tabindex: 0, 'aria-label': title }, formatJson(text)))];

/** @param {import('../control.js').Entry} entry @param {HTMLElement} bodies */
const facts = ({ requestId, requestBytes, responseBytes, headers, responseHeaders }, bodies) => [
  pairs({
    'Request ID': requestId,
    'Request size': `${requestBytes} bytes`,
    'Response size': `${responseBytes} bytes`,
  }),
  bodies,
  detail('Response headers', pairs(responseHeaders)),
  detail('Request headers', pairs(headers)),
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
