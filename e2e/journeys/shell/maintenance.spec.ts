import { header, rows, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

test('maintenance shows one banner, pauses reads until the user retries, and keeps the draft of a form', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const banner = page.getByText("The portal is under maintenance. Data loads when it's back;");
  const sku = textField(page, 'Supplier Item ID');
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  problems.tolerateConsole(/status of 503/);
  sandbox.control.setScenario('maintenance');
  const sortBySize = page.getByRole('button', { name: 'Size', exact: true });
  await sortBySize.click();
  await expect(banner).toBeVisible();
  await sortBySize.click();
  await expect(header(page, 'Size')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sandbox.statuses('listItems')).toEqual([200, 503]);

  await page.getByRole('link', { name: 'Add New Item' }).click();
  await sku.fill('HF-9001');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
    .toBe(true);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The portal is under maintenance' })).toBeVisible();
  await expect.poll(() => sandbox.statuses('listSuppliers')).toEqual([200, 503]);

  sandbox.control.setScenario();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(sku).toHaveValue('HF-9001');
  await expect(banner).toHaveCount(0);
  expect(sandbox.statuses('listSuppliers')).toEqual([200, 503, 200]);
});

test('a session without stored permissions shows a maintenance page with Logout until the maintenance is over', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/status of 503/);
  sandbox.control.setScenario('maintenance');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'The portal is under maintenance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  sandbox.control.setScenario();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(8);
});
