import { header, itemsPath, rows, searchBox } from '../../fixtures/items.ts';
import { section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a connection that dies is tried once more, then told, and Try again loads', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'reset', operationId: 'listItems', times: 'always' });
  problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${itemsPath}`, 2);
  await portal.open('/SUP-1001/items');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('Data Error');
  await expect(failure).toContainText('You appear to be offline. Check your connection and try again.');
  world.control.clearFaults();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('a list that does not come is given up after 30 s, and the request with it', async ({
  page,
  portal,
  world,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 120_000 });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('sortBy=size'));
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect.poll(() => world.control.faults().at(-1)?.remaining).toBe(0);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toContainText(
    'The server took too long to respond. Please try again.',
  );
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
});

test('a search that was left is given up, and what failed offline is not asked for once it is left', async ({
  page,
  portal,
  problems,
  context,
  world,
}) => {
  await portal.open('/SUP-1001/customers');
  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 60_000 });
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('searchString=fen'));
  await searchBox(page).fill('fen');
  await expect.poll(() => world.control.faults().at(-1)?.remaining).toBe(0);
  await section(page, 'Customers').click();
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');

  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemsPath}`);
  problems.tolerateConsole(/net::ERR_INTERNET_DISCONNECTED \/(favicon\.svg|assets\/.+)$/);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You appear to be offline.');
  await section(page, 'Customers').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  world.control.clearJournal();
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'ascending');
  const asked = world.calls('listItems').map(({ query }) => query);
  expect(asked.filter((query) => query.includes('sortBy') || query.includes('searchString'))).toEqual([]);
});

test('every part of the list waits for a server that is busy, and none asks it again by itself', async ({
  page,
  portal,
  problems,
  world,
}) => {
  const headers = { 'retry-after': '20' };
  world.control.addFault({ kind: 'status', status: 429, operationId: 'listItems', headers });
  problems.expectStatus(429, itemsPath);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('alert')).toContainText('Too many requests. Wait and try again.');
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeVisible();
  // A window that gets the focus refreshes what it shows, but not this.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(world.statuses('listItems')).toEqual([429]);
});
