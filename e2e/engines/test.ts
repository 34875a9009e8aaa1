import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { demoUsers } from '../fixtures/demo-users.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import type { Engine, EngineSession } from './drivers/driver.ts';
import type { EngineName } from './drivers/installed.ts';
import { startEngine } from './drivers/start-engine.ts';
import { Screen } from './screen/screen.ts';

export { expect };

/** A browser with its own cookies and storage, and the portal of the sandbox. */
export class Browser {
  readonly #session: EngineSession;
  readonly #sandbox: Sandbox;
  readonly #screens: Screen[] = [];
  readonly #tolerated: RegExp[] = [];

  constructor(session: EngineSession, sandbox: Sandbox) {
    this.#session = session;
    this.#sandbox = sandbox;
  }

  /** Opens a tab. The tabs share cookies and storage. */
  async newTab(): Promise<Screen> {
    const screen = new Screen(await this.#session.newTab(), this.#sandbox.origin);
    this.#screens.push(screen);
    return screen;
  }

  /** Stores the session of a demo user, and opens an address of the portal. */
  async openAs(email: string, address: string): Promise<Screen> {
    const screen = await this.newTab();
    const { loginToken, identityToken, accessToken } = this.#sandbox.getSession(email);
    const stored = { id_token: identityToken, access_token: accessToken };
    await screen.open(await this.#addressOfScript());
    await screen.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)}) && null`);
    const cookie = `${this.#sandbox.sessionCookie}=${loginToken}; Path=/; SameSite=Strict`;
    await screen.evaluate(`void (document.cookie = ${JSON.stringify(cookie)})`);
    await screen.open(address);
    return screen;
  }

  /** Finds the path of a document on the portal's origin that runs no code. */
  async #addressOfScript(): Promise<string> {
    const page = await (await fetch(this.#sandbox.origin)).text();
    const [, path] = /src="([^"]+\.js)"/.exec(page) ?? [];
    if (path === undefined) throw new Error('e2e: the page of the portal has no script');
    return path;
  }

  /** Ignores problems of the page that match, however often they appear. */
  tolerate(problem: RegExp): void {
    this.#tolerated.push(problem);
  }

  /**
   * Returns errors and warnings in the console, and uncaught exceptions; always empty in an engine whose driver can't
   * read them.
   */
  problems(): readonly string[] {
    const seen = this.#session.problems() ?? [];
    return seen.filter((line) => !this.#tolerated.some((problem) => problem.test(line)));
  }

  get screens(): readonly Screen[] {
    return this.#screens;
  }
}

export interface EngineOptions {
  engineName: EngineName;
  identity: 'cdc' | 'oidc';
}

export const test = base.extend<
  { browserSession: Browser; portal: Screen; sandbox: Sandbox },
  EngineOptions & { engine: Engine; workerSandbox: Sandbox }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  identity: ['cdc', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  workerSandbox: [
    async ({ identity }, use) => {
      const sandbox = await Sandbox.open({ identity });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ workerSandbox }, use) => {
    await workerSandbox.restore();
    await use(workerSandbox);
  },
  browserSession: async ({ engine, sandbox }, use, testInfo) => {
    testInfo.annotations.push({ type: 'engine', description: engine.version });
    const session = await engine.newSession();
    const browser = new Browser(session, sandbox);
    await use(browser);
    expect.soft(browser.problems(), 'console errors, warnings and uncaught exceptions').toEqual([]);
    expect.soft(sandbox.control.violations(), 'requests and responses that violate the contract').toEqual([]);
    expect.soft(sandbox.control.cspReports(), 'reports of the content security policy').toEqual([]);
    if (testInfo.errors.length > 0)
      for (const [index, screen] of browser.screens.entries()) {
        const body = await screen.screenshot().catch(() => undefined);
        if (!body) continue;
        const path = testInfo.outputPath(`tab-${index + 1}.png`);
        await writeFile(path, body);
        await testInfo.attach(`tab ${index + 1}`, { path, contentType: 'image/png' });
      }
    await session.close();
  },
  /** The portal with the session of the supplier's administrator, at the list of items. */
  portal: async ({ browserSession }, use) => {
    await use(await browserSession.openAs(demoUsers.supplierAdmin, '/SUP-1001/items'));
  },
});
