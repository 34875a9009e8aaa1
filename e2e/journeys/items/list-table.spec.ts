import { row, rows } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the columns and the row height of the item table are restored after a reload, and broken preferences are ignored', async ({
  page,
  portal,
}) => {
  const height = async () => (await row(page, 'HF-1001').boundingBox())?.height;
  await portal.open('/SUP-1001/items');
  await expect.poll(height).toBe(56);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Available' }).click();
  await page.getByRole('menuitemradio', { name: 'Dense rows' }).click();
  await page.keyboard.press('Escape');
  const shown = ['Supplier Item ID', 'Description', 'Size', 'Status', 'By warehouse', 'On hand'];
  await expect(page.getByRole('columnheader')).toHaveText(shown);
  await expect.poll(height).toBe(40);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText(shown);
  await expect.poll(height).toBe(40);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Supplier Item ID',
    'Description',
    'Type',
    'Size',
    'Status',
    'By warehouse',
    'On hand',
  ]);

  await page.evaluate(() => localStorage.setItem('table.items', '{"hiddenColumnIds":{"a":1},"density":'));
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('columnheader')).toHaveCount(8);
});
