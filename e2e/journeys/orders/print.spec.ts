import { dana, openOrder, ordersPath, submitOrder } from '../../fixtures/orders.ts';
import { pickPrintOption, printPages, recordPrints } from '../../fixtures/paper.ts';
import { action, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { accountButton } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const letter = [612, 792];
const a4 = [595, 842];
const label = [288, 432];

test('an inbound order is previewed and printed on Letter and A4 paper, black on white in the dark theme', async ({
  page,
  portal,
  sandbox,
}) => {
  const printed = await recordPrints(page);
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Print ${orderId}` });
  const preview = dialog.getByTitle(`Order ${orderId}`);
  const paper = preview.contentFrame();
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText(orderId);
  await expect(paper.getByRole('main')).toContainText('Ship toCranbury Beverage Center12 Half Acre Rd');
  await expect(paper.getByRole('row')).toHaveText(['#ItemQuantity', /^1HF-1001.*4 cases$/]);
  await expect(paper.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(paper.locator('.sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(paper.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await printPages(page, preview)).toEqual({ pages: 1, size: letter });
  await pickPrintOption(page, 'Paper', 'A4');
  await expect.poll(() => printPages(page, preview)).toEqual({ pages: 1, size: a4 });
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(await printed()).toEqual([`Order ${orderId}`]);
  await test.step('Escape in the preview closes the dialog and returns focus', async () => {
    await paper.getByRole('main').focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  });
});

test('pallet and case labels have an SSCC, one label per 4 × 6 in page or four per A4 sheet', async ({
  page,
  portal,
  sandbox,
}) => {
  const printed = await recordPrints(page);
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await pickPrintOption(page, 'Document', 'Pallet labels');
  const pallets = dialog.getByTitle(`Pallet labels ${orderId}`);
  await expect(pallets.contentFrame().getByRole('img', { name: /^\(00\) 00614141\d{10}$/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Number of labels' }).fill('5');
  await expect(dialog.getByText('5 labels, 5 sheets')).toBeVisible();
  expect(await printPages(page, pallets)).toEqual({ pages: 5, size: label });
  await pickPrintOption(page, 'Paper', /^A4/);
  await expect(dialog.getByText('5 labels, 2 sheets')).toBeVisible();
  expect(await printPages(page, pallets)).toEqual({ pages: 2, size: a4 });

  await pickPrintOption(page, 'Document', 'Case labels');
  const cases = dialog.getByTitle(`Case labels ${orderId}`);
  await expect(dialog.getByText('4 labels, 1 sheet', { exact: true })).toBeVisible();
  await expect(cases.contentFrame().getByText(/^Case \d of 4$/)).toHaveText([
    'Case 1 of 4',
    'Case 2 of 4',
    'Case 3 of 4',
    'Case 4 of 4',
  ]);
  await expect(cases.contentFrame().getByRole('img', { name: '(01) 10411000010000' })).toHaveCount(4);
  await test.step('the number of labels has bounds, and without a number there is no preview', async () => {
    const count = dialog.getByRole('textbox', { name: 'Number of labels' });
    await count.fill('9');
    await expect(count).toHaveAccessibleDescription('Enter 1 to 4');
    await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
    await count.fill('');
    await expect(dialog).toContainText('Enter the number of labels to see the preview.');
    await count.fill('2');
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(await printed()).toEqual([`Case labels ${orderId}`]);
  });
});

test('labels have the language of the user and the date format of this language', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Language and time zone' }).click();
  await page.getByRole('dialog').getByLabel('Language', { exact: true }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  await pickPrintOption(page, 'Dokument', 'Palettenetiketten');
  const paper = page.getByRole('dialog').getByTitle(`Palettenetiketten ${orderId}`).contentFrame();
  await expect(paper.locator('html')).toHaveAttribute('lang', 'de');
  await expect(paper.getByText('Palette 1 von 1')).toBeVisible();
  await expect(paper.getByRole('main')).toContainText('Erwartete Ankunft24.11.2026');
});

test('labels of a supplier without a company prefix have the order number as code', async ({
  page,
  portal,
  sandbox,
}) => {
  const sessions = await sandbox
    .getSession('root@portal.example')
    .fetch('/api/v1/suppliers/SUP-1002/inbound-orders?limit=1&offset=0');
  const { data } = (await sessions.json()) as { data: [{ orderId: string }] };
  const { orderId } = data[0];
  await portal.open(`/SUP-1002/inbound-orders/details/${orderId}`, { as: 'root@portal.example' });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await pickPrintOption(page, 'Document', 'Pallet labels');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The supplier has no GS1 company prefix.');
  const paper = dialog.getByTitle(`Pallet labels ${orderId}`).contentFrame();
  await expect(paper.getByRole('img').first()).toHaveAccessibleName(`${orderId}/P1`);
});

test('a preview whose barcode library fails to load shows an error and can be tried again', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/Failed to load|ERR_FAILED/);
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await page.route(/\/barcode-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await pickPrintOption(page, 'Document', 'Pallet labels');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText("The barcodes couldn't be loaded.");
  await page.unroute(/\/barcode-[^/]*\.js$/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('1 label, 1 sheet')).toBeVisible();
});

test('a long order breaks between rows and repeats the head of the table on each page', async ({
  page,
  portal,
  sandbox,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    lineItemNumber: index + 1,
    item: { sku: 'HF-1001' },
    casesQuantity: index + 1,
    bottlesQuantity: 0,
    lotNumber: `LOT-${index + 1}`,
  }));
  const details = {
    warehouseId: 'WH-NJ-01',
    poNumber: 'PO-LONG-PAPER',
    orderDate: '2026-11-21',
    expectedArrivalDate: '2026-11-24',
    shippingType: 'LTL',
    scac: 'ODFL',
    bondedFlag: '0',
  };
  const response = await dana(sandbox).send('POST', ordersPath('inbound'), {
    details,
    lineItems: lines,
    palletsQuantity: 4,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const { orderId } = (await response.json()) as { orderId: string };
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const preview = page.getByRole('dialog').getByTitle(`Order ${orderId}`);
  await expect(preview.contentFrame().getByRole('row')).toHaveCount(61);
  await expect(preview.contentFrame().locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(preview.contentFrame().locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  const { pages } = await printPages(page, preview);
  expect(pages).toBeGreaterThan(2);
});

test('the bill of lading of an outbound order is previewed', { tag: '@pdf-viewer' }, async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'outbound');
  sandbox.control.moveOrder(orderId, { to: 'PICKING' });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await pickPrintOption(page, 'Document', 'Bill of lading');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTitle('Bill of lading')).toBeVisible();
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('blob:')).length)
    .toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('the bills of lading of selected orders open in a preview one after another, and the dialog names an order whose bill fails', {
  tag: '@pdf-viewer',
}, async ({ page, portal, problems, sandbox }) => {
  problems.tolerateConsole(/status of 409/);
  const ids = [
    await openOrder(sandbox, 'outbound', { poNumber: 'HL-PAPER-1' }),
    await openOrder(sandbox, 'outbound', { poNumber: 'HL-PAPER-2' }),
  ];
  for (const id of ids) sandbox.control.moveOrder(id, { to: 'PICKING' });
  await portal.open('/SUP-1001/outbound-orders');
  for (const id of ids) await rowCheckbox(page, id).click();
  const refused = `**/exports/outbound-orders/bol/${ids[1]}`;
  await page.route(refused, (route) =>
    route.fulfill({
      status: 409,
      json: {
        errorMessage: 'The order has no bill of lading.',
        errorCode: 'BOL_NOT_AVAILABLE',
        traceId: 'x',
      },
    }),
  );
  await action(page, 'Print bills of lading').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const run = page.getByRole('dialog', { name: 'Print bills of lading' });
  await expect(run.getByRole('status')).toHaveText('1 of 2 records done · 1 failed');
  await expect(run.getByRole('listitem').first()).toHaveText(
    `${ids[1]}FailedThe order has no bill of lading.Reference: x`,
  );
  await page.unroute(refused);
  await run.getByRole('button', { name: 'Retry failed records' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print 2 bills of lading' });
  await expect(dialog.getByTitle(/^BOL_/)).toBeVisible();
  const shown = [await dialog.getByRole('status').textContent()];
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^2 of 2: /);
  shown.push(await dialog.getByRole('status').textContent());
  expect(shown.map((text) => text?.slice('1 of 2: '.length)).toSorted()).toEqual(ids.toSorted());
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(selectionBar(page)).toContainText('2 bills of lading ready to print');
  await expect(selectionBar(page)).toContainText('2 selected');
});
