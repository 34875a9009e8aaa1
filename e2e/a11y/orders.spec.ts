import type { Page } from '@playwright/test';
import { demoUsers } from '../fixtures/demo-users.ts';
import { textField } from '../fixtures/items.ts';
import {
  cancelButton,
  cancelDialog,
  chooseWarehouse,
  lineRows,
  nextButton,
  submitDialog,
  submitOrder,
  typeLine,
} from '../fixtures/orders.ts';
import { pickPrintOption } from '../fixtures/paper.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, walk } from './walk.ts';

const today = '2026-11-20T09:30:00Z';

async function openShipment(sandbox: Sandbox, part: object = {}) {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'outbound', part);
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  return orderId;
}

const resubmit = (page: Page) => page.getByRole('button', { name: 'Resubmit', exact: true });

const screens: Screens = {
  'the order list': async function* ({ page, portal }) {
    await portal.open('/SUP-1001/outbound-orders');
    yield page.getByRole('rowheader').first();
  },
  'a failed order and its cancel dialog': async function* ({ page, portal, sandbox }) {
    const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'inbound');
    const failure = { code: 'WMS_REJECTED', message: 'No dock', validationErrors: [] };
    sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
    await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
    yield resubmit(page);
    await cancelButton(page).click();
    yield cancelDialog(page);
  },
  'the print preview of an inbound order and of its labels': async function* ({ page, portal, sandbox }) {
    const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'inbound');
    await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    yield page.getByTitle(`Order ${orderId}`).contentFrame().getByRole('heading', { level: 1 });
    await pickPrintOption(page, 'Document', 'Pallet labels');
    yield page.getByTitle(`Pallet labels ${orderId}`);
  },
  'the checks of an outbound order before the submit': async function* ({ page, portal, sandbox }) {
    await page.clock.setFixedTime(today);
    const orderId = await openShipment(sandbox, { requestedShipDate: '2026-11-29' });
    await portal.open(`/SUP-1001/outbound-orders/edit/${orderId}`);
    await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Gilded');
    yield floating(page.getByRole('option', { name: /Gilded Heron/ }).getByText('License expired'));
    await page.keyboard.press('Enter');
    await nextButton(page).click();
    await nextButton(page).click();
    yield page.getByText('1 problem · 1 warning');
    await nextButton(page).click();
    yield page.getByText('Correct the problems to submit the order.');
  },
  'every step of a new inbound order': async function* ({ page, portal }) {
    await page.clock.setFixedTime(today);
    await portal.open('/SUP-1001/inbound-orders/create');
    yield textField(page, 'PO number');
    await nextButton(page).click();
    yield page.getByText('Required Field', { exact: true }).first();
    await chooseWarehouse(page, 'Cranbury');
    await textField(page, 'PO number').fill('PO-AXE');
    await page.getByRole('combobox', { name: 'Shipping type' }).click();
    await page.getByRole('option', { name: 'Parcel' }).click();
    await nextButton(page).click();
    yield page.getByText('No items yet');
    await typeLine(page, 'HF-1001', '0');
    await nextButton(page).click();
    yield page.getByText('Numeric only, cannot be 0');
    await page.getByText('Lots and notes').click();
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('HF-1002\t3\nNOPE\t1');
    yield page.getByRole('table', { name: 'Preview' });
    await page.getByRole('button', { name: 'Add 1 line' }).click();
    await page.getByRole('textbox', { name: 'Cases, HF-1001' }).fill('3');
    await expect(lineRows(page)).toHaveCount(2);
    await nextButton(page).click();
    yield page.getByRole('region', { name: 'Shipment' });
    await nextButton(page).click();
    yield submitDialog(page);
  },
  'the edit form of an outbound order': async function* ({ page, portal, sandbox }) {
    await page.clock.setFixedTime(today);
    const orderId = await openShipment(sandbox);
    await portal.open(`/SUP-1001/outbound-orders/edit/${orderId}`);
    yield page.getByRole('group', { name: 'Ship to' });
  },
};

walk(test, { screens });
