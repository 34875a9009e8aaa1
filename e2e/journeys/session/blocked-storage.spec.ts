import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

const warning = (page: Page) => page.getByText("You won't stay signed in");

/** Makes every access to cookies and storage throw, as in a page with an opaque origin. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
  });
}

test('signing in works with blocked cookies and storage, with one warning that the session ends with the page', async ({
  page,
  portal,
}) => {
  await blockStorage(page);
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(warning(page)).toHaveCount(1);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await portal.signIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(warning(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('signing in works with a full storage, with a warning', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await portal.signIn(demoUsers.supplierAdmin, { isRemembered: true });
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(warning(page)).toBeVisible();
});
