import type { Page } from '@playwright/test';
import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoSidewaysScroll, openView, views } from '../sandbox/pages.ts';
import { expectAccessible } from './axe.ts';

/** Expects no axe violation and no horizontal scrolling at each width. */
async function expectAccessibleAtEveryWidth(page: Page, what: string) {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, { what: `${what} at ${width} px` });
    await expectNoSidewaysScroll(page);
  }
}

test('axe finds no violation on the sandbox page, which fits 1440, 1024 and 390 px', async ({
  page,
  sandbox,
}) => {
  test.slow();
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listUsers' });
  sandbox.control.defineScenario({ name: 'shaky', description: 'Nothing fails.', empty: ['uploads'] });
  await sandbox.getSession(demoUsers.supplierAdmin).fetch('/api/v1/suppliers/SUP-1001/items');
  for (const view of views) {
    await openView(page, view);
    for (const summary of await page.locator('form summary').all()) await summary.click();
    if (view === 'journal') {
      await page.getByRole('button', { name: /items$/ }).click();
      await expect(page.getByLabel('Response body')).toBeVisible();
    }
    await expectAccessibleAtEveryWidth(page, view);
  }
  await page.getByRole('button', { name: 'Reset …' }).click();
  await expectAccessibleAtEveryWidth(page, 'the confirmation of a reset');
  await page.keyboard.press('Escape');
  await openView(page, 'orders');
  await page
    .getByRole('button', { name: /to FAILED$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Failure').click();
  await expectAccessibleAtEveryWidth(page, 'the move of an order');
});

test('axe finds no violation on the API reference, which fits 1440, 1024 and 390 px', async ({ page }) => {
  test.slow();
  for (const operationId of ['', 'updateItem', 'listItems', 'login', 'importItems']) {
    await page.goto(`/__sandbox/reference#${operationId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (operationId === 'listItems' || operationId === 'login') {
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByLabel('Response body')).toBeVisible();
    }
    await expectAccessibleAtEveryWidth(page, operationId || 'the overview');
  }
});

test('the sandbox page works by keyboard alone', async ({ page }) => {
  await openView(page, 'scenarios');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset …' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New scenario …' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^none/ })).toBeFocused();
  await page.getByRole('link', { name: 'Clock' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clock' })).toBeFocused();
});
