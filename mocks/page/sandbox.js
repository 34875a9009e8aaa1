import { clockView } from './clock-view.js';
import { control } from './control.js';
import { find } from './dom.js';
import { faultsView } from './faults-view.js';
import { journalView } from './journal-view.js';
import { outboxView } from './outbox-view.js';
import { scenariosView } from './scenarios-view.js';

/**
 * @typedef {{
 *   act: (work: () => Promise<unknown>, done: string) => Promise<boolean>,
 *   setTimer: (work: () => void, ms: number) => void,
 *   isCurrent: () => boolean,
 * }} Page what a view may do with the page around it
 * @typedef {(page: Page) => Promise<HTMLElement>} View
 */

/** @type {Record<string, { title: string, view: View }>} */
const views = {
  scenarios: { title: 'Scenarios', view: scenariosView },
  faults: { title: 'Faults', view: faultsView },
  clock: { title: 'Clock', view: clockView },
  journal: { title: 'Journal', view: journalView },
  outbox: { title: 'Outbox', view: outboxView },
};

const view = find('#view');
const said = find('#said');
let shown = 0;
/** @type {number[]} */
let timers = [];

/** @param {string} text @param {boolean} [isError] */
function say(text, isError = false) {
  said.textContent = text;
  said.classList.toggle('is-error', isError);
}

async function showNow() {
  const [{ chosen }, clock, faults] = await Promise.all([
    control.scenarios(),
    control.clock(),
    control.faults(),
  ]);
  const armed = faults.filter(({ remaining }) => remaining !== 0).length;
  find('#now-scenario').textContent = chosen ?? 'none';
  find('#now-clock').textContent =
    `${clock.now.slice(0, 19).replace('T', ' ')} UTC${clock.mode === 'fixed' ? ', stands still' : ''}`;
  find('#now-faults').textContent = armed === 0 ? 'none' : `${armed} armed`;
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
    isCurrent,
    setTimer: (work, ms) => {
      if (isCurrent()) timers.push(setTimeout(work, ms));
    },
  });
  if (!isCurrent()) return;
  const focused = view.contains(document.activeElement) ? nameOf(document.activeElement) : undefined;
  view.replaceChildren(content);
  if (focused !== undefined) controlNamed(focused).focus();
  await showNow();
}

/** What a control is known by when its view has been written anew. @param {Element | null} control */
const nameOf = (control) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? `${control.name} ${control.type === 'radio' ? control.value : ''}`
    : (control?.getAttribute('aria-label') ?? control?.textContent);

/** The same control as before, or the title where it is gone. @param {string | null | undefined} name @returns {HTMLElement} */
const controlNamed = (name) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (view.querySelectorAll('button, input, select'))].find(
    (control) => nameOf(control) === name,
  ) ?? find('h1', view);

/** Does something in the sandbox, says so, and shows what is true then; a refusal is said instead. */
/** @type {Page['act']} */
async function act(work, done) {
  try {
    await work();
    await show();
    say(done);
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
    return false;
  }
}

/** @type {HTMLDialogElement} */
const dialog = find('#reset-dialog');
/** @type {HTMLInputElement} */
const seed = find('[name="seed"]', dialog);
find('#reset').addEventListener('click', () => {
  seed.value = '';
  dialog.returnValue = 'cancel';
  dialog.showModal();
});
find('#reset-cancel').addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => {
  if (dialog.returnValue !== 'reset') return;
  act(
    () => control.reset(seed.value === '' ? {} : { seed: Number(seed.value) }),
    'The sandbox is as on the first day.',
  );
});

addEventListener('hashchange', () => {
  if (location.hash === '#content') return;
  say('');
  show().then(() => /** @type {HTMLElement} */ (find('h1', view)).focus());
});
await show().catch((error) => say(String(error.message ?? error), true));
