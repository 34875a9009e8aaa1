import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { expectAccessible } from '../../a11y/axe.ts';
import { refuseCamera } from '../../fixtures/camera.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { confirmButton, fillList, searchBox, textField, toast } from '../../fixtures/items.ts';
import { bell, changesPanel } from '../../fixtures/notifications.ts';
import {
  dana,
  itemSearch,
  lineField,
  nextButton,
  ordersWithPo,
  storedOrder,
  submitDialog,
} from '../../fixtures/orders.ts';
import { now } from '../../fixtures/sandbox.ts';
import { action, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { leaveDialog, pageTitle, switcher } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectTouchable } from '../../fixtures/touch.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const combo = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true });

async function choose(page: Page, label: string, option: RegExp) {
  await combo(page, label).tap();
  await page.getByRole('option', { name: option }).tap();
}

async function signIn(page: Page, address: string, email: string) {
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await textField(page, 'Email').fill(email);
  await textField(page, 'Password').fill(DEMO_PASSWORD);
  await expectTouchable(page, 'sign-in');
  await button(page, 'Sign in').tap();
  await expect(pageTitle(page)).toHaveText('Dashboard');
}

async function signOut(page: Page) {
  await button(page, /^Account menu for/).tap();
  await expectTouchable(page, 'account menu');
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(textField(page, 'Email')).toBeVisible();
}

async function jump(page: Page, text: string, option: RegExp) {
  await button(page, 'Search or jump to…').tap();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(text);
  await page.getByRole('option', { name: option }).tap();
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  test('a clerk receives goods and fixes orders on a phone', async ({ page, sandbox }) => {
    const session = sandbox.getSession(demoUsers.internalAdmin);
    await refuseCamera(page);

    await test.step('sign in; the dashboard', async () => {
      await signIn(page, '/SUP-1001/dashboard', demoUsers.internalAdmin);
      await expect(page.getByRole('link', { name: /^Fix and resubmit: / }).first()).toBeVisible();
      await expectTouchable(page, 'dashboard');
      await expectAccessible(page, { what: 'dashboard on a phone' });
    });

    await test.step('fix and resubmit a failed order', async () => {
      const orderId = 'OB-2611-000037';
      await page.getByRole('link', { name: `Fix and resubmit: ${orderId}` }).tap();
      await expect(lineField(page, 'Cases', 'HF-1002')).toBeFocused();
      await expectTouchable(page, 'lines of a failed order');
      await nextButton(page).tap();
      await expect(nextButton(page)).toHaveText('Resubmit order');
      await nextButton(page).tap();
      await submitDialog(page).getByRole('button', { name: 'Confirm' }).tap();
      await expect
        .poll(async () => (await storedOrder(session, 'outbound', orderId)).status)
        .toBe('RESUBMITTED');
    });

    await test.step('create an inbound order; a typed code adds a line', async () => {
      await jump(page, 'new inb', /^New inbound order/);
      // The keyboard of the phone stays closed.
      await expect(pageTitle(page)).toBeFocused();
      await choose(page, 'Warehouse', /Cranbury/);
      await textField(page, 'PO number').fill('PO-PHONE');
      await choose(page, 'Shipping type', /^Parcel/);
      await expectTouchable(page, 'details of an inbound order');
      await nextButton(page).tap();
      await expect(itemSearch(page)).toBeVisible();
      await button(page, 'Scan a barcode').tap();
      const scan = page.getByRole('dialog', { name: 'Scan a barcode' });
      await expect(scan.getByText('The camera is blocked for this page.')).toBeVisible();
      await expectTouchable(page, 'scan dialog without camera');
      await textField(page, 'Code').fill('HF-1001');
      await button(page, 'Use code').tap();
      await expect(scan.getByRole('status')).toHaveText('HF-1001: 1 case');
      await button(page, 'Done').tap();
      const cases = lineField(page, 'Cases', 'HF-1001');
      await expect(cases).toHaveAttribute('inputmode', 'numeric');
      await cases.fill('40');
      await expectTouchable(page, 'lines of an inbound order');
      await nextButton(page).tap();
      await expect(nextButton(page)).toHaveText('Submit order');
      await expectAccessible(page, { what: 'review on a phone', themes: ['light'] });
      await nextButton(page).tap();
      await submitDialog(page).getByRole('button', { name: 'Confirm' }).tap();
      await expect.poll(() => ordersWithPo(session, 'inbound', 'PO-PHONE')).toHaveLength(1);
    });

    await test.step('the palette stays above the on-screen keyboard', async () => {
      await expect(pageTitle(page)).toHaveText('Inbound Orders');
      await page.setViewportSize({ width: 390, height: 450 });
      await button(page, 'Search or jump to…').tap();
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('a');
      const list = await page.getByRole('listbox').boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 450)).toBeLessThan(450);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    });

    await test.step('read a customer and the notifications', async () => {
      await jump(page, 'bays', /^Bayshore Bottle Shop/);
      await expect(pageTitle(page)).toHaveText('Bayshore Bottle Shop');
      await expect(page.getByRole('link', { name: /^OB-/ }).first()).toBeAttached();
      await expectTouchable(page, 'customer');
      await page.getByRole('link', { name: /^OB-/ }).first().scrollIntoViewIfNeeded();
      await expectTouchable(page, 'orders of a customer');
      await bell(page).tap();
      await expect(changesPanel(page).getByRole('link', { name: 'Daily digest' })).toBeVisible();
      await expectTouchable(page, 'notifications');
      await changesPanel(page).getByRole('link', { name: 'Daily digest' }).tap();
      await expect(pageTitle(page)).toHaveText('Daily digest');
      await expectTouchable(page, 'digest');
    });

    await test.step('leave a form with unsaved changes; sign out', async () => {
      await jump(page, 'new item', /^New item/);
      await textField(page, 'Brand').fill('Fen Block');
      await expectTouchable(page, 'new item');
      await switcher(page).tap();
      await expectTouchable(page, 'suppliers');
      await page.getByRole('option', { name: /^Maison Tesselle/ }).tap();
      await expect(leaveDialog(page)).toBeVisible();
      await expectTouchable(page, 'leave confirmation');
      await leaveDialog(page).getByRole('button', { name: 'Confirm' }).tap();
      await expect(page).toHaveURL('/SUP-1003/items');
      await signOut(page);
    });
  });
});

test.describe('tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('a sales manager works through lists and records on a tablet, in both orientations', async ({
    page,
    sandbox,
  }) => {
    await fillList(dana(sandbox), 'SUP-1001', 10);
    await test.step('sign in; the dashboard', async () => {
      await signIn(page, '/SUP-1001/dashboard', demoUsers.supplierAdmin);
      await expect(page.getByRole('link', { name: /^Fix and resubmit: / }).first()).toBeVisible();
      await expectTouchable(page, 'dashboard');
    });

    await test.step('select items, discontinue them and undo it', async () => {
      await jump(page, 'items', /^Items/);
      await expect(rowLink(page, 'Z-010')).toBeVisible();
      await rowCheckbox(page, 'Z-009').tap();
      await rowCheckbox(page, 'Z-010').tap();
      await expect(selectionBar(page)).toContainText('2 selected');
      await expectTouchable(page, 'selected items');
      await action(page, 'Discontinue').tap();
      await expect(selectionBar(page)).toContainText('2 items discontinued');
      await action(page, 'Undo').tap();
      await expect(selectionBar(page)).toContainText('Status of 2 items restored');
    });

    await test.step('search, save the view, turn the tablet', async () => {
      await searchBox(page).fill('Fen Block');
      await expect(page).toHaveURL(/searchInput=Fen/);
      await button(page, /^Views/).tap();
      await expectTouchable(page, 'views');
      await page.getByRole('menuitem', { name: 'Save current view…' }).tap();
      await textField(page, 'Name').fill('Fen Block');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
      await expect(button(page, 'Views: Fen Block')).toBeVisible();
      await page.setViewportSize({ width: 768, height: 1024 });
      await expectTouchable(page, 'items, upright');
      await expectAccessible(page, { what: 'items on a tablet' });
      await button(page, 'Columns').tap();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
      await expectTouchable(page, 'columns');
      await page.keyboard.press('Escape');
    });

    await test.step('correct the phone number of a customer', async () => {
      await jump(page, 'bays', /^Bayshore Bottle Shop/);
      await expect(pageTitle(page)).toHaveText('Bayshore Bottle Shop');
      await expectTouchable(page, 'customer');
      await page.getByRole('link', { name: 'Edit', exact: true }).tap();
      const phone = textField(page, 'Phone').first();
      await expect(phone).toHaveAttribute('inputmode', 'tel');
      await phone.fill('201-555-0199');
      await expectTouchable(page, 'form of a customer');
      await button(page, 'Save').tap();
      await confirmButton(page).tap();
      await expect(toast(page).filter({ hasText: 'Customer updated successfully' })).toBeVisible();
    });

    await test.step('preview a printed order; sign out', async () => {
      await jump(page, 'OB-2611-000037', /OB-2611-000037/);
      await button(page, 'Print').tap();
      const dialog = page.getByRole('dialog', { name: 'Print OB-2611-000037' });
      await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible();
      await expectTouchable(page, 'print preview');
      await dialog.getByRole('button', { name: 'Close' }).last().tap();
      await signOut(page);
    });
  });
});
