import { control } from './control.js';
import { find } from './dom.js';
import { clearErrors, showError } from './form-errors.js';
import { connectResetDialog } from './reset-dialog.js';
import { clockView } from './views/clock-view.js';
import { coverageView } from './views/coverage-view.js';
import { dataView } from './views/data-view.js';
import { faultsView } from './views/faults-view.js';
import { journalView } from './views/journal-view.js';
import { ordersView } from './views/orders-view.js';
import { outboxView } from './views/outbox-view.js';
import { recordingsView } from './views/recordings-view.js';
import { scenariosView } from './views/scenarios-view.js';
import { worldsView } from './views/worlds-view.js';

/**
 * @typedef {{
 *   act: (work: () => Promise<unknown>, done: string, form?: HTMLElement) => Promise<boolean>,
 *   announce: (text: string) => void,
 *   setTimer: (work: () => void, ms: number) => void,
 *   isCurrent: () => boolean,
 * }} Page the functions that a view may call
 * @typedef {(page: Page) => Promise<HTMLElement>} View
 */

/** @type {Record<string, { title: string, view: View }>} */
const views = {
  scenarios: { title: 'Scenarios', view: scenariosView },
  faults: { title: 'Faults', view: faultsView },
  clock: { title: 'Clock', view: clockView },
  orders: { title: 'Orders', view: ordersView },
  data: { title: 'Data', view: dataView },
  journal: { title: 'Journal', view: journalView },
  recordings: { title: 'Recordings', view: recordingsView },
  coverage: { title: 'Coverage', view: coverageView },
  outbox: { title: 'Outbox', view: outboxView },
  worlds: { title: 'Worlds', view: worldsView },
};

const view = find('#view');
const statusLine = find('#status');
let shown = 0;
/** @type {number[]} */
let timers = [];

/** @param {string} text @param {boolean} [isError] */
function announce(text, isError = false) {
  statusLine.textContent = text;
  statusLine.classList.toggle('is-error', isError);
}

async function updateSummary() {
  find('#now-world').textContent = (await control.worlds()).selected;
  const [{ chosen }, clock, faults] = await Promise.all([
    control.scenarios(),
    control.clock(),
    control.faults(),
  ]);
  const armed = faults.filter(({ remaining }) => remaining !== 0).length;
  find('#now-scenario').textContent = chosen ?? 'none';
  find('#now-clock').textContent =
    `${clock.now.slice(0, 19).replace('T', ' ')} UTC${clock.mode === 'fixed' ? ', stopped' : ''}`;
  find('#now-faults').textContent = armed === 0 ? 'none' : `${armed} active`;
  find('.now').classList.toggle('is-unusual', chosen !== null || armed > 0);
}

async function show() {
  const name = location.hash.slice(1) in views ? location.hash.slice(1) : 'scenarios';
  const { title, view: make } = /** @type {typeof views[string]} */ (views[name]);
  shown += 1;
  const turn = shown;
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  document.title = `${title} · Sandbox`;
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const isCurrent = () => turn === shown;
  const content = await make({
    act,
    announce,
    isCurrent,
    setTimer: (work, ms) => {
      if (isCurrent()) timers.push(setTimeout(work, ms));
    },
  });
  if (!isCurrent()) return;
  const focused = view.contains(document.activeElement) ? getControlKey(document.activeElement) : undefined;
  view.replaceChildren(content);
  if (focused !== undefined) findControlByKey(focused).focus();
  await updateSummary();
}

/** Identifies a control across a rerender of its view. @param {Element | null} control */
const getControlKey = (control) =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement
    ? `${control.name} ${control.type === 'radio' ? control.value : ''}`
    : (control?.getAttribute('aria-label') ?? control?.textContent);

/**
 * Finds the same control after a rerender, or the heading if it no longer exists.
 *
 * @param {string | null | undefined} name
 * @returns {HTMLElement}
 */
const findControlByKey = (name) =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (
      view.querySelectorAll('button, input, select, textarea, summary')
    ),
  ].find((control) => getControlKey(control) === name) ?? find('h1', view);

/** Runs an action, rerenders the view, and announces the result or the error. An error of a field of the form is shown beside it. */
/** @type {Page['act']} */
async function act(work, done, form) {
  if (form) clearErrors(form);
  try {
    await work();
    await show();
    announce(done);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const field = error instanceof Error && 'field' in error ? error.field : undefined;
    // A focused field announces its own error.
    const isBeside = form !== undefined && typeof field === 'string' && showError(form, field, message);
    announce(isBeside ? '' : message, true);
    return false;
  }
}

connectResetDialog(act);

addEventListener('hashchange', () => {
  if (location.hash === '#content') return;
  announce('');
  show().then(() => /** @type {HTMLElement} */ (find('h1', view)).focus());
});
await show().catch((error) => announce(String(error.message ?? error), true));
