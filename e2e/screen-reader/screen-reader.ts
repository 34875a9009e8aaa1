import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { build } from 'esbuild';

type PageScript = typeof import('../browser/virtual-reader.ts');

let pageScript: Promise<string> | undefined;

/** Bundles the virtual screen reader's code for the page. */
async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../browser/virtual-reader.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    globalName: '__virtualReader',
    footer: { js: 'globalThis.__virtualReader = __virtualReader;' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** States that real screen readers do not speak. */
const noise =
  /, (\d+ controls?|not (invalid|required|read only|modal|multi-selectable)|no defined sort order)\b/g;

/**
 * Uses a page as a user of a screen reader does: real keys, and a virtual reading cursor. Writes the actions and the spoken
 * phrases to a transcript.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** All actions and phrases, one per line. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Starts to listen after all content of the page has loaded, to the document, or to an element in a shadow root. */
  async start(action: string, container: Locator = this.#page.locator('body')): Promise<void> {
    await this.#settle();
    pageScript ??= bundlePageScript();
    // The content security policy does not apply to code that the protocol of the browser evaluates.
    await this.#page.evaluate(await pageScript);
    await container.evaluate(listen);
    this.#lines.push(`> ${action}`, `title: ${await this.#page.title()}`);
  }

  /** Presses keys, such as `Tab` or `Control+k`, and waits for a phrase that contains `hears`. */
  async press(keys: string | readonly string[], hears?: string): Promise<void> {
    const all = typeof keys === 'string' ? [keys] : keys;
    await this.#act(`press ${all.join(', ')}`, hears, async () => {
      for (const key of all) await this.#page.keyboard.press(key);
    });
  }

  /** Types a text and waits for a phrase that contains `hears`. */
  async type(text: string, hears?: string): Promise<void> {
    await this.#act(`type "${text}"`, hears, () => this.#page.keyboard.type(text));
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; !(await target.evaluate(isFocused)); presses += 1) {
      if (presses > 60) throw new Error(`${key} does not reach ${target}.`);
      await this.press(key);
    }
  }

  /** Moves to an element, as with a key for the next field or button. */
  async moveTo(name: string, target: Locator): Promise<void> {
    await this.#act(`move to ${name}`, undefined, () => target.focus());
  }

  /** Moves the reading cursor through an element. */
  async read(what: string, element: Locator): Promise<void> {
    await this.#settle();
    this.#write(`read ${what}`, await element.evaluate(collectPhrases));
  }

  async #act(action: string, hears: string | undefined, act: () => Promise<void>): Promise<void> {
    const title = await this.#page.title();
    await act();
    if (hears !== undefined)
      await expect
        .poll(async () => (await this.#page.evaluate(heard)).join('\n'), { message: action })
        .toContain(hears);
    await this.#settle();
    const phrases = (await this.#page.evaluate(take)).filter((phrase) => !this.#isDialogChange(phrase));
    const newTitle = await this.#page.title();
    this.#write(action, newTitle === title ? phrases : [`title: ${newTitle}`, ...phrases]);
  }

  /** The virtual reader mistakes a changed `alertdialog` for a live region. */
  #isDialogChange(phrase: string): boolean {
    const [, name] = /^assertive: (.+)$/.exec(phrase) ?? [];
    return name !== undefined && this.#lines.some((line) => line.startsWith(`alertdialog, ${name}`));
  }

  #write(action: string, phrases: readonly string[]): void {
    this.#lines.push('', `> ${action}`, ...phrases.map(tidy));
  }

  /** Waits until no request is pending. */
  async #settle(): Promise<void> {
    await expect.poll(() => this.#pending.size, { message: 'pending requests' }).toBe(0);
  }
}

const listen = (element: Element) =>
  (globalThis as unknown as { __virtualReader: PageScript }).__virtualReader.listen(element);
const collectPhrases = (element: Element) =>
  (globalThis as unknown as { __virtualReader: PageScript }).__virtualReader.collectPhrases(element);
const heard = () => (globalThis as unknown as { __virtualReader: PageScript }).__virtualReader.heard();
const take = () => (globalThis as unknown as { __virtualReader: PageScript }).__virtualReader.take();

const isFocused = (element: Element) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;

const tidy = (phrase: string) =>
  phrase.replaceAll(noise, '').replace('listitem, level 1,', 'listitem,').replaceAll(/\s+/g, ' ');
