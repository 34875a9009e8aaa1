import { readFile } from 'node:fs/promises';
import { dana, openOrder, ordersPath, storedOrder, submitOrder } from '../../fixtures/orders.ts';
import { now } from '../../fixtures/sandbox.ts';
import { action, pageCheckbox, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Every order of a supplier needs its own PO number. */
const poNumber = (place: number) => ({ poNumber: `PO-SELECT-${place}` });

test('failed orders are resubmitted together', async ({ page, portal, sandbox }) => {
  const ids = [
    await submitOrder(dana(sandbox), 'inbound', poNumber(1)),
    await submitOrder(dana(sandbox), 'inbound', poNumber(2)),
  ];
  for (const id of ids) sandbox.control.moveOrder(id, { to: 'FAILED' });
  await portal.open('/SUP-1001/inbound-orders');
  for (const id of ids) await rowCheckbox(page, id).click();
  await action(page, 'Resubmit').click();
  const dialog = page.getByRole('dialog', { name: 'Resubmit 2 orders?' });
  await expect(dialog).toContainText('The orders will be sent to the warehouse again without changes.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(selectionBar(page)).toContainText('2 orders resubmitted');
  for (const id of ids) expect((await storedOrder(dana(sandbox), 'inbound', id)).status).toBe('RESUBMITTED');
});

test('orders are canceled with one reason; orders that cannot be canceled are listed before and stay selected', async ({
  page,
  portal,
  sandbox,
}) => {
  const open = [
    await openOrder(sandbox, 'inbound', poNumber(1)),
    await openOrder(sandbox, 'inbound', poNumber(2)),
  ];
  const sent = await submitOrder(dana(sandbox), 'inbound');
  await portal.open('/SUP-1001/inbound-orders');
  for (const id of [...open, sent]) await rowCheckbox(page, id).click();
  await action(page, 'Cancel orders').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${sent}The order is Submitted and can't be canceled.`,
  ]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice');
  await test.step('an order whose status has changed is told by record', async () => {
    sandbox.control.moveOrder(open[1] ?? '', { to: 'IN_RECEIVING' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const progress = page.getByRole('dialog', { name: 'Cancel orders' });
    await expect(progress.getByRole('status')).toHaveText('1 of 2 records done · 1 failed');
    await expect(progress.getByRole('listitem').first()).toHaveText(
      `${open[1]}FailedThe order is In-Receiving and can't be canceled.`,
    );
    await progress.getByRole('button', { name: 'Close' }).last().click();
  });
  await expect(selectionBar(page)).toContainText('1 order canceled');
  await expect(selectionBar(page)).toContainText('2 selected');
  const { status, statusHistory } = await storedOrder(dana(sandbox), 'inbound', open[0] ?? '');
  expect([status, statusHistory.at(-1)?.reason]).toEqual(['CANCELED_BY_USER', 'Ordered twice']);
});

test('a run stops when the server goes into maintenance', async ({ page, portal, sandbox, problems }) => {
  for (let count = 0; count < 6; count += 1) await openOrder(sandbox, 'inbound', poNumber(count));
  await portal.open('/SUP-1001/inbound-orders?filter=status%3AOPEN%3B');
  await pageCheckbox(page).click();
  await action(page, 'Cancel orders').click();
  const body = { errorMessage: 'Closed for maintenance.', errorCode: 'MAINTENANCE', traceId: 'x' };
  sandbox.control.addFault({
    kind: 'status',
    status: 503,
    operationId: 'cancelInboundOrder',
    times: 'always',
    body,
  });
  problems.tolerateConsole(/status of 503/);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel orders' });
  await expect(dialog.getByRole('status')).toHaveText(/failed · \d+ not started/);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Not started' })).not.toHaveCount(0);
});

test('the bills of lading of several orders are downloaded as one file', async ({
  page,
  portal,
  sandbox,
}) => {
  const ids = [
    await openOrder(sandbox, 'outbound', poNumber(1)),
    await openOrder(sandbox, 'outbound', poNumber(2)),
  ];
  for (const id of ids) sandbox.control.moveOrder(id, { to: 'PICKING' });
  await portal.open('/SUP-1001/outbound-orders');
  for (const id of ids) await rowCheckbox(page, id).click();
  await action(page, 'Bills of lading').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('SUP-1001_bills-of-lading.zip');
  const zip = await readFile(await download.path(), 'latin1');
  const names = new Set(zip.match(/BOL_[\w-]+\.pdf/g));
  expect([...names].toSorted()).toEqual(ids.map((id) => `BOL_${id}.pdf`).toSorted());
  await expect(selectionBar(page)).toContainText('2 bills of lading downloaded');
  await expect(selectionBar(page)).toContainText('2 selected');
});

test('the Failed filter shows the reason of each order, and late orders have a badge', async ({
  page,
  portal,
  sandbox,
}) => {
  const failed = await submitOrder(dana(sandbox), 'inbound');
  sandbox.control.moveOrder(failed, { to: 'FAILED' });
  await portal.open('/SUP-1001/inbound-orders?filter=status%3AFAILED%3B');
  await expect(page.getByRole('columnheader', { name: 'Failure reason' })).toBeVisible();
  const reason = page.getByRole('row').filter({ hasText: failed }).getByRole('cell').nth(2);
  await expect(reason).toHaveText(/\w{3}/);

  await test.step('a later failure replaces the reason when the list loads again', async () => {
    sandbox.control.advance(1_000);
    const { details } = await storedOrder(dana(sandbox), 'inbound', failed);
    const lineItems = [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0 }];
    const path = `${ordersPath('inbound')}/${failed}`;
    await dana(sandbox).send('PUT', path, { details, palletsQuantity: 1, lineItems });
    const failure = { code: 'WMS_REJECTED', message: 'No dock is free', validationErrors: [] };
    sandbox.control.moveOrder(failed, { to: 'FAILED', failure });
    await page.getByRole('columnheader').getByRole('button').first().click();
    await expect(reason).toHaveText('No dock is free');
  });

  await page.clock.setFixedTime(now);
  await portal.open(
    '/SUP-1001/outbound-orders?orderBy=requestedShipDate&order=ASC&filter=status%3AOPEN%2CPICKING%3B',
  );
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Failure reason' })).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Late' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Late' })).toBeVisible();
  const late = page.getByRole('cell', { name: 'Late', exact: true });
  await expect(late.first()).toBeVisible();
});
