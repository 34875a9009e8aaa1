import type { Page } from '@playwright/test';
import {
  addButton,
  choose,
  confirmButton,
  confirmDialog,
  fillItemForm,
  selectField,
  storedSkus,
  textField,
} from '../fixtures/items.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const added = 'Item added successfully';
const toast = (page: Page) => page.getByRole('region', { name: /notification/i }).getByRole('alertdialog');
const warehouses = (page: Page) => page.getByRole('group', { name: 'Warehouses' }).last();

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test.describe('what is asked for', () => {
  test('Add names every required field in the specified words, and focuses the first', async ({
    page,
    world,
  }) => {
    await addButton(page).click();
    for (const name of [
      'Supplier Item ID',
      'Brand',
      'Description',
      'Alcohol by volume (%)',
      'Size',
      'Bottles per case',
    ]) {
      await expect(textField(page, name)).toHaveAccessibleDescription(/^Required Field$/);
    }
    await expect(selectField(page, 'Type')).toHaveAccessibleDescription('Required Field');
    await expect(warehouses(page)).toHaveAccessibleDescription('Required Field');
    await expect(page.getByText('Required Field')).toHaveCount(8);
    await expect(textField(page, 'Supplier Item ID')).toBeFocused();
    await expect(confirmDialog(page)).toHaveCount(0);
    expect(world.calls('createItem')).toEqual([]);
  });

  test('the first field that is wrong is focused, wherever it is', async ({ page }) => {
    await fillItemForm(page);
    await textField(page, 'Size').fill('0');
    await page.getByText('Cranbury Beverage Center').click();
    await addButton(page).click();
    await expect(textField(page, 'Size')).toBeFocused();
    await textField(page, 'Size').fill('750');
    await addButton(page).click();
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeFocused();
    await page.keyboard.press('Space');
    await choose(page, 'Status', 'Inactive');
    await addButton(page).click();
    await expect(confirmDialog(page)).toBeVisible();
  });

  test('a wrong optional field opens the group that hides it', async ({ page }) => {
    await fillItemForm(page);
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('123');
    await page.getByText('Origin, codes and compliance').first().click();
    await expect(textField(page, 'UPC')).toBeHidden();
    await addButton(page).click();
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC should be 12 digits');
  });

  const core = [
    ['Alcohol by volume (%)', '12,5', 'Numeric only', '12.5'],
    ['Size', '0', 'Numeric only with up to 2 decimal places, cannot be 0', '0.75'],
    ['Size', '1.234', 'Numeric only with up to 2 decimal places, cannot be 0', '1.23'],
    ['Bottles per case', '0', 'Numeric only, cannot be 0', '1'],
    ['Bottles per case', '1.5', 'Numeric only, cannot be 0', '15'],
    ['Supplier Item ID', ' ', 'Required Field', 'HF-1'],
  ] as const;
  const optional = [
    ['UPC', 'abc', 'Numeric only', '411000010003'],
    ['SCC-14', '1', 'SCC-14 should be 14 digits', '10411000010000'],
    ['NABCA code', '12a', 'Numeric only with hyphens', '123456'],
    ['COLA', '123', 'COLA should be 14 digits', '12345678901234'],
    ['Case weight (lb)', '0', 'Numeric only with up to 2 decimal places, cannot be 0', '41.5'],
    ['TI (cases per layer)', '0', 'Numeric only, cannot be 0', '11'],
    ['Low stock below (cases)', 'x', 'Numeric only', '0'],
  ] as const;

  test('a field says what is wrong with it at once, and takes it back at once', async ({ page }) => {
    for (const [name, wrong, message, right] of core) {
      await test.step(`${name} “${wrong}”: ${message}`, async () => {
        await textField(page, name).fill(wrong);
        await expect(textField(page, name)).toHaveAccessibleDescription(message);
        await textField(page, name).fill(right);
        await expect(textField(page, name)).not.toHaveAccessibleDescription(message);
      });
    }
  });

  test('an optional field does the same, and may be left empty', async ({ page }) => {
    await page.getByText('Origin, codes and compliance').first().click();
    await page.getByText('Case, pallet and stock level').first().click();
    for (const [name, wrong, message, right] of optional) {
      await test.step(`${name} “${wrong}”: ${message}`, async () => {
        await textField(page, name).fill(wrong);
        await expect(textField(page, name)).toHaveAccessibleDescription(message);
        for (const allowed of [right, '']) {
          await textField(page, name).fill(allowed);
          await expect(textField(page, name)).not.toHaveAccessibleDescription(message);
        }
      });
    }
  });

  test('a text is as long as the contract takes it, also when it is pasted', async ({ page }) => {
    await textField(page, 'Supplier Item ID').fill('x'.repeat(50));
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('x'.repeat(20));
    await textField(page, 'Description').fill('y'.repeat(500));
    await expect(textField(page, 'Description')).toHaveValue('y'.repeat(60));
  });

  test('pasted characters that are no text are dropped, accents stay', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Saltmarsh 🍷 Albariño\u200b №1'));
    await textField(page, 'Description').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(textField(page, 'Description')).toHaveValue('Saltmarsh  Albariño 1');
  });

  test('spaces around a text go when the field is left', async ({ page }) => {
    await textField(page, 'Brand').fill('  Fen Block  ');
    await textField(page, 'Brand').press('Tab');
    await expect(textField(page, 'Brand')).toHaveValue('Fen Block');
  });

  test('the outdated type Wine is shown and cannot be chosen', async ({ page }) => {
    await selectField(page, 'Type').click();
    const options = page.getByRole('listbox', { name: 'Type' }).getByRole('option');
    await expect(options).toHaveText([
      '16% Alcohol or Less',
      'Over 16% to 21%',
      'Over 21% to 24%',
      'Distilled Spirits',
      'Beer',
      'Artificially Carbonated',
      'Hard Cider',
      'Non-Alcoholic',
      'Sparkling Wine',
      'Ale',
      'Other',
      'Wine',
    ]);
    await expect(options.last()).toBeDisabled();
    await options.last().click({ force: true });
    await expect(selectField(page, 'Type')).toHaveText('Choose');
  });

  test('a non-alcoholic item needs no strength', async ({ page, world }) => {
    await fillItemForm(page);
    const strength = textField(page, 'Alcohol by volume (%)');
    await strength.fill('');
    await expect(strength).toHaveAccessibleDescription('Required Field');
    await expect(strength).toHaveAttribute('aria-required', 'true');
    await choose(page, 'Type', 'Non-Alcoholic');
    await expect(strength).not.toHaveAccessibleDescription('Required Field');
    await expect(strength).not.toHaveAttribute('aria-required', 'true');
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(added);
    expect(world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });

  test('a strength that is unusual for the type is pointed out and may be kept', async ({ page }) => {
    await fillItemForm(page);
    await textField(page, 'Alcohol by volume (%)').fill('40');
    await expect(textField(page, 'Alcohol by volume (%)')).toHaveAccessibleDescription(
      'Outside what is usual for 16% Alcohol or Less. Check type and strength.',
    );
    await addButton(page).click();
    await expect(confirmDialog(page)).toBeVisible();
  });
});

test.describe('the confirmation', () => {
  test('asks before anything is sent, 420 px wide, and Cancel sends nothing', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await expect(confirmDialog(page)).toContainText('HF-2001 will be added to the item master.');
    await expect.poll(async () => (await confirmDialog(page).boundingBox())?.width).toBe(420);
    await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    await expect(addButton(page)).toBeFocused();
    expect(world.calls('createItem')).toEqual([]);
  });

  test('is left by Escape, and not by a click beside it', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await page.mouse.click(20, 20);
    await expect(confirmDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeHidden();
    expect(world.calls('createItem')).toEqual([]);
  });

  test('a double click on Confirm sends one item', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).dblclick();
    await expect(toast(page)).toContainText(added);
    await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
    expect(world.calls('createItem')).toHaveLength(1);
  });

  test('while it is sent Confirm and Escape do nothing more', async ({ page, world }) => {
    world.control.addFault({ kind: 'delay', operationId: 'createItem', delayMs: 1_500 });
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(confirmDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeVisible();
    await expect(toast(page)).toContainText(added);
    expect(world.calls('createItem')).toHaveLength(1);
  });

  test('Enter held down in a field opens it and does not answer it', async ({ page, world }) => {
    await fillItemForm(page);
    await textField(page, 'Brand').focus();
    // Playwright sends what a held key sends: the same key down again and again.
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await expect(confirmDialog(page)).toBeVisible();
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // Escape answers a question, and nothing while something is being sent.
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/SUP-1001/items/create');
    expect(world.calls('createItem')).toEqual([]);
  });
});

test.describe('an item that is refused', () => {
  test('for its Supplier Item ID keeps what was typed and says why, in the toast and on the field', async ({
    page,
    problems,
    world,
  }) => {
    problems.expectStatus(409, items);
    await fillItemForm(page, { sku: 'HF-1001' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('An item with this Supplier Item ID already exists.');
    await expect(toast(page).getByRole('listitem')).toHaveText('sku: Supplier Item ID already exists');
    const sku = textField(page, 'Supplier Item ID');
    await expect(sku).toHaveAccessibleDescription('Supplier Item ID already exists');
    await expect(sku).toBeFocused();
    await expect(sku).toHaveValue('HF-1001');
    await expect(textField(page, 'Description')).toHaveValue('Fen Block Gamay 2024');
    await expect(textField(page, 'Bottles per case')).toHaveValue('12');
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();

    await sku.fill('HF-2001');
    await expect(sku).not.toHaveAccessibleDescription('Supplier Item ID already exists');
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(toast(page).filter({ hasText: added })).toBeVisible();
    const keys = world.calls('createItem').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('for a field in a folded group opens the group', async ({ page, problems }) => {
    problems.expectStatus(409, items);
    await fillItemForm(page);
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('411000010003');
    await page.getByText('Origin, codes and compliance').first().click();
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Another item has this UPC.');
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC already exists');
  });

  test('for a field that the form does not know is told in the toast', async ({ page, problems, world }) => {
    const validationErrors = [
      { fieldPath: '__proto__.x', message: '<b>odd</b>' },
      { fieldPath: 'warehouses[0].warehouseId', message: 'Warehouse is not assigned to the supplier' },
    ];
    const body = { errorMessage: '<img src=x onerror=alert(1)>', extensions: { validationErrors } };
    world.control.addFault({ kind: 'status', status: 422, operationId: 'createItem', body });
    problems.expectStatus(422, items);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(toast(page).getByRole('listitem')).toHaveText([
      '__proto__.x: <b>odd</b>',
      'warehouses[0].warehouseId: Warehouse is not assigned to the supplier',
    ]);
    await expect(warehouses(page)).toHaveAccessibleDescription('Warehouse is not assigned to the supplier');
    expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
  });

  test('without a reason is told in the specified general words', async ({ page, problems, world }) => {
    world.control.addFault({ kind: 'html', status: 502, operationId: 'createItem' });
    problems.expectStatus(502, items);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(
      'It seems that an unexpected error has occurred. Please, try again later.',
    );
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  });

  test('because nobody may add it says so, without a second try and without signing out', async ({
    page,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'status', status: 403, operationId: 'createItem' });
    problems.expectStatus(403, items);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText("You don't have the required permissions.");
    expect(world.calls('createItem')).toHaveLength(1);
    expect(world.calls('getAccessToken')).toEqual([]);
    await expect(page).toHaveURL('/SUP-1001/items/create');
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1200 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the notification leaves the buttons of the form free at ${viewport.width} × ${viewport.height}`, async ({
    page,
    problems,
  }) => {
    problems.expectStatus(409, items);
    await page.setViewportSize(viewport);
    await fillItemForm(page, { sku: 'HF-1001' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toBeVisible();
    await expect
      .poll(async () => {
        const notice = await toast(page).boundingBox();
        const button = await addButton(page).boundingBox();
        return (
          notice && button && (notice.y + notice.height <= button.y || notice.x >= button.x + button.width)
        );
      })
      .toBe(true);
  });
}

test.describe('an answer that is lost', () => {
  test('once is not seen: the same request is repeated and one item is there', async ({
    page,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'status', status: 500, when: 'after', operationId: 'createItem' });
    problems.expectStatus(500, items);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(added);
    const calls = world.calls('createItem');
    expect(calls.map(({ status }) => status)).toEqual([500, 201]);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const stored = await storedSkus(world.person(people.supplierAdmin), 'SUP-1001');
    expect(stored.filter((sku) => sku === 'HF-2001')).toEqual(['HF-2001']);
  });

  test('for good is an error; confirming again carries the same key and makes one item', async ({
    page,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'reset', when: 'after', operationId: 'createItem', times: 'always' });
    problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${items}`, 2);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(confirmDialog(page)).toBeHidden();
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');

    world.control.clearFaults();
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
    const calls = world.calls('createItem');
    expect(calls.at(-1)?.status).toBe(201);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const stored = await storedSkus(world.person(people.supplierAdmin), 'SUP-1001');
    expect(stored.filter((sku) => sku === 'HF-2001')).toEqual(['HF-2001']);
  });

  test('offline is an error at once, and nothing typed is lost', async ({ page, problems, context }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await context.setOffline(true);
    problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${items}`);
    problems.tolerateConsole(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/favicon\.svg$/);
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('You appear to be offline. Check the connection and try again.');
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    await context.setOffline(false);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page).filter({ hasText: added })).toBeVisible();
  });
});

test.describe('an item that is added', () => {
  test('is told in the specified words, is in the list, and still after a reload', async ({
    page,
    world,
  }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(toast(page)).toContainText('Item added successfully');
    await expect(toast(page)).toContainText('This item is added to the Item master');
    const row = page.getByRole('row').filter({ hasText: 'HF-2001' });
    await expect(row.getByRole('cell')).toHaveText([
      'Fen Block Gamay 2024Fen Block',
      '16% Alcohol or Less',
      '750 ML × 12',
      'Active',
      '0 cases',
      '0 cases',
    ]);
    await page.reload();
    await expect(row).toHaveCount(1);
    await expect(page.getByText('1–9 of 9')).toBeVisible();
    expect(world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });

  test('is reached by the link in the toast', async ({ page }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await toast(page).getByRole('link', { name: 'View HF-2001' }).click();
    await expect(page).toHaveURL(/^[^?]*\/SUP-1001\/items\/details\/ITM-\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item details');
    await expect(toast(page)).toBeHidden();
  });

  test('may have everything there is', async ({ page, world }) => {
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
    await expect(toast(page)).toContainText(added);
    const answer = await world.person(people.supplierAdmin).fetch(`${items}?searchString=HF-2001`);
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
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

  test('can be added by keyboard alone', async ({ page, world }) => {
    await page.goto('/SUP-1001/items');
    await page.getByRole('link', { name: 'Add New Item' }).focus();
    const { keyboard } = page;
    await keyboard.press('Enter');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const tabTo = async (name: string) => {
      const isThere = () =>
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
        if (await isThere()) return;
      }
      throw new Error(`${name} is not reached by Tab`);
    };
    await tabTo('Supplier Item ID');
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
    expect(world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });
});

test.describe('the notification', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/SUP-1001/items/create');
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1_000);
  });

  test('is at the bottom right, at most 390 px wide, closed by its icon and not by a click away', async ({
    page,
  }) => {
    const box = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
      return { right: 1440 - x - width, bottom: 900 - y - height, isNarrow: width <= 390 };
    };
    await expect.poll(box).toEqual({ right: 24, bottom: 24, isNarrow: true });
    await page.mouse.click(700, 500);
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeHidden();
  });

  test('goes by itself after 10 s', async ({ page }) => {
    await page.clock.runFor(8_000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast(page)).toBeHidden();
  });

  test('stays while the pointer is on it', async ({ page }) => {
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(600, 400);
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeHidden();
  });

  test('stays while the focus is in it', async ({ page }) => {
    await toast(page).getByRole('link', { name: 'View HF-2001' }).focus();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
  });
});
