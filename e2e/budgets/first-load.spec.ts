import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const budgets = JSON.parse(
  await readFile(join(import.meta.dirname, '../../tools/checks/budgets.json'), 'utf8'),
) as {
  firstLoad: { maxGzipBytes: number; maxRequests: number };
};

const pathOf = (url: string) => new URL(url).pathname;

/** Code and calls of the session, which follow the first screen. */
const ofSession = (path: string) =>
  /\/assets\/session-|\/accounts\.session\.verify$|\/auth\/(?:roles|user)$|\/feature-flags$/.test(path);

/** All requests of the first load of the item list with an empty browser cache, without the session's requests. */
async function firstLoad(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const requests: string[] = [];
  const responses: Response[] = [];
  context.on('request', (request) => requests.push(pathOf(request.url())));
  context.on('response', (response) => responses.push(response));
  await page.goto(address);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.waitForLoadState('networkidle');
  const code = responses.filter(
    (response) =>
      /javascript|text\/css/.test(response.headers()['content-type'] ?? '') &&
      !ofSession(pathOf(response.url())),
  );
  const sizes = await Promise.all(
    code.map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
  );
  return {
    requests: requests.filter((path) => !ofSession(path)),
    sessionRequests: requests.slice(requests.indexOf('/api/v1/suppliers/SUP-1001/items')).filter(ofSession),
    gzipBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
  };
}

test('the first load of the item list by a signed-in user stays within its budget of requests and bytes', async ({
  page,
  portal,
  browser,
  sandbox,
}) => {
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const later = await browser.newContext({ storageState: await page.context().storageState() });
  const { requests, sessionRequests, gzipBytes } = await firstLoad(later, `${sandbox.origin}/SUP-1001/items`);
  await later.close();
  expect(sessionRequests, 'code and four calls of the session after the request for the rows').toHaveLength(
    5,
  );
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budgets.firstLoad.maxRequests);
  expect(gzipBytes).toBeLessThanOrEqual(budgets.firstLoad.maxGzipBytes);
});

test('the first load requests no file twice', async ({ page, portal, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
});
