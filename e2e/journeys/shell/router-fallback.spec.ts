import type { Page } from '@playwright/test';
import { builtFile } from '../../fixtures/deployment.ts';
import { pageTitle, section, sections, supplierSections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const fallback = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** Replaces the code of a page with a component that throws. */
async function breakPage(page: Page, thrown: string) {
  await page.route(await builtFile('src/pages/customers.page.tsx'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Page() { throw ${thrown}; }`,
    }),
  );
}

test('a page that throws shows the error in its place, and the rest of the portal works', async ({
  page,
  portal,
  problems,
}) => {
  await breakPage(page, `new Error('The page has broken.')`);
  problems.tolerateConsole(/The page has broken\./);
  await portal.open('/SUP-1001/customers');
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByText('The page has broken.')).toBeVisible();
  await expect(pageTitle(page)).toHaveText('Customers');
  await expect(sections(page)).toHaveText(supplierSections);
  await section(page, 'Items').click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('a page that fails with a response shows its status and status text', async ({
  page,
  portal,
  problems,
}) => {
  // The portal recognizes the SDK's errors by this symbol.
  const brand = `[Symbol.for('@portal-kit/sdk/PortalError')]: true`;
  await breakPage(
    page,
    `Object.assign(new Error('Service Unavailable'), { kind: 'http', status: 503, ${brand} })`,
  );
  problems.tolerateConsole(/Service Unavailable/);
  await portal.open('/SUP-1001/customers');
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByText('503 Service Unavailable')).toBeVisible();
});

test('Reload recovers a page that has thrown', async ({ page, portal, problems }) => {
  await breakPage(page, `new Error('The page has broken.')`);
  problems.tolerateConsole(/The page has broken\./);
  await portal.open('/SUP-1001/customers');
  await expect(fallback(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeVisible();
  await expect(page).toHaveURL('/SUP-1001/customers');
});

test('an uncaught exception shows an error page with actions instead of a blank page', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  // The response breaks the contract, so that the screen throws.
  const body = {
    data: [{ supplierId: 'SUP-1001', name: {}, warehouses: [], permissions: [] }],
    meta: { total: 1 },
  };
  sandbox.control.addFault({ kind: 'status', status: 200, operationId: 'listSuppliers', body });
  await portal.open('/SUP-1001/items');
  await expect(fallback(page)).toBeVisible();
  expect(problems.seen.length).toBeGreaterThan(0);
  for (const line of problems.seen) problems.expectConsole(line);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});
