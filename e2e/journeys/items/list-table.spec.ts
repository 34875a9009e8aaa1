import { row, rows, searchBox } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('stock', () => {
  const split = [
    'Tax paid118 cases, 5 bottles',
    'Bonded50 cases, 0 bottles',
    'Total168 cases, 5 bottles',
    'Cranbury Beverage Center135 cases, 5 bottles',
    'Fairfield Cellar DC33 cases, 0 bottles',
  ].join('');

  test('is explained on hover: tax paid, bonded and total, and by warehouse', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await row(page, 'HF-1004').getByText('168 cases').hover();
    await expect(page.getByRole('tooltip')).toHaveText(split);
    // It stays while the pointer is on it, and goes with the pointer.
    await page.getByRole('tooltip').hover();
    await expect(page.getByRole('tooltip')).toHaveText(split);
    await searchBox(page).hover();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('is explained by keyboard, and Escape closes it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-1004' }).focus();
    await page.keyboard.press('Tab');
    const stock = page.locator(':focus');
    await expect(page.getByRole('tooltip')).toHaveText(split);
    await expect(stock).toHaveAccessibleDescription(
      /^Tax paid 118 cases, 5 bottles Bonded 50 cases, 0 bottles Total 168 cases, 5 bottles/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toContainText(
      'Tax paid107 cases, 4 bottlesBonded50 cases, 0 bottlesTotal157 cases, 4 bottles',
    );
  });
});

test.describe('the look of the table', () => {
  test('chosen columns are remembered', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Available' }).click();
    await page.keyboard.press('Escape');
    const shown = ['Supplier Item ID', 'Description', 'Size', 'Status', 'By warehouse', 'On hand'];
    await expect(page.getByRole('columnheader')).toHaveText(shown);
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveText(shown);
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
  });

  test('dense rows are remembered', async ({ page, portal }) => {
    const height = async () => (await row(page, 'HF-1001').boundingBox())?.height;
    await portal.open('/SUP-1001/items');
    await expect.poll(height).toBe(56);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Dense rows' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(height).toBe(40);
    await page.reload();
    await expect.poll(height).toBe(40);
  });

  test('a look in storage that somebody has broken counts as none', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await page.evaluate(() => localStorage.setItem('table.items', '{"hiddenColumnIds":{"a":1},"density":'));
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(8);
  });
});

test.describe('rows', () => {
  test('arrows, Home and End move between them, and Enter opens one', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-0990' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'HF-1001' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: 'HF-0990' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'HF-1007' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HF-1001');
  });

  test('a drag over the text of a row selects it and opens nothing', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    const text = await row(page, 'HF-1002').getByText('Fen Block Chardonnay 2023').boundingBox();
    if (!text) throw new Error('the row has no text');
    await page.mouse.move(text.x + 2, text.y + 8);
    await page.mouse.down();
    await page.mouse.move(text.x + 60, text.y + 8, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL('/SUP-1001/items');
  });

  test('a click anywhere in a row opens it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await row(page, 'HF-1002').getByText('Active').click();
    await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1002');
    await page.goBack();
    await expect(rows(page)).toHaveCount(8);
  });

  test('one is a tab stop, so that Tab leaves the table after it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-1002' }).focus();
    for (const _ of ['on hand', 'available', 'rows per page']) await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Rows per page:' })).toBeFocused();
  });
});
