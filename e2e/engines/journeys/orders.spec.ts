import { dana, ordersWithPo, submitOrder } from '../../fixtures/orders.ts';
import { alertdialog, button, combobox, dialog, first, frame, option, textbox } from '../screen/target.ts';
import { expect, test } from '../test.ts';

const next = button(/^(Continue to items|Review|Submit order)$/);

test('an inbound order is created by keyboard @smoke', async ({ portal, sandbox }) => {
  await portal.open('/SUP-1001/inbound-orders/create');
  await portal.click(textbox('PO number'));
  await portal.type('PO-KEYS');
  await portal.press('Enter');
  await portal.expectFocus(combobox('Warehouse'));
  await portal.press('Enter');
  await portal.expectShown(option(/Cranbury/));
  await portal.type('Cran');
  await portal.press('Enter');
  await portal.expectText(combobox('Warehouse'), /Cranbury/);
  await portal.press('Tab');
  await portal.expectFocus(textbox('PO number'));
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await portal.describeFocus()).includes('"Shipping type"')) break;
    await portal.press('Tab');
  }
  await portal.expectFocus(combobox('Shipping type'));
  await portal.press('Enter');
  await portal.expectShown(option('Parcel'));
  await portal.type('Parcel');
  await portal.press('Enter');
  await portal.click(next);
  await portal.expectFocus(combobox('Add an item'));
  await portal.type('HF-1001');
  await portal.expectShown(option(/^HF-1001/));
  await portal.press('Enter');
  await portal.expectFocus(textbox('Cases, HF-1001'));
  await portal.type('40');
  await portal.press('Enter');
  await portal.expectFocus(combobox('Add an item'));
  await portal.fill(textbox('Pallets'), '1');
  await portal.click(next);
  await portal.click(button('Submit order'));
  await portal.click(button('Confirm', alertdialog()));
  await portal.expectAddress('/SUP-1001/inbound-orders');
  const [order] = await ordersWithPo(dana(sandbox), 'inbound', 'PO-KEYS');
  expect(order).toMatchObject({ status: 'SUBMITTED', palletsQuantity: 1 });
});

test('a bill of lading is downloaded and previewed', async ({ portal, sandbox }) => {
  const orderId = await submitOrder(dana(sandbox), 'outbound');
  for (const to of ['OPEN', 'PICKING'] as const) sandbox.control.moveOrder(orderId, { to });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await portal.click(button('Bill of lading'));
  await expect.poll(() => sandbox.statuses('getBillOfLading')).toEqual([200]);
  await portal.click(button('View Bill of lading'));
  const preview = dialog('Bill of lading');
  await portal.expectShown(frame(new RegExp(`^BOL_${orderId}`)));
  await portal.press('Escape');
  await portal.expectHidden(preview);
  await portal.expectFocus(button('View Bill of lading'));
});

test('an order and its pallet labels are previewed and printed', async ({ portal, sandbox }) => {
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await portal.click(button('Print'));
  const print = dialog(`Print ${orderId}`);
  await portal.expectShown(frame(new RegExp(`^Order ${orderId}`)));
  await portal.click(combobox('Document', print));
  await portal.click(option('Pallet labels'));
  const labels = `document.querySelector('iframe[title^="Pallet labels"]')`;
  await expect
    .poll(() => portal.evaluate(`${labels}?.contentDocument?.body.textContent ?? ''`))
    .toContain('PO-JOURNEY');
  await portal.evaluate(`void (${labels}.contentWindow.print = () => (window.printed = document.title))`);
  await portal.click(first(button('Print', print)));
  await expect.poll(() => portal.evaluate('window.printed ?? null')).not.toBeNull();
});
