import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { ordersPath, submitOrder } from '../../fixtures/orders.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const steps = (page: Page) => card(page, 'Activity').getByRole('listitem');

/** Reads a card's values by label. */
async function facts(page: Page, name: string) {
  const terms = await card(page, name).getByRole('term').allTextContents();
  const values = await card(page, name).getByRole('definition').allTextContents();
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]));
}

async function orderWith(
  sandbox: Sandbox,
  direction: 'inbound' | 'outbound',
  poNumber: string,
): Promise<string> {
  const path = `${ordersPath(direction)}?filter=poNumber:${poNumber};`;
  const response = await sandbox.getSession(demoUsers.supplierAdmin).fetch(path);
  const { data } = (await response.json()) as { data: [{ orderId: string }] };
  return data[0].orderId;
}

test('the outbound order details show addresses, progress and the bill of lading', {
  tag: '@pdf-viewer',
}, async ({ page, portal, sandbox }) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'outbound');
  for (const to of ['OPEN', 'PICKING'] as const) sandbox.control.moveOrder(orderId, { to });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await expect(pageTitle(page)).toHaveText(orderId);
  await expect(card(page, 'Shipment')).toContainText('Harborline Wine & Spirits Distribution');
  expect(await facts(page, 'Shipment')).toMatchObject({
    Warehouse: 'Cranbury Beverage Center',
    'Shipping type': 'LTL',
    Carrier: 'Old Dominion Freight Line · ODFL',
    Inventory: 'Tax Paid',
    'Order date': 'Nov 20, 2026',
    'Requested ship date': 'Nov 26, 2026',
    'Freight terms': 'Prepaid',
  });
  await expect(steps(page)).toHaveText([
    /^PickingNov 20, 2026.*Warehouse$/,
    /^Open.*Warehouse system$/,
    /^Submitted.*dana@halberd\.example$/,
  ]);
  await expect(card(page, 'Addresses')).toContainText('Harborline Dock 4');
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(line).toHaveText(/^1HF-1001.*4 cases0 cases0 casesOpen$/);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bill of lading', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`BOL_${orderId}.pdf`);
  await page.getByRole('button', { name: 'View Bill of lading' }).click();
  const document = page.getByRole('dialog', { name: 'Bill of lading' });
  await expect(document.getByTitle(`BOL_${orderId}.pdf`)).toBeVisible();
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('blob:')).length)
    .toBeGreaterThan(0);
  await document.getByRole('button', { name: 'Close' }).first().click();
  await expect(document).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Bill of lading' })).toBeFocused();
  await page.getByRole('link', { name: 'HF-1001' }).click();
  await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1001');
});

test('a short receipt compares received and ordered quantities in the same unit, per line and in total', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await orderWith(sandbox, 'inbound', 'PO-SHORT-RECEIPT');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Item',
    'Expected',
    'Received',
    'Damaged',
    'Short',
    'Status',
  ]);
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(line.getByRole('cell')).toHaveText([
    '1',
    '60 cases',
    '57 cases, 4 bottles688 of 720 bottles',
    '8 bottles',
    '2 cases, 8 bottles',
    'Short',
  ]);
  const totals = page.getByLabel('Total', { exact: true });
  await expect(totals.locator('div').filter({ hasText: 'received' })).toContainText('688 of 720 bottles');
});

test('a failed order shows every problem with its location', async ({ page, portal, sandbox }) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'inbound');
  const failure = {
    code: 'VALIDATION_FAILED',
    message: 'The warehouse system rejected the order',
    validationErrors: [
      { fieldPath: 'details.expectedArrivalDate', message: 'Appointment not available on requested date' },
      { fieldPath: 'details.scac', message: 'Carrier does not serve this warehouse' },
      { fieldPath: 'lineItems[0].casesQuantity', message: 'Only whole layers are received' },
      { fieldPath: '', message: 'Call the desk' },
    ],
  };
  sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  const panel = card(page, 'Order failed');
  await expect(panel).toContainText(failure.message);
  await expect(panel.getByRole('listitem')).toHaveText([
    'Expected arrival: Appointment not available on requested date',
    'Carrier: Carrier does not serve this warehouse',
    'Line 1, Cases: Only whole layers are received',
    'Call the desk',
  ]);
});

test('a submitted order is polled until the warehouse system has responded', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'inbound');
  await page.clock.install();
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(steps(page)).toHaveText([/^Submitted/]);
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  await page.clock.runFor(31_000);
  await expect(steps(page)).toHaveText([/^Open/, /^Submitted/]);
  const reads = sandbox.calls('getInboundOrder').length;
  await page.clock.runFor(120_000);
  expect(sandbox.calls('getInboundOrder')).toHaveLength(reads);
});

test('the order details show all of 120 lines', async ({ page, portal, sandbox }) => {
  const orderId = await orderWith(sandbox, 'inbound', 'PO-120-LINES');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(page.getByRole('rowheader')).toHaveCount(120);
});

test('an unknown order and an order of another supplier are not found and link to the list', async ({
  page,
  portal,
  problems,
}) => {
  problems.expectStatus(404, `${ordersPath('outbound')}/OB-0000-000000`);
  await portal.open('/SUP-1001/outbound-orders/details/OB-0000-000000');
  await expect(page.getByRole('heading', { name: 'Outbound order not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Outbound Orders' }).click();
  await expect(page).toHaveURL('/SUP-1001/outbound-orders');
});

test('a loading order shows the values of its row in the list and no empty values', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await orderWith(sandbox, 'inbound', 'PO-SHORT-RECEIPT');
  await portal.open('/SUP-1001/inbound-orders?searchInput=PO-SHORT-RECEIPT');
  const row = page.getByRole('link', { name: orderId });
  await expect(row).toBeVisible();
  sandbox.control.addFault({ kind: 'delay', operationId: 'getInboundOrder', delayMs: 60_000 });
  await row.click();
  await expect(card(page, 'Shipment')).toContainText('PO-SHORT-RECEIPT');
  const values = Object.values(await facts(page, 'Shipment'));
  expect(values).toContain(orderId);
  expect(values).not.toContain('–');
});

test('the forms of an order and of its copy show the number of the order', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'outbound');
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  await portal.open(`/SUP-1001/outbound-orders/edit/${orderId}`);
  await expect(pageTitle(page)).toHaveText(`Edit ${orderId}`);
  await page.goto(`/SUP-1001/outbound-orders/create?copy=${orderId}`);
  await expect(pageTitle(page)).toHaveText('New outbound order');
  await expect(page.getByText(`Copy of ${orderId}`)).toBeVisible();
});

test('a loading order shows the labels of its direction', async ({ page, portal, sandbox }) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'outbound');
  sandbox.control.addFault({ kind: 'delay', operationId: 'getOutboundOrder', delayMs: 60_000 });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await expect(page.getByText('Requested ship date')).toBeVisible();
  await expect(page.getByText('Expected arrival')).toBeHidden();
});

test('order lines show price and note, and a canceled order has no open quantities', async ({
  page,
  portal,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const orderId = await submitOrder(dana, 'outbound');
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  const path = `${ordersPath('outbound')}/${orderId}`;
  const { details } = (await (await dana.fetch(path)).json()) as { details: object };
  const line = { item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0 };
  const priced = { ...line, lineItemNumber: 1, unitPrice: 112.5, notes: 'Top of the pallet' };
  const other = { ...line, lineItemNumber: 2, item: { sku: 'HF-1002' } };
  const changed = { details, palletsQuantity: 1, lineItems: [priced, other] };
  expect((await dana.send('PUT', path, changed)).status).toBe(200);
  sandbox.control.moveOrder(orderId, { to: 'CANCELED' });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['#', 'Item', 'Quantity', 'Price per case']);
  await expect(page.getByRole('row').filter({ hasText: 'HF-1001' })).toHaveText(
    /^1HF-1001.*Top of the pallet4 cases\$112\.50$/,
  );
  await expect(page.getByRole('row').filter({ hasText: 'HF-1002' })).toHaveText(/4 cases–$/);
});

test('a printed order shows brand, supplier and status, fits the paper and breaks no number', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await orderWith(sandbox, 'inbound', 'PO-SHORT-RECEIPT');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The printable width of Letter with the margins of the browser.
  await page.setViewportSize({ width: 739, height: 1000 });
  const brand = page.getByText('Harbor Logistics').filter({ visible: true });
  await expect(brand).toHaveCount(1);
  const supplier = page.locator('[data-supplier]');
  await expect(supplier).toHaveAttribute('data-supplier', 'Halberd & Fen Wine Imports');
  await expect(supplier).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Closed$/ })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const { overflowPx, broken } = await page.evaluate(() => {
    const numbers: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const match of node.textContent?.matchAll(/[\w$]*\d[\w.,:/-]*/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) numbers.push(match[0]);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { overflowPx: scrollWidth - clientWidth, broken: numbers };
  });
  expect([overflowPx, broken]).toEqual([0, []]);
});
