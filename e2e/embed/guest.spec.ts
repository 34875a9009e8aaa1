import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.getByRole('rowheader');

test('history, title and the page’s own functions are as they were', async ({ page }) => {
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
});

test('two suppliers on one page: each asks with its own, and one that fails leaves the others', async ({
  page,
  partner,
  world,
  problems,
}) => {
  problems.expectStatus(500, '/api/v1/suppliers/SUP-1004/items', 2);
  world.control.addFault({
    kind: 'status',
    status: 500,
    method: 'GET',
    path: 'SUP-1004/items$',
    times: 'always',
  });
  await page.goto('/placement/');
  await expect(page.locator('#clipped').getByRole('rowheader')).toHaveCount(8);
  await expect(page.locator('#second').getByText('Data Error')).toBeVisible();
  expect(new Set(partner.tokensAsked)).toEqual(new Set(['SUP-1001', 'SUP-1004']));
});

test('a token that the partner’s server cannot give: told in the widget, tried again, no redirect', async ({
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

test('an API that the page’s policy or an extension blocks is a network error', async ({
  page,
  problems,
}) => {
  problems.tolerateConsole(/net::ERR_BLOCKED_BY_CLIENT|Failed to load resource/);
  await page.route('**/api/v1/**', (route) => route.abort('blockedbyclient'));
  await page.goto('/plain/');
  const failure = page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector('portal-item-list')
          ?.addEventListener('widget.failed', (event) => resolve((event as CustomEvent).detail.kind));
      }),
  );
  await expect(page.getByText('Data Error')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await failure).toBe('network');
});
