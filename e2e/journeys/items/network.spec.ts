import { header, itemsPath, rows, searchBox } from '../../fixtures/items.ts';
import { section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a reset or offline connection shows an error on the item list, and the list loads when the connection is back', async ({
  page,
  portal,
  problems,
  context,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'reset', operationId: 'listItems', times: 'always' });
  problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${itemsPath}`, 2);
  await portal.open('/SUP-1001/items');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('Data Error');
  await expect(failure).toContainText('You appear to be offline. Check your connection and try again.');
  sandbox.control.clearFaults();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);

  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemsPath}`);
  // Chromium requests the icon again when the address changes. The code of toasts loads 5 s after the start.
  problems.tolerateConsole(/net::ERR_INTERNET_DISCONNECTED \/(favicon\.svg|assets\/.+)$/);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(failure).toContainText('You appear to be offline. Check your connection and try again.');
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(8);
  await expect(header(page, 'Size')).toHaveAttribute('aria-sort', 'ascending');
});

test('the item list repeats a request once after a 500 and shows Data Error after two', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listItems' });
  problems.expectStatus(500, itemsPath, 3);
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  expect(sandbox.statuses('listItems')).toEqual([500, 200]);
  expect(sandbox.calls('getAccessToken')).toHaveLength(1);

  sandbox.control.clearJournal();
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 2 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await expect(page.getByText(' of ')).toBeHidden();
  expect(sandbox.statuses('listItems')).toEqual([500, 500]);
});

test('a broken response of the item list shows Data Error with a message, and Try again loads the list', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  problems.expectStatus(503, itemsPath);
  await portal.open('/SUP-1001/items');
  const failure = page.getByRole('alert');
  const tryAgain = failure.getByRole('button', { name: 'Try again' });
  await expect(failure.getByRole('heading')).toHaveText('Data Error');
  await expect(failure.getByText('Please refresh the page or try again later')).toBeVisible();
  await expect(failure.getByText('The warehouse system is not available right now.')).toBeVisible();
  const { requestId } = sandbox.calls('listItems')[0] ?? {};
  await expect(failure.getByText(`Reference: ${requestId}`)).toBeVisible();

  for (const fault of [
    { kind: 'html', status: 200 },
    { kind: 'malformedJson' },
    { kind: 'emptyBody' },
    { kind: 'removeField', field: 'data' },
    { kind: 'retypeField', field: 'data', type: 'object' },
  ] as const) {
    await test.step(fault.kind, async () => {
      const before = sandbox.calls('listItems').length;
      sandbox.control.addFault({ ...fault, operationId: 'listItems' });
      await tryAgain.click();
      await expect.poll(() => sandbox.calls('listItems').length).toBe(before + 1);
      await expect(failure.getByRole('heading')).toHaveText('Data Error');
      await expect(failure).toContainText(
        'It seems that an unexpected error has occurred. Please, try again later.',
      );
    });
  }
  // A body that arrives slowly in small pieces is complete in the end.
  sandbox.control.addFault({ kind: 'drip', bytes: 1500, everyMs: 20, operationId: 'listItems' });
  await tryAgain.click();
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText('1–8 of 8')).toBeVisible();
  expect(sandbox.calls('listItems').at(-1)?.faultEffect).toBe('drip');
});

test('the item list aborts a request without a complete response after 30 s and shows a timeout message', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  for (const [column, sortBy, fault] of [
    ['Size', 'size', { kind: 'delay', delayMs: 120_000 }],
    ['Type', 'type', { kind: 'stall', afterBytes: 200 }],
  ] as const) {
    await test.step(fault.kind, async () => {
      sandbox.control.addFault({ ...fault, operationId: 'listItems' });
      const aborted = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(`sortBy=${sortBy}`),
      );
      await page.getByRole('button', { name: column, exact: true }).click();
      await expect.poll(() => sandbox.control.faults().at(-1)?.remaining).toBe(0);
      await page.clock.fastForward(30_000);
      await expect(page.getByRole('alert')).toContainText(
        'The server took too long to respond. Please try again.',
      );
      expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
      const reloaded = page.waitForResponse((response) => response.url().includes(`sortBy=${sortBy}`));
      await page.getByRole('button', { name: 'Try again' }).click();
      // A retry that is still pending would receive the fault of the next step.
      await (await reloaded).finished();
      await expect(rows(page)).toHaveCount(8);
    });
  }
});

test('leaving the item list aborts its pending search and drops the request that failed offline', async ({
  page,
  portal,
  problems,
  context,
  sandbox,
}) => {
  await portal.open('/SUP-1001/customers');
  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  sandbox.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 60_000 });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('searchString=fen'));
  await searchBox(page).fill('fen');
  await expect.poll(() => sandbox.control.faults().at(-1)?.remaining).toBe(0);
  await section(page, 'Customers').click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');

  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemsPath}`);
  problems.tolerateConsole(/net::ERR_INTERNET_DISCONNECTED \/(favicon\.svg|assets\/.+)$/);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You appear to be offline.');
  await section(page, 'Customers').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  sandbox.control.clearJournal();
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'ascending');
  const queries = sandbox.calls('listItems').map(({ query }) => query);
  expect(queries.filter((query) => query.includes('sortBy=size') || query.includes('searchString'))).toEqual(
    [],
  );
});

test('the item list counts down after a 429 and sends no request during the countdown', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const headers = { 'retry-after': '20' };
  sandbox.control.addFault({ kind: 'status', status: 429, operationId: 'listItems', headers });
  problems.expectStatus(429, itemsPath);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('alert')).toContainText('Too many requests. Wait and try again.');
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeVisible();
  // A window that becomes visible refetches its queries, except during a rate limit.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(sandbox.statuses('listItems')).toEqual([429]);
});
