import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { accountButton, everySection, sections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const withoutUsers = everySection.filter((entry) => entry !== 'Users & Roles');
const devMode = (page: Page) => page.getByRole('menuitemcheckbox', { name: 'Dev mode' });
const flagsButton = (page: Page) => page.getByRole('button', { name: 'Feature flags' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Feature flags' });
const flag = (page: Page, id: string) => drawer(page).getByRole('switch', { name: id, exact: true });

async function switchDevMode(page: Page) {
  await accountButton(page).click();
  await devMode(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

for (const as of [demoUsers.internalAdmin, demoUsers.supplierAdmin]) {
  test(`${as} has no dev mode, even when the storage enables it`, async ({ page, portal }) => {
    await portal.open('/SUP-1001/items', { as });
    await page.evaluate(() => sessionStorage.setItem('devMode', 'true'));
    await page.reload();
    await accountButton(page).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(devMode(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(flagsButton(page)).toHaveCount(0);
  });
}

test('dev mode lists every flag in a 400 px wide drawer, which works by keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(flagsButton(page)).toHaveCount(0);
  await switchDevMode(page);
  await flagsButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect.poll(async () => (await drawer(page).locator('..').boundingBox())?.width).toBe(400);
  await expect(drawer(page).getByRole('switch')).toHaveCount(11);
  await expect(flag(page, 'user-roles')).toBeChecked();
  await expect(flag(page, 'customer-order-creation')).not.toBeChecked();
  await expect(drawer(page).getByText('New customer inside the outbound order form')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(flagsButton(page)).toBeFocused();

  await flagsButton(page).press('Enter');
  await expect(drawer(page)).toBeVisible();
  await flag(page, 'user-roles').focus();
  await page.keyboard.press('Space');
  await expect(flag(page, 'user-roles')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sections(page)).toHaveText(withoutUsers);
});

test('a flag changed in dev mode shows or hides its section, survives a reload and is restored when dev mode is turned off', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await switchDevMode(page);
  await flagsButton(page).click();
  await flag(page, 'user-roles').press('Space');
  await expect(flag(page, 'user-roles')).not.toBeChecked();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(sections(page)).toHaveText(withoutUsers);
  await page.reload();
  await expect(flagsButton(page)).toBeVisible();
  await expect(sections(page)).toHaveText(withoutUsers);
  await flagsButton(page).click();
  await flag(page, 'user-roles').press('Space');
  await page.keyboard.press('Escape');
  await expect(sections(page)).toHaveText(everySection);

  await flagsButton(page).click();
  await flag(page, 'user-roles').press('Space');
  await page.keyboard.press('Escape');
  await expect(sections(page)).toHaveText(withoutUsers);
  await switchDevMode(page);
  await expect(sections(page)).toHaveText(everySection);
  await expect(flagsButton(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('devMode'))).toBeNull();
});

test('turning dev mode off after a reload restores the server’s flags', async ({ page, portal, sandbox }) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await switchDevMode(page);
  await flagsButton(page).click();
  await flag(page, 'user-roles').press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(sections(page)).toHaveText(withoutUsers);
  await expect.poll(() => sandbox.calls('getFeatureFlags').length).toBe(2);
  await switchDevMode(page);
  await expect(sections(page)).toHaveText(everySection);
});

test('an open page is denied at once when its flag is turned off', async ({ page, portal }) => {
  await portal.open('/SUP-1001/users-and-roles', { as: demoUsers.superAdmin });
  await switchDevMode(page);
  await flagsButton(page).click();
  await flag(page, 'user-roles').press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permission denied');
});

test('signing out ends dev mode', async ({ page, portal, sandbox }) => {
  await setFlags(sandbox, demoUsers.superAdmin, {});
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await switchDevMode(page);
  await expect(flagsButton(page)).toBeVisible();
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await portal.signIn(demoUsers.superAdmin);
  await expect(sections(page)).toHaveText(everySection);
  await expect(flagsButton(page)).toHaveCount(0);
});
