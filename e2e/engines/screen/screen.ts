import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import type { PageElement, Tab } from '../drivers/driver.ts';
import { describe, pageTarget, type Target } from './target.ts';

type PageScript = typeof import('../../browser/find-elements.ts');
type Reading = ReturnType<PageScript['readElement']>;

const scriptName = '__findElements';
let pageScript: Promise<string> | undefined;

/** Bundles the code that selects elements, as an expression for the page. */
const bundlePageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../browser/find-elements.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    globalName: scriptName,
  });
  return outputFiles[0]?.text ?? '';
};

const timeoutMs = 15_000;
const navigationAttempts = 5;

/** A page of the portal as a user sees it, the same in all browser engines. Waits for elements up to 15 seconds. */
export class Screen {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens an address of the portal, or a whole address. */
  open(address: string): Promise<void> {
    return this.#tab.goto(new URL(address, this.#origin).href);
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  /** Goes back in the history of the tab. */
  async back(): Promise<void> {
    await this.#tab.evaluate('void history.back()');
  }

  /** Goes forward in the history of the tab. */
  async forward(): Promise<void> {
    await this.#tab.evaluate('void history.forward()');
  }

  /** Waits for the path of the address with its query. */
  async expectAddress(expected: string | RegExp): Promise<void> {
    const address = expect.poll(() => this.evaluate('location.pathname + location.search'), {
      timeout: timeoutMs,
    });
    if (typeof expected === 'string') await address.toBe(expected);
    else await address.toMatch(expected);
  }

  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression);
  }

  async click(target: Target): Promise<void> {
    await (await this.#element(target)).click();
  }

  /** Replaces the text of a field, as a user does: click, select all, type. */
  async fill(target: Target, content: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a');
    if (content === '') await this.press('Delete');
    else await this.#tab.type(content);
    await this.expectValue(target, content);
  }

  /** Presses keys, one combination after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  type(content: string): Promise<void> {
    return this.#tab.type(content);
  }

  /** Chooses a file in the file input that follows the target or is in it. */
  async setFile(expression: string, path: string): Promise<void> {
    const input = await this.#tab.element(expression);
    if (!input) throw new Error(`e2e: no file input ${expression}`);
    await input.setFiles([path]);
  }

  async expectShown(target: Target): Promise<void> {
    await expect
      .poll(() => this.count(target), { timeout: timeoutMs, message: `${describe(target)} is shown` })
      .toBeGreaterThan(0);
  }

  async expectHidden(target: Target): Promise<void> {
    await this.expectCount(target, 0);
  }

  async expectCount(target: Target, count: number): Promise<void> {
    await expect
      .poll(() => this.count(target), { timeout: timeoutMs, message: `number of ${describe(target)}` })
      .toBe(count);
  }

  async expectText(target: Target, expected: string | RegExp): Promise<void> {
    const shown = expect.poll(async () => (await this.#read(target))?.text, {
      timeout: timeoutMs,
      message: `text of ${describe(target)}`,
    });
    if (typeof expected === 'string') await shown.toBe(expected);
    else await shown.toMatch(expected);
  }

  async expectValue(target: Target, expected: string): Promise<void> {
    await expect
      .poll(async () => (await this.#read(target))?.value, {
        timeout: timeoutMs,
        message: `value of ${describe(target)}`,
      })
      .toBe(expected);
  }

  /** Waits until an element has the focus. */
  async expectFocus(target: Target): Promise<void> {
    await expect
      .poll(
        async () => (await this.#read(target))?.isFocused || `the focus is on ${await this.describeFocus()}`,
        { timeout: timeoutMs, message: `focus of ${describe(target)}` },
      )
      .toBe(true);
  }

  /** Describes the focused element by role and name. */
  async describeFocus(): Promise<string> {
    return (await this.#call('describeFocus()')) as string;
  }

  /** Counts the shown elements that a target selects. */
  async count(target: Target): Promise<number> {
    return (await this.#call(`findElements(${JSON.stringify(pageTarget(target))}).length`)) as number;
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot();
  }

  /** Reads the element that a target selects; `undefined` if the target doesn't select exactly one. */
  async #read(target: Target): Promise<Reading | undefined> {
    const found = `${scriptName}.findElements(${JSON.stringify(pageTarget(target))})`;
    const expression = `((found) => found.length === 1 ? ${scriptName}.readElement(found[0]) : null)(${found})`;
    return ((await this.#evaluateWithScript(expression)) as Reading | null) ?? undefined;
  }

  async #element(target: Target): Promise<PageElement> {
    await this.expectShown(target);
    await this.expectCount(target, 1);
    const found = `${scriptName}.findElements(${JSON.stringify(pageTarget(target))})[0]`;
    let element: PageElement | undefined;
    await expect
      .poll(
        async () => {
          element = await this.#tab.element(`${scriptName}.pressTarget(${found})`);
          return element !== undefined;
        },
        { timeout: timeoutMs, message: `${describe(target)} is enabled` },
      )
      .toBe(true);
    return element as unknown as PageElement;
  }

  #call(call: string): Promise<unknown> {
    return this.#evaluateWithScript(`${scriptName}.${call}`);
  }

  /** Evaluates an expression that uses the page script. A new document does not have the script. */
  async #evaluateWithScript(expression: string): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const isLoaded = await this.#tab.evaluate(`typeof ${scriptName} !== 'undefined'`);
        if (!isLoaded) {
          pageScript ??= bundlePageScript();
          await this.#tab.evaluate(`(() => { ${await pageScript} window.${scriptName} = ${scriptName}; })()`);
        }
        return await this.#tab.evaluate(expression);
      } catch (error) {
        // A navigation ends the evaluation. The next attempt is made in the new document.
        if (attempt === navigationAttempts) throw error;
      }
    }
  }
}
