import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('rowheader');

/** Waits for the next failure that the item list reports and returns its kind. */
const failureKind = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector('portal-item-list')
          ?.addEventListener('widget.failed', (event) => resolve((event as CustomEvent).detail.kind));
      }),
  );

test('a widget leaves history, title and built-in functions of the host unchanged and uses the fetch that the host passes', async ({
  page,
}) => {
  await page.goto('/plain/');
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('searchbox').fill('pinot');
  await expect(rows(page)).toHaveCount(2);
  expect(
    await page.evaluate(() => [
      location.href.replace(location.origin, ''),
      history.length,
      document.title,
      ...[
        history.pushState,
        history.replaceState,
        window.fetch,
        Array.prototype.map,
        Promise.prototype.then,
      ].map((own) => /\[native code\]/.test(Function.prototype.toString.call(own))),
    ]),
  ).toEqual(['/plain/', 2, 'Vineyard Ledger · no framework', true, true, true, true, true]);

  const called = await page.evaluate(async () => {
    const current = document.querySelector('portal-item-list') as HTMLElement & Record<string, unknown>;
    const next = document.createElement('portal-item-list') as HTMLElement & Record<string, unknown>;
    const { apiUrl, supplierId, getToken } = current;
    const calls: string[] = [];
    const own = (...[address, init]: Parameters<typeof fetch>) => {
      calls.push(new URL(String(address)).pathname);
      return fetch(address, init);
    };
    Object.assign(next, { apiUrl, supplierId, getToken, fetch: own });
    current.replaceWith(next);
    while (!next.shadowRoot?.querySelector('tbody th')?.textContent) await new Promise(requestAnimationFrame);
    return calls;
  });
  expect(called).toContain('/api/v1/suppliers/SUP-1001/items');
});

test('widgets of two suppliers on one page request separate tokens, and a failed widget does not affect the other', async ({
  page,
  partner,
  sandbox,
  problems,
}) => {
  problems.expectStatus(500, '/api/v1/suppliers/SUP-1004/items', 2);
  sandbox.control.addFault({
    kind: 'status',
    status: 500,
    method: 'GET',
    path: 'SUP-1004/items$',
    times: 'always',
  });
  await page.goto('/placement/');
  await expect(page.locator('#clipped').getByRole('rowheader')).toHaveCount(8);
  await expect(page.locator('#second').getByText('Data Error')).toBeVisible();
  expect(new Set(partner.tokenRequests)).toEqual(new Set(['SUP-1001', 'SUP-1004']));
});

test('a failed token request shows an error in the widget, can be retried and does not redirect the host page', async ({
  page,
  partner,
  problems,
}) => {
  problems.expectStatus(500, '/portal-token');
  partner.token = '';
  await page.route('**/portal-token*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto('/react-19/');
  await expect(page.getByText("Your access couldn't be confirmed. Please try again.")).toBeVisible();
  partner.token = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
  expect(new URL(page.url()).pathname).toBe('/react-19/');
});

test('an API blocked by a browser extension is reported as a network error', async ({ page, problems }) => {
  problems.tolerateConsole(/net::ERR_BLOCKED_BY_CLIENT|Failed to load resource/);
  await page.route('**/api/v1/**', (route) => route.abort('blockedbyclient'));
  await page.goto('/plain/');
  const failure = failureKind(page);
  await expect(page.getByText('Data Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await failure).toBe('network');
});

test('an API that refuses the CORS preflight is reported as a network error, and the console shows one warning only if the host asks for warnings', async ({
  page,
  problems,
  sandbox,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  problems.tolerateConsole(/^portal-kit: |blocked by CORS policy|net::ERR_FAILED/);
  sandbox.control.addFault({
    kind: 'status',
    status: 403,
    method: 'OPTIONS',
    path: '/items$',
    times: 'always',
  });
  let loads = 0;
  page.on('request', (request) => {
    if (/\/development[^/]*\.js$/.test(request.url())) loads += 1;
  });
  await page.goto('/plain/');
  await expect(page.getByText('Data Error')).toBeVisible();
  const failure = failureKind(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await failure).toBe('network');
  expect(sandbox.calls('listItems')).toEqual([]);
  await expect(page.getByText('Data Error')).toBeVisible();
  expect([warnings, loads]).toEqual([[], 0]);

  await page
    .locator('portal-item-list')
    .evaluate((element: HTMLElement & { hasConsoleWarnings?: boolean }) => {
      element.hasConsoleWarnings = true;
    });
  for (let retry = 0; retry < 2; retry += 1) {
    const next = failureKind(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await next).toBe('network');
  }
  await expect
    .poll(() => warnings)
    .toEqual([
      `portal-kit: listItems got no response. The widget shows the failure to the user. Allow the origin ${new URL(page.url()).origin} in the API (CORS), and ${sandbox.origin} in connect-src of your page. See docs/embedding.md#when-something-is-wrong.`,
    ]);
  expect(loads).toBe(1);
});
