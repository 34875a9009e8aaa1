import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Budget {
  maxGzipBytes: number;
  maxRequests: number;
}

const budgets = JSON.parse(
  await readFile(join(import.meta.dirname, '../../tools/checks/budgets.json'), 'utf8'),
) as {
  firstLoad: Budget;
  /** Budget of each other kind of screen, by address. */
  screens: Record<string, Budget>;
};

const pathOf = (url: string) => new URL(url).pathname;

/** Code and calls of the session, which follow the first screen. */
const ofSession = (path: string) =>
  /\/assets\/session-|\/accounts\.session\.verify$|\/auth\/(?:roles|user)$|\/feature-flags$/.test(path);

/** Code of the selection of a list, which follows the first rows and has its own budget. */
const ofSelection = (path: string) => /\/assets\/([a-z]+-)?selection[.-]/.test(path);
/** Code of saved views and of the shell that no first screen needs. */
const ofExtras = (path: string) => /\/assets\/(list-views|shell-extras|recent-records)[.-]/.test(path);
const isLater = (path: string) => ofSession(path) || ofSelection(path) || ofExtras(path);

/** Opens a page with an empty browser cache. Returns its requests, and the size of its scripts and style sheets. */
async function firstLoad(context: BrowserContext, address: string, isLoaded: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  // On a slow machine, code that the portal preloads when the browser is idle would count.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requests: string[] = [];
  const responses: Response[] = [];
  context.on('request', (request) => {
    const path = pathOf(request.url());
    if (!ofSelection(path) && !ofExtras(path)) requests.push(path);
  });
  context.on('response', (response) => responses.push(response));
  await page.goto(address);
  await isLoaded(page);
  await page.waitForLoadState('networkidle');
  const code = responses.filter(
    (response) =>
      /javascript|text\/css/.test(response.headers()['content-type'] ?? '') &&
      !isLater(pathOf(response.url())),
  );
  const sizes = await Promise.all(
    code.map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
  );
  return { requests, gzipBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

const showsItems = (page: Page) => expect(page.getByRole('rowheader')).toHaveCount(8);

test('the first load of the item list by a signed-in user stays within its budget of requests and bytes', async ({
  page,
  portal,
  browser,
  sandbox,
}) => {
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await showsItems(page);
  const later = await browser.newContext({ storageState: await page.context().storageState() });
  const { requests, gzipBytes } = await firstLoad(later, `${sandbox.origin}/SUP-1001/items`, showsItems);
  await later.close();
  const afterRows = requests.slice(requests.indexOf('/api/v1/suppliers/SUP-1001/items'));
  const others = requests.filter((path) => !ofSession(path));
  expect(
    afterRows.filter(ofSession),
    'code and four calls of the session after the request for the rows',
  ).toHaveLength(5);
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(budgets.firstLoad.maxRequests);
  expect(gzipBytes).toBeLessThanOrEqual(budgets.firstLoad.maxGzipBytes);
});

test('the first load of every other kind of screen stays within its budget of requests and bytes', async ({
  page,
  portal,
  browser,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await showsItems(page);
  const signedIn = await page.context().storageState();
  const showsScreen = (opened: Page) =>
    expect(opened.getByRole('heading', { level: 1 }), opened.url()).toBeVisible();
  for (const [path, { maxRequests, maxGzipBytes }] of Object.entries(budgets.screens)) {
    const context = await browser.newContext(path === '/login' ? {} : { storageState: signedIn });
    const { requests, gzipBytes } = await firstLoad(context, sandbox.origin + path, showsScreen);
    await context.close();
    expect.soft(requests.length, [path, ...requests].join('\n')).toBeLessThanOrEqual(maxRequests);
    expect.soft(gzipBytes, path).toBeLessThanOrEqual(maxGzipBytes);
  }
});

test('a second visit loads all code from the browser cache', async ({ page, portal }) => {
  const downloaded = async () => {
    await showsItems(page);
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    });
    return files.map(pathOf).filter((path) => path.startsWith('/assets/'));
  };
  await portal.open('/SUP-1001/items');
  expect(await downloaded()).not.toEqual([]);
  await page.goto('/SUP-1001/items');
  expect(await downloaded()).toEqual([]);
});

test('the first load requests no file twice', async ({ page, portal, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await portal.open('/SUP-1001/items');
  await showsItems(page);
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
});
