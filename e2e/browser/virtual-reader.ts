import { Virtual } from '@guidepup/virtual-screen-reader';

/** Composite elements, whose position tells the reader how many entries there are. */
const composites = '[role=listbox], [role=menu], [role=radiogroup], [role=tablist]';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise(requestAnimationFrame);

/** Returns the focused element, even in open shadow roots. */
function getFocusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Returns the active option of a combo box or a list, or the focused element. */
function getCurrentElement(): Element | null {
  const element = getFocusedElement();
  const activeId = element?.getAttribute('aria-activedescendant');
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return (activeId && root?.getElementById(activeId)) || element;
}

/**
 * Changes a field's phrase to what screen readers speak: the type of a field without an ARIA role, the current state of
 * a checkbox, and no letters of a password. The virtual reader reads the initial state of a native checkbox.
 */
function withFieldState(phrase: string, node: Node | null): string {
  if (!(node instanceof HTMLInputElement)) return phrase;
  if (node.type === 'checkbox' && !node.indeterminate)
    return phrase.replace(/\b(not |partially )?checked\b/, node.checked ? 'checked' : 'not checked');
  if (node.type === 'time') return `time field, ${phrase}`;
  if (node.type !== 'password') return phrase;
  return `password field, ${node.value === '' ? phrase : phrase.replace(node.value, '•'.repeat(node.value.length))}`;
}

/** Moves the cursor of a new reader through an element and calls `visit` for each phrase until it returns true. */
async function walk(container: Element, visit: (phrase: string, node: Node | null) => boolean) {
  const reader = new Virtual();
  await reader.start({ container });
  const first = { node: reader.activeNode, phrase: await reader.lastSpokenPhrase() };
  for (let { node, phrase } = first; !visit(phrase, node); ) {
    await reader.clearSpokenPhraseLog();
    await reader.next();
    phrase = await reader.lastSpokenPhrase();
    node = reader.activeNode;
    if (node === first.node && phrase === first.phrase) break;
  }
  await reader.stop();
}

/** Roles that screen readers do not speak, and ends of short elements. */
const unspoken =
  /^(paragraph|rowgroup|status|(end, )?not busy|end of (?!alertdialog|dialog|form|main|navigation|region|table|grid\b).*)$/;

const isShown = (node: Node | null) => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.checkVisibility() ?? true;
};

/**
 * Collects the phrases of an element and its content, in reading order. Leaves out collapsed content, and the text of
 * an element whose phrase contains it, such as a cell.
 */
export async function collectPhrases(container: Element): Promise<string[]> {
  const phrases: string[] = [];
  let named = { node: null as Node | null, phrase: '' };
  await walk(container, (phrase, node) => {
    const isRepeated = node instanceof Text && named.node?.contains(node) && named.phrase.includes(phrase);
    if (isShown(node) && !isRepeated && !unspoken.test(phrase))
      phrases.push(
        withFieldState(phrase.replace(/^row, .*$/, 'row').replace(/^(end of \w+), .*$/, '$1'), node),
      );
    if (node instanceof Element) named = { node, phrase };
    return false;
  });
  return phrases;
}

/** Returns the phrase of the focused element, or of its active option. */
async function getElementPhrase(element: Element): Promise<string> {
  let found = '';
  await walk(element.closest(composites) ?? element, (phrase, node) => {
    if (node !== element) return false;
    found = withFieldState(phrase, node);
    return true;
  });
  return found;
}

const isLive = (phrase: string) => /^(polite|assertive): ./.test(phrase);
const isDialog = (phrase: string) => /^(alert)?dialog, /.test(phrase);

/** Returns an element's texts, separated by periods. */
function getElementText(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    texts.push(node.textContent?.trim() ?? '');
  return texts.filter(Boolean).join('. ');
}

const letters = (text: string) => text.replaceAll(/\W/g, '');

/** Listens to focus and live regions. */
class Listener {
  readonly #virtual = new Virtual();
  /** Elements that took the focus, in order. */
  #focused: Element[] = [];
  /** Screen readers speak an alert that appears. The virtual reader speaks only alerts that change. */
  #alerts: string[] = [];
  #lastFocus = '';

  async start(container: Element): Promise<void> {
    await this.#virtual.start({ container });
    await this.#virtual.clearSpokenPhraseLog();
    const element = getCurrentElement();
    if (element && element !== document.body) this.#lastFocus = await getElementPhrase(element);
    container.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) this.#focused.push(target);
    });
    new MutationObserver((mutations) => {
      const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added) {
        if (!(node instanceof Element)) continue;
        const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
        const text = alert && getElementText(alert);
        if (text) this.#alerts.push(`assertive: ${text}`);
      }
    }).observe(container, { childList: true, subtree: true });
  }

  /**
   * Returns the phrases since the last `take`: dialogs that took the focus, focused elements in their current state,
   * live regions. Their order and number don't depend on the page's speed.
   */
  async heard(): Promise<string[]> {
    const log = await this.#virtual.spokenPhraseLog();
    const alerts = this.#alerts.map(letters);
    const live = log.filter((phrase) => isLive(phrase) && !alerts.includes(letters(phrase)));
    const current = getCurrentElement();
    const elements = [...this.#focused, current].filter(
      (element, index, all) =>
        element?.isConnected && element !== document.body && all.lastIndexOf(element) === index,
    ) as Element[];
    const focus: string[] = [];
    for (const element of elements) focus.push(await getElementPhrase(element));
    const phrases = [...log.filter(isDialog), ...focus, ...live, ...this.#alerts];
    return phrases.filter((phrase, index) => phrase !== '' && phrases.indexOf(phrase) === index);
  }

  async take(): Promise<string[]> {
    await nextFrame();
    await nextFrame();
    await nextTask();
    const phrases = await this.heard();
    await this.#virtual.clearSpokenPhraseLog();
    const hasMoved = this.#focused.length > 0;
    this.#focused = [];
    this.#alerts = [];
    const element = getCurrentElement();
    const current = element && element !== document.body ? await getElementPhrase(element) : '';
    const isUnchanged = !hasMoved && current === this.#lastFocus;
    this.#lastFocus = current;
    return phrases.filter((phrase) => !isUnchanged || phrase !== current);
  }
}

let listener = new Listener();

/** Starts to listen. */
export async function listen(container: Element): Promise<void> {
  listener = new Listener();
  await listener.start(container);
}

export const heard = () => listener.heard();
export const take = () => listener.take();
