import type { Locator, Page } from '@playwright/test';
import { demoUsers } from '../fixtures/demo-users.ts';
import { choose, textField, toast } from '../fixtures/items.ts';
import {
  chooseWarehouse,
  nextButton,
  ordersWithPo,
  pick,
  submitAndConfirm,
  typeLine,
} from '../fixtures/orders.ts';
import { expect, test } from './test.ts';

const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

for (const [name, path] of [
  ['React 19', '/react-19/'],
  ['React 18', '/react-18/'],
  ['a server-rendered page', '/server-rendered/'],
  ['a page without a framework', '/plain/'],
  ['a page with a strict content security policy', '/strict-csp/'],
  ['a page with a nonce-based content security policy', '/strict-csp/?nonce'],
  ['a page with hostile styles', '/hostile/'],
] as const) {
  test(`the item list on ${name} sorts, hides columns, shows stock tooltips and stores nothing on the host’s origin`, async ({
    page,
    partner,
    sandbox,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('rowheader')).toHaveText(skus);
    await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
    await expect(page.getByRole('rowheader').first()).toHaveText('HF-1002');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveCount(0);
    await page.getByText('515 cases').hover();
    await expect(page.getByRole('tooltip')).toContainText('Tax paid515 cases');
    expect(partner.tokenRequests).toEqual(['SUP-1001']);
    expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie])).toEqual([
      {},
      {},
      '',
    ]);
    expect(sandbox.statuses('listItems')).toEqual([200, 200]);
  });
}

for (const react of ['react-19', 'react-18']) {
  test(`${react}: an item is edited, a failed order canceled and an order created through the host’s router`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(`/${react}/`);

    await test.step('edit an item and follow the link of the notification', async () => {
      await page.getByRole('link', { name: 'HF-1001' }).click();
      await expect(page.getByRole('heading', { name: 'Wine details' })).toBeVisible();
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Description').fill('Fen Block Pinot Noir 2022, new label');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Item');
      await expect(page.getByRole('heading', { name: 'Your stock' })).toBeVisible();
      await expect(page.getByText('Fen Block Pinot Noir 2022, new label')).toBeVisible();
      expect(sandbox.statuses('updateItem')).toEqual([200]);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('alertdialog').getByRole('link').click();
      // The host's router keeps the location in memory, so that only a router navigation reaches the page.
      await expect(page.getByRole('heading', { name: 'Wine details' })).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    await test.step('cancel a failed order', async () => {
      await page.goto(`/${react}/`);
      await page.getByRole('button', { name: 'Outbound shipments' }).click();
      await page.getByRole('searchbox').fill('NY-70040');
      await page.getByRole('link', { name: 'OB-2611-000040' }).click();
      await expect(page.getByRole('heading', { name: 'Outbound shipment' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Cancelation successful');
      await expect(page.getByText('Canceled by user').first()).toBeVisible();
      expect(sandbox.statuses('cancelOutboundOrder')).toEqual([200]);
    });

    await test.step('create an order, which is listed first', async () => {
      await page.goto(`/${react}/`);
      await page.getByRole('button', { name: 'Outbound shipments' }).click();
      await page.getByRole('link', { name: 'New outbound order' }).click();
      await expect(page.getByRole('heading', { name: 'New outbound shipment' })).toBeVisible();
      await pick(page, 'Customer', 'Harborline');
      await chooseWarehouse(page, 'Cranbury');
      await textField(page, 'PO number').fill('VINEYARD-1');
      await choose(page, 'Shipping type', 'LTL');
      await page.getByText('Warehouse arranges the carrier').click();
      await nextButton(page).click();
      await typeLine(page, 'HF-1001', '3');
      await typeLine(page, 'HF-1002', '2');
      await nextButton(page).click();
      await expect(page.getByRole('region', { name: 'Shipment' })).toContainText('VINEYARD-1');
      await submitAndConfirm(page);
      await expect(toast(page)).toContainText('Order created successfully');
      await expect(page.getByRole('heading', { name: 'Outbound shipments' })).toBeVisible();
      expect(sandbox.statuses('createOutboundOrder')).toEqual([201]);
      const [order] = await ordersWithPo(sandbox.getSession(demoUsers.superAdmin), 'outbound', 'VINEYARD-1');
      expect(order).toMatchObject({
        status: 'SUBMITTED',
        details: { warehouseId: 'WH-NJ-01', customerId: 'CUS-10021', shippingType: 'LTL' },
        lineItems: [
          { item: { sku: 'HF-1001' }, casesQuantity: 3 },
          { item: { sku: 'HF-1002' }, casesQuantity: 2 },
        ],
      });
      await expect(page.getByRole('rowheader', { name: order?.orderId ?? '' })).toBeVisible();
    });
  });
}

test('the order list element waits for its direction attribute and loads again when it changes', async ({
  page,
  partner,
}) => {
  await page.goto('/plain/');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  const waiting = await page.evaluate(() => {
    const items = document.querySelector('portal-item-list') as HTMLElement & {
      apiUrl: string;
      getToken: unknown;
    };
    const orders = document.createElement('portal-order-list') as typeof items;
    Object.assign(orders, { apiUrl: items.apiUrl, supplierId: 'SUP-1001', getToken: items.getToken });
    items.replaceWith(orders);
    return orders.dataset.pkWaiting;
  });
  expect(waiting).toBe('direction');
  await page.locator('portal-order-list').evaluate((orders) => orders.setAttribute('direction', 'inbound'));
  await expect(page.getByRole('rowheader', { name: 'IB-2611-000030' })).toBeVisible();
  await page.locator('portal-order-list').evaluate((orders) => orders.setAttribute('direction', 'outbound'));
  await expect(page.getByRole('rowheader', { name: 'OB-2611-000045' })).toBeVisible();
  expect(partner.tokenRequests).toHaveLength(2);
});

test('the order details element without item links shows SKUs as text and spaces its actions', async ({
  page,
}) => {
  await page.goto('/integrations/?integration=element&widget=order-details');
  await page.locator('#mount').click();
  const sku = page.getByText('HF-1002', { exact: true });
  const color = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
  expect(await color(sku)).toBe(await color(page.getByRole('heading', { name: 'Shipment' })));
  const [status, print] = await Promise.all(
    [page.getByRole('status').filter({ hasText: 'Failed' }), page.getByRole('button', { name: 'Print' })].map(
      (one) => one.boundingBox(),
    ),
  );
  expect((print?.x ?? 0) - (status?.x ?? 0) - (status?.width ?? 0)).toBe(16);
});

test('the server-rendered page contains the markup of the widget', async ({ request }) => {
  const html = await (await request.get('/server-rendered/')).text();
  expect(html).toContain('Search items');
});

/** Chooses a file with missing columns. The page must start the worker. */
async function expectCheckInWorker(page: Page, path: string, workerUrl: string) {
  await page.goto(path);
  const form = page.locator('portal-bulk-upload');
  const started = page.waitForEvent('worker');
  await form.locator('input[type=file]').setInputFiles({
    name: 'items.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku\nX-1\n'),
  });
  expect((await started).url()).toBe(workerUrl);
  await expect(form.getByText('Missing columns: Description, Brand, Type')).toBeVisible();
}

test('a file is checked in a worker under a strict content security policy', async ({
  page,
  partner,
  sandbox,
}) => {
  await expectCheckInWorker(page, '/strict-csp/', `${partner.origin}/portal-kit/upload.worker.js`);
  expect(sandbox.calls('importItems')).toEqual([]);
});

test('a file is checked in a worker in a bundle of esbuild', async ({ page, partner, sandbox }) => {
  await expectCheckInWorker(page, '/esbuild/', `${partner.origin}/esbuild/upload.worker.js`);
  expect(sandbox.calls('importItems')).toEqual([]);
});
