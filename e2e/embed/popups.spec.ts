import { brokenReferences, deep, focused, isThere, type Place } from './deep.ts';
import { putIn } from './doors.ts';
import { expect, test } from './test.ts';

/** Where a popup that a control has opened is named by the control, in the same root. */
const controlled = async (place: Place, css: string, text = '') =>
  (await deep(place, css, text)).evaluate((control) => {
    const root = control.getRootNode() as Document | ShadowRoot;
    return root.getElementById(control.getAttribute('aria-controls') ?? '')?.role;
  });

const gone = (place: Place, css: string) => expect.poll(() => isThere(place, css)).toBe(false);

for (const [name, path] of [
  ['a React component', '/integrations/?integration=react'],
  ['a component of React 18', '/integrations-react-18/?integration=react'],
  ['a function without isolation', '/integrations/?integration=mount-open'],
  ['an element', '/integrations/?integration=element'],
] as const) {
  test(`${name}: every popup is whole, named by what opened it, and gives the focus back`, async ({
    page,
  }) => {
    await page.goto(path);
    await putIn(page);
    const list = { page, widget: 'item-list' };
    const form = { page, widget: 'item-form' };
    const picker = { page, widget: 'item-picker' };

    await test.step('the columns of the list, by keyboard and by mouse', async () => {
      const columns = await deep(list, 'button', 'Columns');
      await columns.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Description');
      expect(await controlled(list, 'button', 'Columns')).toBe('menu');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('Type');
      await page.keyboard.press('Escape');
      await gone(list, '[role=menu]');
      await expect.poll(() => focused(page)).toBe('Columns');
      await columns.click();
      await (await deep(list, '[role=menuitemcheckbox]', 'Size')).click();
      await expect.poll(() => isThere(list, 'th', 'Size')).toBe(false);
      await (await deep(list, '[role=menuitemcheckbox]', 'Size')).click();
      await expect.poll(() => isThere(list, 'th', 'Size')).toBe(true);
      await page.mouse.click(2, 2);
      await gone(list, '[role=menu]');
    });

    await test.step('what is filtered by', async () => {
      await (await deep(list, 'button', 'Filter')).click();
      await deep(list, '[role=menu]', 'Filter');
      expect(await controlled(list, 'button', 'Filter')).toBe('menu');
      expect(await brokenReferences(page)).toEqual([]);
      await (await deep(list, '[role=menuitem]', 'Status')).click();
      await deep(list, '[role=dialog]', 'Status');
      expect(await controlled(list, 'button', 'Status: any')).toBe('dialog');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(list, '[role=dialog]');
      await expect.poll(() => focused(page)).toBe('Filter');
    });

    await test.step('what explains a quantity', async () => {
      await (await deep(list, '[data-tooltip-target]', '515 cases')).hover();
      await deep(list, '[role=tooltip]', 'Tax paid');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(list, '[role=tooltip]');
    });

    await test.step('a choice, by mouse', async () => {
      const size = await deep(form, 'button[role=combobox]', 'ML');
      await size.click();
      await deep(form, '[role=listbox]');
      expect(await controlled(form, 'button[role=combobox]', 'ML')).toBe('listbox');
      expect(await brokenReferences(page)).toEqual([]);
      await (await deep(form, '[role=option]', 'GAL')).click();
      await deep(form, 'button[role=combobox]', 'GAL');
      await gone(form, '[role=listbox]');
    });

    await test.step('the hits of the picker', async () => {
      await (await deep(picker, 'input[role=combobox]')).click();
      await page.keyboard.type('pinot');
      await deep(picker, '[role=option]', 'HF-1001');
      await page.keyboard.press('ArrowDown');
      expect(await brokenReferences(page)).toEqual([]);
      await (await deep(picker, '[role=option]', 'HF-1003')).click();
      await page.keyboard.press('Escape');
      await gone(picker, '[role=listbox]');
    });

    await test.step('what results are filtered by', async () => {
      const results = { page, widget: 'bulk-upload-results' };
      await (await deep(results, 'button', 'Filter')).click();
      await deep(results, '[role=menu]', 'Filter');
      expect(await controlled(results, 'button', 'Filter')).toBe('menu');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(results, '[role=menu]');
      await expect.poll(() => focused(page)).toBe('Filter');
      await (await deep(results, 'button', 'Columns')).click();
      await deep(results, '[role=menu]', 'Columns');
      await page.keyboard.press('Escape');
      await gone(results, '[role=menu]');
    });

    await test.step('the kind of a file', async () => {
      const upload = { page, widget: 'bulk-upload' };
      const kind = await deep(upload, 'button[role=combobox]', 'Items');
      await kind.click();
      await deep(upload, '[role=listbox]');
      expect(await controlled(upload, 'button[role=combobox]', 'Items')).toBe('listbox');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(upload, '[role=listbox]');
    });

    await test.step('the question before canceling an order', async () => {
      const order = { page, widget: 'order-details' };
      await (await deep(order, 'button', 'Cancel order')).click();
      await deep(order, '[role=dialog]');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(order, '[role=dialog]');
      await expect.poll(() => focused(page)).toBe('Cancel order');
    });

    await test.step('the hits for a line, and the rows that are pasted', async () => {
      const lines = { page, widget: 'order-lines' };
      await (await deep(lines, 'input[role=combobox]')).click();
      await page.keyboard.type('HF-1001');
      await deep(lines, '[role=option]', 'HF-1001');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await deep(lines, 'th', 'HF-1001');
      await gone(lines, '[role=listbox]');
      await (await deep(lines, 'button', 'Paste')).click();
      await deep(lines, '[role=dialog]');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(lines, '[role=dialog]');
      await expect.poll(() => focused(page)).toMatch(/^Paste/);
    });

    await test.step('the warehouse and the carrier of an order', async () => {
      const wizard = { page, widget: 'order-wizard' };
      await (await deep(wizard, 'button[role=combobox]', '')).click();
      await deep(wizard, '[role=listbox]');
      expect(await brokenReferences(page)).toEqual([]);
      await (await deep(wizard, '[role=option]', 'Cranbury')).click();
      await gone(wizard, '[role=listbox]');
      await deep(wizard, 'button[role=combobox]', 'Cranbury');
    });

    await test.step('what customers are filtered by, and the question before a customer is saved', async () => {
      const customers = { page, widget: 'customer-list' };
      await (await deep(customers, 'button', 'Filter')).click();
      await deep(customers, '[role=menu]', 'Filter');
      expect(await controlled(customers, 'button', 'Filter')).toBe('menu');
      await page.keyboard.press('Escape');
      await gone(customers, '[role=menu]');
      const customer = { page, widget: 'customer-form' };
      await (await deep(customer, 'label', 'Doing business as')).click();
      await page.keyboard.type(' again');
      await (await deep(customer, 'button', 'Save')).click();
      await deep(customer, '[role=alertdialog]', 'Save changes?');
      expect(await brokenReferences(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await gone(customer, '[role=alertdialog]');
      await expect.poll(() => focused(page)).toBe('Save');
    });

    await test.step('the question before saving', async () => {
      const save = await deep(form, 'button', 'Save');
      await save.click();
      await deep(form, '[role=alertdialog]', 'Save changes?');
      await expect.poll(() => focused(page)).toBe('Confirm');
      expect(await brokenReferences(page)).toEqual([]);
      for (const next of ['Cancel', 'Confirm', 'Cancel']) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focused(page)).toBe(next);
      }
      await page.keyboard.press('Escape');
      await gone(form, '[role=alertdialog]');
      await expect.poll(() => focused(page)).toBe('Save');
      await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toBe('');
    });
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
}

for (const door of ['react', 'element']) {
  test(`${door}: in a closed root of the page a menu opens, goes by its keys and gives the focus back`, async ({
    page,
  }) => {
    await page.goto(`/integrations/?integration=${door}&widget=item-list&closed`);
    await putIn(page);
    const list = { page, widget: 'item-list' };
    await (await deep(list, 'button', 'Columns')).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Description');
    expect(await controlled(list, 'button', 'Columns')).toBe('menu');
    expect(await brokenReferences(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Type');
    await page.keyboard.press('Enter');
    await expect.poll(() => isThere(list, 'th', 'Type')).toBe(false);
    await page.keyboard.press('Escape');
    await gone(list, '[role=menu]');
    await expect.poll(() => focused(page)).toBe('Columns');
  });

  test(`${door}: in a closed root of the page a question keeps the focus and gives it back`, async ({
    page,
  }) => {
    await page.goto(`/integrations/?integration=${door}&widget=item-form&closed`);
    await putIn(page);
    const form = { page, widget: 'item-form' };
    await (await deep(form, 'label', 'Description')).click();
    await page.keyboard.type('Changed in a closed root');
    await (await deep(form, 'button', 'Save')).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Confirm');
    for (const next of ['Cancel', 'Confirm', 'Cancel']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(next);
    }
    await page.keyboard.press('Escape');
    await gone(form, '[role=alertdialog]');
    await expect.poll(() => focused(page)).toBe('Save');
    const type = await deep(form, 'button[role=combobox]', 'ML');
    await type.focus();
    await page.keyboard.press('Enter');
    await deep(form, '[role=listbox]');
    await page.keyboard.press('Escape');
    await gone(form, '[role=listbox]');
    expect(await type.evaluate((button) => button.matches(':focus'))).toBe(true);
  });
}
