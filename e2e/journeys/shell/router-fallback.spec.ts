import type { Page } from '@playwright/test';
import { builtFile } from '../../fixtures/deployment.ts';
import { addButton } from '../../fixtures/items.ts';
import { pageTitle, section, sections, supplierSections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const fallback = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** Replaces the code of a page with a component that throws. */
async function breakPage(page: Page, thrown: string) {
  await page.route(await builtFile('src/pages/item-form.page.tsx'), (route) =>
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
  await portal.open('/SUP-1001/items/create');
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByText('The page has broken.')).toBeVisible();
  await expect(pageTitle(page)).toHaveText('New item');
  await expect(sections(page)).toHaveText(supplierSections);
  await section(page, 'Items').click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('Reload recovers a page that has thrown', async ({ page, portal, problems }) => {
  await breakPage(page, `new Error('The page has broken.')`);
  problems.tolerateConsole(/The page has broken\./);
  await portal.open('/SUP-1001/items/create');
  await expect(fallback(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(addButton(page)).toBeVisible();
  await expect(page).toHaveURL('/SUP-1001/items/create');
});

test('an uncaught exception shows an error page with actions instead of a blank page', async ({
  page,
  portal,
  problems,
}) => {
  // The shell itself throws, outside the boundaries of pages and widgets.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      set: () => {
        throw new Error('The title has broken.');
      },
    });
  });
  await portal.open('/SUP-1001/items');
  await expect(fallback(page)).toBeVisible();
  expect(problems.seen.length).toBeGreaterThan(0);
  for (const line of problems.seen) problems.expectConsole(line);
  await expect(page.getByText('The title has broken.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
});
