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
  const shown = ['Supplier Item ID', 'Description', 'Size', 'Status', 'On hand'];
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
    'On hand',
  ]);

  await page.evaluate(() => localStorage.setItem('table.items', '{"hiddenColumnIds":{"a":1},"density":'));
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('columnheader')).toHaveCount(7);
});

test('resized columns of the item table keep their width after a reload until the user resets them', async ({
  page,
  portal,
}) => {
  const description = page.getByRole('columnheader', { name: 'Description' });
  const widthPx = async () => Math.round((await description.boundingBox())?.width ?? 0);
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  const startPx = await widthPx();
  await page.getByRole('button', { name: 'Description', exact: true }).press('Shift+ArrowRight');
  await expect.poll(widthPx).toBe(startPx + 16);
  const box = await description.boundingBox();
  if (!box) throw new Error('The header has no box');
  await description.hover();
  await page.mouse.move(box.x + box.width - 3, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, box.y + 10);
  await page.mouse.move(box.x + box.width + 97, box.y + 10);
  await page.mouse.up();
  await expect.poll(widthPx).toBe(startPx + 116);
  await expect(page).toHaveURL('/SUP-1001/items');

  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await expect.poll(widthPx).toBe(startPx + 116);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Reset column widths' }).click();
  await expect.poll(widthPx).toBe(startPx);
});
