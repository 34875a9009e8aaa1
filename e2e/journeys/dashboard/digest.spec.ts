import type { Page } from '@playwright/test';
import { openDashboard } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { now } from '../../fixtures/sandbox.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('the digest lists what happened on a day, and Previous day and Next day change the day', async ({
  page,
  portal,
}) => {
  await openDashboard(page, portal);
  await page.getByRole('main').getByRole('link', { name: 'Daily digest' }).click();
  await expect(pageTitle(page)).toHaveText('Daily digest');
  await expect(page.getByText('Nov 20, 2026 · Halberd & Fen Wine Imports')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/\/SUP-1001\/dashboard\/digest\?date=2026-11-18$/);
  await expect(section(page, 'Failed outbound orders').getByRole('rowheader')).toHaveText(['OB-2611-000037']);
  await expect(section(page, 'Finished uploads').getByRole('rowheader')).toHaveText([
    'item-master-november.csv',
  ]);
  await expect(section(page, 'Received')).toContainText('No orders were received.');
  await expect(section(page, 'Late outbound orders').getByRole('rowheader')).toHaveCount(3);
  await expect(section(page, 'Low stock').getByRole('rowheader')).toHaveText(['HF-1006', 'HF-1005']);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/SUP-1001\/dashboard\/digest$/);
});

test('a printed digest has the supplier, the day and no controls, and fits the paper', async ({
  page,
  portal,
}) => {
  await page.clock.setFixedTime(now);
  await portal.open('/SUP-1001/dashboard/digest?date=2026-11-18');
  await expect(section(page, 'Failed outbound orders').getByRole('rowheader')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The printable width of Letter with the margins of the browser.
  await page.setViewportSize({ width: 739, height: 979 });
  await expect(page.getByText('Nov 18, 2026 · Halberd & Fen Wine Imports')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(739);
  const color = await page.getByText('Nov 18, 2026 ·').evaluate((text) => getComputedStyle(text).color);
  expect(color).not.toMatch(/255|1 1 1/);
});

test('a failed section does not hide the others, and a role sees only its sections', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/status of 500/);
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listImports', times: 'always' });
  await portal.open('/SUP-1001/dashboard/digest');
  const uploads = section(page, 'Finished uploads');
  await expect(uploads).toContainText('Data Error');
  await expect(section(page, 'Low stock').getByRole('rowheader').first()).toBeVisible();
  sandbox.control.clearFaults();
  await uploads.getByRole('button', { name: 'Try again' }).click();
  await expect(uploads).toContainText('No uploads finished.');

  await portal.open('/SUP-1004/dashboard/digest?date=tomorrow', { as: demoUsers.viewer });
  await expect(section(page, 'Low stock')).toBeVisible();
  await expect(uploads).toHaveCount(0);
});
