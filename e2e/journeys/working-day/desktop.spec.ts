import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { expectAccessible } from '../../a11y/axe.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { confirmButton, fillList, searchBox, textField, toast } from '../../fixtures/items.ts';
import { bell, changesPanel } from '../../fixtures/notifications.ts';
import {
  dana,
  itemSearch,
  lineField,
  ordersWithPo,
  stepButton,
  storedOrder,
  submitDialog,
  typeLine,
} from '../../fixtures/orders.ts';
import { recordPrints } from '../../fixtures/paper.ts';
import { now } from '../../fixtures/sandbox.ts';
import { action, selectionBar } from '../../fixtures/selection.ts';
import { leaveDialog, pageTitle, switcher } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkResult, itemRow, itemsCsv, uploadButton, uploadedToast } from '../../fixtures/uploads.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The keyboard of a user who sees where the focus is. */
class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  type(text: string) {
    return this.#page.keyboard.type(text);
  }

  /** Moves focus to an element with Tab. The focus never leaves the page on the way. */
  async tabTo(target: Locator, { key = 'Tab', atMost = 40 } = {}) {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < atMost; presses += 1) {
      await this.press(key);
      const [isReached, isLost] = await target.evaluate((element) => {
        const { activeElement, body } = document;
        return [activeElement === element, activeElement === body];
      });
      if (isReached) return;
      expect(isLost, `focus lost on the way to ${target}`).toBe(false);
    }
    await expect(target).toBeFocused();
  }

  /** Opens a page, a form or a record with the command palette. */
  async jump(text: string, option: RegExp) {
    await this.press('Control+k');
    const palette = this.#page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await this.type(text);
    await expect(palette.getByRole('option').first()).toHaveText(option);
    await this.press('Enter');
  }
}

const combo = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const step = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true });

test('a clerk works through a day from sign-in to sign-out by keyboard alone', async ({ page, sandbox }) => {
  const keys = new Keys(page);
  const session = sandbox.getSession(demoUsers.internalAdmin);
  const isAccessible = (what: string) => expectAccessible(page, { what, themes: ['light'] });
  const printed = await recordPrints(page);
  await page.clock.setFixedTime(now);
  // File dialogs stay closed: the test answers them.
  page.on('filechooser', () => {});
  await fillList(dana(sandbox), 'SUP-1001', 13);
  let inboundId = '';

  await test.step('the email field has focus on the sign-in page', async () => {
    await page.goto('/SUP-1001/dashboard');
    await expect(textField(page, 'Email')).toBeFocused();
    await keys.type(demoUsers.internalAdmin);
    await keys.press('Tab');
    await keys.type(DEMO_PASSWORD);
    await keys.press('Enter');
    await expect(pageTitle(page)).toHaveText('Dashboard');
    await expect(pageTitle(page)).toBeFocused();
  });

  await test.step('fix and resubmit a failed order', async () => {
    const orderId = 'OB-2611-000037';
    const fix = page.getByRole('link', { name: `Fix and resubmit: ${orderId}` });
    await keys.tabTo(fix);
    await isAccessible('dashboard');
    await keys.press('Enter');
    await expect(lineField(page, 'Cases', 'HF-1002')).toBeFocused();
    await keys.press('Control+Enter');
    await expect(step(page, 'Submit')).toBeFocused();
    await expect(pageTitle(page)).toBeInViewport();
    await keys.press('Control+Enter');
    await expect(submitDialog(page).getByRole('button', { name: 'Confirm' })).toBeFocused();
    await keys.press('Enter');
    await expect(rowLink(page, orderId)).toBeFocused();
    expect((await storedOrder(session, 'outbound', orderId)).status).toBe('RESUBMITTED');
  });

  await test.step('announce goods: an inbound order with two lines', async () => {
    await keys.jump('new inb', /^New inbound order/);
    await expect(combo(page, 'Warehouse')).toBeFocused();
    // The focus is on the first invalid field after an incomplete step.
    await keys.press('Tab', 'Control+Enter');
    await expect(combo(page, 'Warehouse')).toBeFocused();
    await expect(stepButton(page, 'Details')).toHaveAccessibleName('1 Details, incomplete');
    await expect(textField(page, 'Order date')).toHaveValue('11/21/2026');
    await expect(textField(page, 'Expected arrival')).toHaveValue('11/21/2026');
    await keys.type('cran');
    await keys.press('Tab');
    await keys.type('PO-DAY');
    await keys.tabTo(combo(page, 'Shipping type'));
    await keys.type('ltl');
    await keys.press('Tab', 'Tab');
    await expect(combo(page, 'Carrier')).toBeFocused();
    await keys.type('old dom');
    await keys.press('Enter');
    await expect(combo(page, 'Carrier')).toHaveValue('Old Dominion Freight Line');
    await keys.press('Control+Enter');
    await typeLine(page, 'HF-1001', '40');
    await typeLine(page, 'HF-1002', '20');
    await keys.tabTo(lineField(page, 'Cases', 'HF-1001'));
    await keys.press('ArrowDown', 'Tab');
    await expect(lineField(page, 'Bottles', 'HF-1002')).toBeFocused();
    await keys.type('6');
    await expect(page.getByLabel('Total', { exact: true })).toHaveText(/^cases60bottles6lb/);
    await keys.tabTo(textField(page, 'Pallets'));
    await keys.type('12');
    await expect(textField(page, 'Pallets')).toHaveValue('12');
    await keys.press('Control+Enter');
    await expect(step(page, 'Submit')).toBeFocused();
    await expect(page.getByText('is on a weekend')).toBeVisible();
    await isAccessible('review of an inbound order');
    await keys.press('Control+Enter');
    await expect(submitDialog(page)).toContainText('PO PO-DAY with 2 lines will be sent to the warehouse.');
    await keys.press('Enter');
    await expect.poll(() => ordersWithPo(session, 'inbound', 'PO-DAY')).toHaveLength(1);
    const [order] = await ordersWithPo(session, 'inbound', 'PO-DAY');
    expect(order).toMatchObject({
      status: 'SUBMITTED',
      palletsQuantity: 12,
      details: { warehouseId: 'WH-NJ-01', scac: 'ODFL', shippingType: 'LTL', bondedFlag: '0' },
      lineItems: [
        { lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 40, bottlesQuantity: 0 },
        { lineItemNumber: 2, item: { sku: 'HF-1002' }, casesQuantity: 20, bottlesQuantity: 6 },
      ],
    });
    inboundId = order?.orderId ?? '';
    await expect(page.getByRole('link', { name: `View ${inboundId}` })).toBeVisible();
    await expect(rowLink(page, inboundId)).toBeFocused();
  });

  await test.step('print its pallet labels', async () => {
    await keys.press('Enter');
    await expect(pageTitle(page)).toHaveText(inboundId);
    await expect(pageTitle(page)).toBeFocused();
    await keys.press('Tab');
    await expect(button(page, 'Print')).toBeFocused();
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Print ${inboundId}` });
    await expect(dialog).toBeFocused();
    await keys.tabTo(dialog.getByRole('combobox', { name: 'Document' }));
    await keys.type('pallet');
    const preview = dialog.getByTitle(`Pallet labels ${inboundId}`).contentFrame();
    await expect(preview.getByText('Pallet 1 of 12')).toBeVisible();
    await expect(preview.getByRole('img').first()).toBeVisible();
    await keys.tabTo(dialog.getByRole('button', { name: 'Print' }), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect.poll(printed).toHaveLength(1);
    await keys.press('Escape');
    await expect(button(page, 'Print')).toBeFocused();
  });

  await test.step('ship goods: an expired license blocks the order and leads to its field', async () => {
    await keys.jump('new out', /^New outbound order/);
    const customer = combo(page, 'Customer');
    await expect(customer).toBeFocused();
    await keys.type('gilded');
    await keys.press('Enter', 'Tab');
    await expect(combo(page, 'Warehouse')).toBeFocused();
    await keys.type('cran');
    await keys.press('Tab');
    await keys.type('OUT-DAY');
    await keys.tabTo(combo(page, 'Shipping type'));
    await keys.type('parcel');
    await keys.press('Control+Enter');
    await typeLine(page, 'HF-1001', '2');
    await keys.press('Control+Enter');
    await expect(step(page, 'Submit')).toBeFocused();
    const lead = button(page, 'Go to Customer');
    await expect(lead).toBeVisible();
    await keys.press('Control+Enter');
    await expect(lead).toBeFocused();
    await keys.press('Enter');
    await expect(customer).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type('harborline');
    await keys.press('Enter', 'Control+Enter');
    await expect(itemSearch(page)).toBeFocused();
    await keys.press('Control+Enter');
    await expect(step(page, 'Submit')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Check before you submit' })).toBeVisible();
    await keys.press('Control+Enter');
    await expect(confirmButton(page)).toBeFocused();
    await keys.press('Enter');
    await expect.poll(() => ordersWithPo(session, 'outbound', 'OUT-DAY')).toHaveLength(1);
    const [order] = await ordersWithPo(session, 'outbound', 'OUT-DAY');
    expect(order?.details).toMatchObject({ customerId: 'CUS-10021', shippingType: 'PARCEL' });
    await expect(rowLink(page, order?.orderId ?? '')).toBeFocused();
  });

  await test.step('add the next vintage as a copy of an item', async () => {
    await keys.jump('items', /^Items/);
    await expect(pageTitle(page)).toBeFocused();
    await expect(searchBox(page)).toBeVisible();
    await keys.press('/');
    await expect(searchBox(page)).toBeFocused();
    await keys.type('HF-1001');
    await expect(page.getByRole('rowheader')).toHaveText(['HF-1001']);
    await keys.press('ArrowDown');
    await expect(rowLink(page, 'HF-1001')).toBeFocused();
    await keys.press('ArrowUp');
    await expect(searchBox(page)).toBeFocused();
    await keys.press('ArrowDown', 'Enter');
    await expect(pageTitle(page)).toHaveText('HF-1001');
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: 'Copy to new item' })).toBeFocused();
    await keys.press('Enter');
    await expect(textField(page, 'Supplier Item ID')).toBeFocused();
    await expect(textField(page, 'Brand')).toHaveValue('Fen Block');
    await isAccessible('copy of an item');
    await keys.type('HF-1001-23');
    await keys.press('Control+Enter');
    await expect(confirmButton(page)).toBeFocused();
    await keys.press('Enter');
    await expect(rowLink(page, 'HF-1001-23')).toBeFocused();
  });

  await test.step('edit it: an empty field has the focus until it is filled', async () => {
    await keys.press('Enter');
    await expect(pageTitle(page)).toHaveText('HF-1001-23');
    await keys.tabTo(page.getByRole('link', { name: 'Edit', exact: true }), { atMost: 3 });
    await keys.press('Enter');
    const description = textField(page, 'Description');
    await expect(pageTitle(page)).toBeFocused();
    await keys.tabTo(description);
    await keys.press('ControlOrMeta+a', 'Delete', 'Tab', 'Control+Enter');
    await expect(description).toBeFocused();
    await expect(description).toHaveAccessibleDescription(/Required/);
    await keys.type('Fen Block Pinot Noir 2023');
    await keys.press('Control+Enter');
    await expect(confirmButton(page)).toBeFocused();
    await keys.press('Enter');
    await expect(toast(page).filter({ hasText: 'Item modified successfully' })).toBeVisible();
    await expect(rowLink(page, 'HF-1001-23')).toBeFocused();
  });

  await test.step('discontinue five items and undo it', async () => {
    await keys.press('/', 'ControlOrMeta+a');
    await keys.type('Filler');
    await expect(page.getByRole('rowheader')).toHaveText(['Z-009', 'Z-010', 'Z-011', 'Z-012', 'Z-013']);
    await keys.press('ArrowDown', 'Space');
    for (let count = 0; count < 4; count += 1) await keys.press('Shift+ArrowDown');
    await expect(selectionBar(page)).toContainText('5 selected');
    await keys.tabTo(action(page, 'Discontinue'));
    await keys.press('Enter');
    await expect(selectionBar(page)).toContainText('5 items discontinued');
    await expect(selectionBar(page)).toBeFocused();
    await keys.tabTo(action(page, 'Undo'), { atMost: 3 });
    await keys.press('Enter');
    await expect(selectionBar(page)).toContainText('Status of 5 items restored');
  });

  await test.step('save the search as a view and use it as default', async () => {
    await keys.press('/');
    const views = button(page, /^Views/);
    await keys.tabTo(views, { atMost: 4 });
    await keys.press('Enter');
    const entry = (name: string) => page.getByRole('menuitem', { name });
    await expect(entry('Save current view…')).toBeVisible();
    await keys.type('save');
    await expect(entry('Save current view…')).toBeFocused();
    await keys.press('Enter');
    await expect(textField(page, 'Name')).toBeFocused();
    await keys.type('New wines');
    await keys.press('Enter');
    await expect(button(page, 'Views: New wines')).toBeFocused();
    await keys.press('Enter');
    await expect(entry('Use as default')).toBeVisible();
    await keys.type('use');
    await expect(entry('Use as default')).toBeFocused();
    await keys.press('Enter');
    await expect(button(page, 'Views: New wines')).toBeFocused();
  });

  await test.step('find a customer by name and follow its orders', async () => {
    await keys.jump('bays', /^Bayshore Bottle Shop/);
    await expect(pageTitle(page)).toHaveText('Bayshore Bottle Shop');
    await expect(pageTitle(page)).toBeFocused();
    await isAccessible('customer');
    await keys.tabTo(page.getByRole('link', { name: /^OB-/ }).first());
    await keys.press('Enter');
    await expect(pageTitle(page)).toHaveText(/^OB-/);
    await expect(pageTitle(page)).toBeFocused();
    await page.goBack();
    await expect(pageTitle(page)).toHaveText('Bayshore Bottle Shop');
    await expect(pageTitle(page)).toBeFocused();
  });

  await test.step('upload a file after a correction', async () => {
    await keys.jump('bulk', /^Bulk Upload Results/);
    await expect(pageTitle(page)).toBeFocused();
    const choose = button(page, 'Choose a file');
    await keys.tabTo(choose);
    const dialog = page.waitForEvent('filechooser');
    await keys.press('Enter');
    await (await dialog).setFiles(itemsCsv([itemRow(1), itemRow(2, { Size: 'large' })], 'day.csv'));
    await expect(checkResult(page)).toHaveText('2 rows: 1 ready, 1 with problems');
    await expect(choose).toBeFocused();
    await keys.tabTo(button(page, 'Correct rows'), { atMost: 4 });
    await keys.press('Enter');
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toContainText('large');
    await keys.type('750');
    await keys.press('Enter');
    await expect(checkResult(page)).toHaveText('2 rows ready to upload');
    await keys.tabTo(uploadButton(page));
    await keys.press('Enter');
    await expect(uploadedToast(page)).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('read the notifications and print the digest', async () => {
    await keys.tabTo(bell(page), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect(changesPanel(page)).toBeFocused();
    await keys.press('Escape');
    await expect(bell(page)).toBeFocused();
    await keys.jump('digest', /^Daily digest/);
    await expect(pageTitle(page)).toHaveText('Daily digest');
    await expect(pageTitle(page)).toBeFocused();
    await keys.tabTo(button(page, 'Print'));
    await keys.press('Enter');
    await expect.poll(printed).toHaveLength(2);
  });

  await test.step('Escape cancels a supplier switch and Enter confirms it', async () => {
    await keys.jump('new item', /^New item/);
    const sku = textField(page, 'Supplier Item ID');
    await expect(sku).toBeFocused();
    await keys.type('HF-9');
    await keys.jump('maison', /^Maison Tesselle/);
    const leave = leaveDialog(page).getByRole('button', { name: 'Confirm' });
    await expect(leave).toBeFocused();
    await keys.press('Escape');
    await expect(sku).toBeFocused();
    await expect(sku).toHaveValue('HF-9');
    await keys.tabTo(switcher(page), { key: 'Shift+Tab' });
    await keys.press('Enter');
    await expect(combo(page, 'Find a supplier')).toBeFocused();
    await keys.type('maison');
    await keys.press('Enter');
    await expect(leave).toBeFocused();
    await keys.press('Enter');
    await expect(page).toHaveURL('/SUP-1003/items');
  });

  await test.step('change the theme and sign out', async () => {
    await keys.jump('dark', /^Dark/);
    await expect(pageTitle(page)).toBeFocused();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page, { what: 'items in the dark theme', themes: ['dark'] });
    await keys.jump('log', /^Logout/);
    await expect(textField(page, 'Email')).toBeFocused();
  });
});
