import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  addItem,
  changeItem,
  confirmButton,
  openEdit,
  row,
  rows,
  saveButton,
  saveDialog,
  storedItem,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const description = '<img src=x onerror="window.hacked=1"><b>bold</b>';
const brand = '<svg onload="window.hacked=1">';
const sku = '<i onclick=1>&amp;';

/** Returns whether the page doesn't scroll horizontally. */
const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('markup in an item is shown as text in the list, tooltip, title, form, confirmation and notification', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await addItem(dana, 'SUP-1001', { sku, description, brand });
  await portal.open('/SUP-1001/items?searchInput=%3Ci+');
  await expect(row(page, sku).getByRole('cell').first()).toHaveText(description + brand);
  await row(page, sku).getByText('0 cases').last().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();

  await row(page, sku).getByRole('link').click();
  await expect(pageTitle(page)).toHaveText(sku);
  await expect(page).toHaveTitle(new RegExp(`^${sku.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} · `));
  await expect(page.getByRole('definition').nth(1)).toHaveText(description);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(textField(page, 'Description')).toHaveValue(description);
  await textField(page, 'Brand').fill(`${brand}!`);
  await saveButton(page).click();
  await expect(saveDialog(page)).toContainText(`Your changes to ${sku} will be saved.`);
  await confirmButton(page).click();
  await expect(toast(page).getByRole('link')).toHaveText(`View ${sku}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('main img, main b, main svg[onload]').count()).toBe(0);
  expect(problems.seen).toEqual([]);
});

test('right-to-left, unbroken, stacked and invisible characters in an item do not break the layout', async ({
  page,
  portal,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const hebrew = 'יין אדום יבש 750 מ״ל — שמור';
  const stacked = `Z${'\u0301\u0300\u0308'.repeat(19)}`;
  await addItem(dana, 'SUP-1001', { sku: 'HF-RTL', description: hebrew, brand: stacked.slice(0, 40) });
  await changeItem(dana, 'ITM-1001', { description: 'W'.repeat(60), brand: 'M'.repeat(40) });
  // The server may send text that the form does not allow.
  const item = await storedItem(dana, 'ITM-1002');
  const wild = { ...item, description: `\u202egnirts 🍷${'\u200b'.repeat(50)}`, brand: 'x'.repeat(400) };
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'getItem',
    times: 'always',
    body: wild,
  });
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(9);
  await expect(row(page, 'HF-RTL').getByRole('cell').first()).toContainText(hebrew);
  expect(await hasNoSidewaysScroll(page)).toBe(true);
  await row(page, 'HF-1002').getByRole('link').click();
  await expect(pageTitle(page)).toHaveText('HF-1002');
  await expect(page.getByRole('definition').nth(1)).toHaveText(wild.description);
  expect(await hasNoSidewaysScroll(page)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await hasNoSidewaysScroll(page)).toBe(true);
  await openEdit({ page, portal }, 'ITM-1002');
  expect(await hasNoSidewaysScroll(page)).toBe(true);
});
