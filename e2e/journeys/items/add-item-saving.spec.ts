import { demoUsers } from '../../fixtures/demo-users.ts';
import { expectCodeLoaded } from '../../fixtures/deployment.ts';
import {
  addButton,
  choose,
  confirmButton,
  confirmDialog,
  fillItemForm,
  itemsPath,
  storedSkus,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';
import { closeToast } from '../../fixtures/uploads.ts';

const added = 'Item added successfully';

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('a save whose response is lost is retried under the same idempotency key and stores one item', async ({
  page,
  problems,
  context,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const stored = async (sku: string) =>
    (await storedSkus(dana, 'SUP-1001')).filter((storedSku) => storedSku === sku);
  const keys = () => new Set(sandbox.calls('createItem').map(({ headers }) => headers['idempotency-key']));

  await test.step('an offline submit fails at once and keeps the values', async () => {
    await fillItemForm(page);
    await addButton(page).click();
    await expectCodeLoaded(page, 'src/app/toast-region.tsx');
    await context.setOffline(true);
    problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemsPath}`);
    problems.tolerateConsole(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/favicon\.svg$/);
    await confirmButton(page).click();
    const offline = 'You appear to be offline. Check your connection and try again.';
    await expect(toast(page)).toContainText(offline);
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    await context.setOffline(false);
    await closeToast(page, offline);
  });

  await test.step('a connection that is always reset shows an error, and the next submit reuses the key', async () => {
    sandbox.control.addFault({ kind: 'reset', when: 'after', operationId: 'createItem', times: 'always' });
    problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${itemsPath}`, 2);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(confirmDialog(page)).toBeHidden();
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');

    sandbox.control.clearFaults();
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
    expect(sandbox.calls('createItem').at(-1)?.status).toBe(201);
    expect(keys().size).toBe(1);
    expect(await stored('HF-2001')).toEqual(['HF-2001']);
  });

  await test.step('a save that responds once with 500 after storing the item is retried without an error', async () => {
    sandbox.control.clearJournal();
    sandbox.control.addFault({ kind: 'status', status: 500, when: 'after', operationId: 'createItem' });
    problems.expectStatus(500, itemsPath);
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await fillItemForm(page, { sku: 'HF-2002' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page.getByRole('rowheader', { name: 'HF-2002' })).toHaveCount(1);
    expect(sandbox.statuses('createItem')).toEqual([500, 201]);
    expect(keys().size).toBe(1);
    expect(await stored('HF-2002')).toEqual(['HF-2002']);
  });

  await test.step('a save whose response drips and is then cut off after storing the item is stored once', async () => {
    sandbox.control.clearJournal();
    sandbox.control.addFault({ kind: 'truncate', afterBytes: 20, operationId: 'createItem' });
    sandbox.control.addFault({ kind: 'drip', bytes: 50, everyMs: 5, operationId: 'createItem' });
    problems.tolerateConsole(/net::ERR_CONTENT_LENGTH_MISMATCH|net::ERR_INCOMPLETE/);
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await fillItemForm(page, { sku: 'AA-2003' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page.getByRole('rowheader', { name: 'AA-2003' })).toHaveCount(1);
    expect(sandbox.calls('createItem').map(({ faultEffect }) => faultEffect)).toEqual(['truncate', 'drip']);
    expect(keys().size).toBe(1);
    expect(await stored('AA-2003')).toEqual(['AA-2003']);
  });
});

test('an item with every kind of field is stored, shows a notification with a link and is listed after a reload', async ({
  page,
  sandbox,
}) => {
  await fillItemForm(page);
  await choose(page, 'Unit', 'L');
  await textField(page, 'Size').fill('1.5');
  await page.getByText('Origin, codes and compliance').first().click();
  await page.getByRole('combobox', { name: 'Country of origin' }).click();
  await page.keyboard.type('fran');
  await page.getByRole('option', { name: 'France' }).click();
  await textField(page, 'Vintage').fill('nv');
  await textField(page, 'Appellation').fill('Bourgogne');
  await textField(page, 'NABCA code').fill('123-123456-12');
  await page.getByText('Case, pallet and stock level').first().click();
  await choose(page, 'Container', 'Bag-in-box');
  await choose(page, 'Freight class', '77.5');
  await choose(page, 'Tracked by lot', 'Yes');
  await textField(page, 'Case weight (lb)').fill('41.5');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(toast(page)).toContainText('Item added successfully');
  await expect(toast(page)).toContainText('This item is added to the Item master');
  const row = page.getByRole('row').filter({ hasText: 'HF-2001' });
  await expect(row.getByRole('cell')).toHaveText([
    'Fen Block Gamay 2024Fen Block',
    '16% Alcohol or Less',
    '1.5 L × 12',
    'Active',
    '0 cases',
    '0 cases',
  ]);
  await toast(page).getByRole('link', { name: 'View HF-2001' }).click();
  await expect(page).toHaveURL(/^[^?]*\/SUP-1001\/items\/details\/ITM-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HF-2001');
  await expect(toast(page)).toBeHidden();

  await page.goto('/SUP-1001/items');
  await expect(row).toHaveCount(1);
  await expect(page.getByText('1–9 of 9')).toBeVisible();
  expect(sandbox.calls('createItem').map(({ status }) => status)).toEqual([201]);
  const response = await sandbox
    .getSession(demoUsers.supplierAdmin)
    .fetch(`${itemsPath}?searchString=HF-2001`);
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  expect(data[0]).toMatchObject({
    sku: 'HF-2001',
    size: 1.5,
    sizeUom: 'L',
    countryOfOrigin: '250',
    vintage: 'NV',
    appellation: 'Bourgogne',
    nabcaCode: '123-123456-12',
    containerType: 'BAG_IN_BOX',
    freightClass: '77.5',
    lotTracked: true,
    caseWeightLbs: 41.5,
    warehouses: [{ warehouseId: 'WH-NJ-01' }],
  });
});

test('an item is added by keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/SUP-1001/items');
  await page.getByRole('link', { name: 'Add New Item' }).focus();
  const { keyboard } = page;
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Supplier Item ID' })).toBeFocused();
  const tabTo = async (name: string) => {
    const isFocused = () =>
      page.evaluate((wanted) => {
        const { activeElement } = document;
        const labels = activeElement?.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const texts = labels.map((id) => document.getElementById(id)?.textContent ?? '');
        return [
          ...texts,
          activeElement?.closest('label')?.textContent ?? '',
          activeElement?.textContent ?? '',
        ].some((text) => text.replace('*', '').startsWith(wanted));
      }, name);
    for (let steps = 0; steps < 12; steps += 1) {
      await keyboard.press('Tab');
      if (await isFocused()) return;
    }
    throw new Error(`e2e: 12 presses of Tab did not focus ${name}`);
  };
  await keyboard.type('HF-2001');
  await tabTo('Brand');
  await keyboard.type('Fen Block');
  await tabTo('Description');
  await keyboard.type('Fen Block Gamay 2024');
  await tabTo('Choose');
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeVisible();
  await keyboard.type('Non');
  await keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeHidden();
  await tabTo('Size');
  await keyboard.type('750');
  await tabTo('Bottles per case');
  await keyboard.type('12');
  await tabTo('Cranbury');
  await keyboard.press('Space');
  await tabTo('Add');
  await keyboard.press('Enter');
  await expect(confirmButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(toast(page)).toContainText(added);
  await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toBeVisible();
  expect(sandbox.calls('createItem').map(({ status }) => status)).toEqual([201]);
});
