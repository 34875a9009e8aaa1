import type { Page } from '@playwright/test';
import { openDashboard, panel } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem } from '../../fixtures/items.ts';
import { dana, submitOrder } from '../../fixtures/orders.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const inbox = (page: Page) => panel(page, 'Needs attention');
const entries = (page: Page) =>
  inbox(page).getByRole('list', { name: 'Needs attention' }).getByRole('listitem');
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text });

test('“Fix and resubmit” opens the order at the field that the warehouse refused', async ({
  page,
  portal,
  sandbox,
}) => {
  const inLine = await submitOrder(dana(sandbox), 'inbound');
  sandbox.control.moveOrder(inLine, {
    to: 'FAILED',
    failure: {
      code: 'LAYERS',
      message: 'Only whole layers',
      validationErrors: [{ fieldPath: 'lineItems[0].casesQuantity', message: 'Order 5 cases' }],
    },
  });
  const inDetails = await submitOrder(dana(sandbox), 'inbound', { poNumber: 'PO-CARRIER' });
  sandbox.control.moveOrder(inDetails, {
    to: 'FAILED',
    failure: {
      code: 'CARRIER',
      message: 'Carrier refused',
      validationErrors: [{ fieldPath: 'details.scac', message: 'Carrier does not serve this warehouse' }],
    },
  });
  await openDashboard(page, portal);
  await entry(page, inLine)
    .getByRole('link', { name: /^Fix and resubmit/ })
    .click();
  await expect(page).toHaveURL(`/SUP-1001/inbound-orders/edit/${inLine}?step=items`);
  await expect(page.getByText('Order 5 cases')).toBeVisible();
  await expect(page.locator('input[aria-invalid="true"]')).toBeFocused();
  await page.goBack();
  await expect(pageTitle(page)).toHaveText('Dashboard');
  await entry(page, inDetails)
    .getByRole('link', { name: /^Fix and resubmit/ })
    .click();
  await expect(page.getByText('Carrier does not serve this warehouse')).toBeVisible();
  await expect(page.locator('[name="details.scac"]')).toBeFocused();
});

test('the inbox lists late orders, low stock, uploads and licenses with their reason and their fix', async ({
  page,
  portal,
  sandbox,
}) => {
  const path = '/api/v1/suppliers/SUP-1001/customers/CUS-10021';
  const customer = (await (await dana(sandbox).fetch(path)).json()) as Record<string, unknown>;
  const { customerId, version, createdAt, updatedAt, ...request } = customer;
  const changed = await dana(sandbox).send('PUT', path, { ...request, licenseExpirationDate: '2026-12-01' });
  expect(changed.status, await changed.clone().text()).toBe(200);
  await openDashboard(page, portal);
  await inbox(page)
    .getByRole('button', { name: /^Show all/ })
    .click();

  const late = entry(page, 'Late outbound order').first();
  await expect(late).toContainText('Ship date was Nov 18, 2026 (2 days late)');
  await expect(late.getByRole('link', { name: /^Open order/ })).toHaveAttribute(
    'href',
    /^\/SUP-1001\/outbound-orders\/details\//,
  );
  const empty = entry(page, 'HF-1006');
  await expect(empty).toContainText('0 cases available, 10 cases below the minimum of 10');
  await expect(empty.getByRole('link', { name: 'New inbound order: HF-1006' })).toHaveAttribute(
    'href',
    '/SUP-1001/inbound-orders/create',
  );
  const license = entry(page, 'Customer license').filter({ hasText: 'Dec 1, 2026' });
  await expect(license).toContainText('License expires on Dec 1, 2026, in 11 days');
  await expect(license.getByRole('link', { name: /^Edit customer/ })).toHaveAttribute(
    'href',
    '/SUP-1001/customers/edit/CUS-10021',
  );
  const upload = entry(page, 'item-master-november.csv');
  await expect(upload).toContainText('1 of 3 rows failed');
  await upload.getByRole('link', { name: /^View results/ }).click();
  await expect(page).toHaveURL('/SUP-1001/bulk-uploads?searchInput=item-master-november.csv');
  await expect(page.getByRole('rowheader')).toHaveText(['item-master-november.csv']);
});

test('the inbox shows what is missing of a received order', async ({ page, portal, sandbox }) => {
  const list = await dana(sandbox).fetch(
    '/api/v1/suppliers/SUP-1001/inbound-orders?searchString=PO-SHORT-RECEIPT',
  );
  const { data } = (await list.json()) as { data: { orderId: string; expectedArrivalDate: string }[] };
  const [order] = data;
  await openDashboard(page, portal);
  await page.clock.setFixedTime(`${order?.expectedArrivalDate}T20:00:00Z`);
  await page.reload();
  await inbox(page)
    .getByRole('button', { name: /^Show all/ })
    .click();
  const short = entry(page, 'Short receipt');
  await expect(short).toContainText('Received 57 cases, 4 bottles of 60 cases');
  await short.getByRole('link', { name: /^Open order/ }).click();
  await expect(page).toHaveURL(`/SUP-1001/inbound-orders/details/${order?.orderId}`);
});

test('a user without the permission to edit opens the record instead of a fix', async ({ page, portal }) => {
  await openDashboard(page, portal, { as: demoUsers.viewer, supplierId: 'SUP-1004' });
  await expect(
    entry(page, 'Failed')
      .first()
      .getByRole('link', { name: /^Open: / }),
  ).toBeVisible();
  await expect(inbox(page).getByRole('link', { name: /^(Fix|Create|Edit)/ })).toHaveCount(0);
  await expect(inbox(page).getByRole('button', { name: /^Resubmit/ })).toHaveCount(0);
});

test('a failed list of the inbox does not hide the others, and Retry loads it', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listImports' });
  problems.expectStatus(503, '/api/v1/suppliers/SUP-1001/imports');
  await openDashboard(page, portal);
  await expect(inbox(page).getByRole('alert')).toContainText("Uploads with errors couldn't be loaded.");
  await expect(entry(page, 'Failed outbound order').first()).toBeVisible();
  await inbox(page).getByRole('button', { name: 'Try again: Uploads with errors' }).click();
  await expect(inbox(page).getByRole('alert')).toHaveCount(0);
  await inbox(page)
    .getByRole('button', { name: /^Show all/ })
    .click();
  await expect(entry(page, 'item-master-november.csv')).toBeVisible();
});

test('the first steps of an empty supplier show what is done and stay dismissed', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.setScenario('empty-supplier');
  await openDashboard(page, portal);
  await expect(inbox(page).getByText('Nothing needs attention.')).toBeVisible();
  const steps = panel(page, 'First steps');
  await expect(steps).toContainText('0 of 4 done');
  await expect(steps.getByRole('link')).toHaveText([
    'Add item',
    'Upload file',
    'Add customer',
    'New inbound order',
    'New outbound order',
  ]);
  await addItem(dana(sandbox), 'SUP-1001', { sku: 'NEW-1', description: 'First item' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(steps).toContainText('1 of 4 done');
  await expect(steps.getByRole('link', { name: 'Add item' })).toHaveCount(0);
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(entry(page, 'NEW-1')).toBeVisible();
  await expect(steps).toHaveCount(0);
});
