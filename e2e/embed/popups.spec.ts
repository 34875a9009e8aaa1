import { mountWidgets } from './integrations.ts';
import { deepQuery, exists, findBrokenReferences, focusedName, type Scope } from './shadow-dom.ts';
import { expect, test } from './test.ts';

/** Returns the role of the popup that a control references in `aria-controls`, looked up in the control's root. */
const popupRole = async (scope: Scope, css: string, text = '') =>
  (await deepQuery(scope, css, text)).evaluate((control) => {
    const root = control.getRootNode() as Document | ShadowRoot;
    return root.getElementById(control.getAttribute('aria-controls') ?? '')?.role;
  });

const expectRemoved = (scope: Scope, css: string) => expect.poll(() => exists(scope, css)).toBe(false);

const widgetsWithPopups = [
  'item-list',
  'item-form',
  'item-picker',
  'bulk-upload-results',
  'bulk-upload',
  'order-details',
  'order-lines',
  'order-wizard',
  'customer-list',
  'customer-form',
]
  .map((name) => `&widget=${name}`)
  .join('');

for (const [name, path] of [
  ['React 19 components', '/integrations/?integration=react'],
  ['React 18 components', '/integrations-react-18/?integration=react'],
  ['mount() without isolation', '/integrations/?integration=mount-open'],
  // IDs are unique in each shadow root, so that this page does not need the widgets without a popup below.
  ['custom elements', `/integrations/?integration=element${widgetsWithPopups}`],
] as const) {
  test(`${name}: every popup has valid ID references, is named by its trigger and returns the focus to it`, async ({
    page,
  }) => {
    await page.goto(path);
    await mountWidgets(page);
    const list = { page, widget: 'item-list' };
    const form = { page, widget: 'item-form' };
    const picker = { page, widget: 'item-picker' };

    await test.step('the column menu of the item list, by keyboard and by mouse', async () => {
      const columns = await deepQuery(list, 'button', 'Columns');
      await columns.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Description');
      expect(await popupRole(list, 'button', 'Columns')).toBe('menu');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focusedName(page)).toBe('Type');
      await page.keyboard.press('Escape');
      await expectRemoved(list, '[role=menu]');
      await expect.poll(() => focusedName(page)).toBe('Columns');
      await columns.click();
      await (await deepQuery(list, '[role=menuitemcheckbox]', 'Size')).click();
      await expect.poll(() => exists(list, 'th', 'Size')).toBe(false);
      await (await deepQuery(list, '[role=menuitemcheckbox]', 'Size')).click();
      await expect.poll(() => exists(list, 'th', 'Size')).toBe(true);
      await page.mouse.click(2, 2);
      await expectRemoved(list, '[role=menu]');
    });

    await test.step('the filters of the item list', async () => {
      await (await deepQuery(list, 'button', 'Filter')).click();
      await deepQuery(list, '[role=menu]', 'Filter');
      expect(await popupRole(list, 'button', 'Filter')).toBe('menu');
      expect(await findBrokenReferences(page)).toEqual([]);
      await (await deepQuery(list, '[role=menuitem]', 'Status')).click();
      await deepQuery(list, '[role=dialog]', 'Status');
      expect(await popupRole(list, 'button', 'Status: any')).toBe('dialog');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(list, '[role=dialog]');
      await expect.poll(() => focusedName(page)).toBe('Filter');
    });

    await test.step('the tooltip of a quantity', async () => {
      await (await deepQuery(list, '[data-tooltip-target]', '515 cases')).hover();
      await deepQuery(list, '[role=tooltip]', 'Tax paid');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(list, '[role=tooltip]');
    });

    await test.step('a select list, by mouse', async () => {
      const size = await deepQuery(form, 'button[role=combobox]', 'ML');
      await size.click();
      await deepQuery(form, '[role=listbox]');
      expect(await popupRole(form, 'button[role=combobox]', 'ML')).toBe('listbox');
      expect(await findBrokenReferences(page)).toEqual([]);
      await (await deepQuery(form, '[role=option]', 'GAL')).click();
      await deepQuery(form, 'button[role=combobox]', 'GAL');
      await expectRemoved(form, '[role=listbox]');
    });

    await test.step('the results of the item picker', async () => {
      await (await deepQuery(picker, 'input[role=combobox]')).click();
      await page.keyboard.type('pinot');
      await deepQuery(picker, '[role=option]', 'HF-1001');
      await page.keyboard.press('ArrowDown');
      expect(await findBrokenReferences(page)).toEqual([]);
      await (await deepQuery(picker, '[role=option]', 'HF-1003')).click();
      await page.keyboard.press('Escape');
      await expectRemoved(picker, '[role=listbox]');
    });

    await test.step('the filters of the upload results', async () => {
      const results = { page, widget: 'bulk-upload-results' };
      await (await deepQuery(results, 'button', 'Filter')).click();
      await deepQuery(results, '[role=menu]', 'Filter');
      expect(await popupRole(results, 'button', 'Filter')).toBe('menu');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(results, '[role=menu]');
      await expect.poll(() => focusedName(page)).toBe('Filter');
      await (await deepQuery(results, 'button', 'Columns')).click();
      await deepQuery(results, '[role=menu]', 'Columns');
      await page.keyboard.press('Escape');
      await expectRemoved(results, '[role=menu]');
    });

    await test.step('the file type of an upload', async () => {
      const upload = { page, widget: 'bulk-upload' };
      const kind = await deepQuery(upload, 'button[role=combobox]', 'Items');
      await kind.click();
      await deepQuery(upload, '[role=listbox]');
      expect(await popupRole(upload, 'button[role=combobox]', 'Items')).toBe('listbox');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(upload, '[role=listbox]');
    });

    await test.step('the confirmation of an order cancelation', async () => {
      const order = { page, widget: 'order-details' };
      await (await deepQuery(order, 'button', 'Cancel order')).click();
      await deepQuery(order, '[role=dialog]');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(order, '[role=dialog]');
      await expect.poll(() => focusedName(page)).toBe('Cancel order');
    });

    await test.step('the item search and the paste dialog of order lines', async () => {
      const lines = { page, widget: 'order-lines' };
      await (await deepQuery(lines, 'input[role=combobox]')).click();
      await page.keyboard.type('HF-1001');
      await deepQuery(lines, '[role=option]', 'HF-1001');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await deepQuery(lines, 'th', 'HF-1001');
      await expectRemoved(lines, '[role=listbox]');
      await (await deepQuery(lines, 'button', 'Paste')).click();
      await deepQuery(lines, '[role=dialog]');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(lines, '[role=dialog]');
      await expect.poll(() => focusedName(page)).toMatch(/^Paste/);
    });

    await test.step('the warehouse list of an order', async () => {
      const wizard = { page, widget: 'order-wizard' };
      await (await deepQuery(wizard, 'button[role=combobox]', '')).click();
      await deepQuery(wizard, '[role=listbox]');
      expect(await findBrokenReferences(page)).toEqual([]);
      await (await deepQuery(wizard, '[role=option]', 'Cranbury')).click();
      await expectRemoved(wizard, '[role=listbox]');
      await deepQuery(wizard, 'button[role=combobox]', 'Cranbury');
    });

    await test.step('the filters of the customer list and the confirmation of a customer', async () => {
      const customers = { page, widget: 'customer-list' };
      await (await deepQuery(customers, 'button', 'Filter')).click();
      await deepQuery(customers, '[role=menu]', 'Filter');
      expect(await popupRole(customers, 'button', 'Filter')).toBe('menu');
      await page.keyboard.press('Escape');
      await expectRemoved(customers, '[role=menu]');
      const customer = { page, widget: 'customer-form' };
      await (await deepQuery(customer, 'label', 'Doing business as')).click();
      await page.keyboard.type(' again');
      await (await deepQuery(customer, 'button', 'Save')).click();
      await deepQuery(customer, '[role=alertdialog]', 'Save changes?');
      expect(await findBrokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectRemoved(customer, '[role=alertdialog]');
      await expect.poll(() => focusedName(page)).toBe('Save');
    });

    await test.step('the confirmation of an item', async () => {
      const save = await deepQuery(form, 'button', 'Save');
      await save.click();
      await deepQuery(form, '[role=alertdialog]', 'Save changes?');
      await expect.poll(() => focusedName(page)).toBe('Confirm');
      expect(await findBrokenReferences(page)).toEqual([]);
      for (const next of ['Cancel', 'Confirm', 'Cancel']) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusedName(page)).toBe(next);
      }
      await page.keyboard.press('Escape');
      await expectRemoved(form, '[role=alertdialog]');
      await expect.poll(() => focusedName(page)).toBe('Save');
      await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toBe('');
    });
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
}

for (const integration of ['react', 'element']) {
  test(`${integration} integration: a menu in a closed shadow root of the host works by keyboard and returns the focus`, async ({
    page,
  }) => {
    await page.goto(`/integrations/?integration=${integration}&widget=item-list&closed`);
    await mountWidgets(page);
    const list = { page, widget: 'item-list' };
    await (await deepQuery(list, 'button', 'Columns')).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Description');
    expect(await popupRole(list, 'button', 'Columns')).toBe('menu');
    expect(await findBrokenReferences(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Type');
    await page.keyboard.press('Enter');
    await expect.poll(() => exists(list, 'th', 'Type')).toBe(false);
    await page.keyboard.press('Escape');
    await expectRemoved(list, '[role=menu]');
    await expect.poll(() => focusedName(page)).toBe('Columns');
  });

  test(`${integration} integration: a confirmation in a closed shadow root of the host traps the focus and returns it`, async ({
    page,
  }) => {
    await page.goto(`/integrations/?integration=${integration}&widget=item-form&closed`);
    await mountWidgets(page);
    const form = { page, widget: 'item-form' };
    await (await deepQuery(form, 'label', 'Description')).click();
    await page.keyboard.type('Changed in a closed root');
    await (await deepQuery(form, 'button', 'Save')).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    for (const next of ['Cancel', 'Confirm', 'Cancel']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedName(page)).toBe(next);
    }
    await page.keyboard.press('Escape');
    await expectRemoved(form, '[role=alertdialog]');
    await expect.poll(() => focusedName(page)).toBe('Save');
    const type = await deepQuery(form, 'button[role=combobox]', 'ML');
    await type.focus();
    await page.keyboard.press('Enter');
    await deepQuery(form, '[role=listbox]');
    await page.keyboard.press('Escape');
    await expectRemoved(form, '[role=listbox]');
    expect(await type.evaluate((button) => button.matches(':focus'))).toBe(true);
  });
}
