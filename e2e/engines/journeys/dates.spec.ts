import { button, dialog, text, textbox } from '../screen/target.ts';
import { test } from '../test.ts';

const shipDate = textbox('Requested ship date');
const deliveryDate = textbox('Requested delivery date');
const calendarButton = button('Calendar Requested ship date');
const calendar = dialog('Requested ship date');

test('dates are typed, and chosen in the calendar by keyboard @smoke', async ({ portal }) => {
  await portal.open('/SUP-1001/outbound-orders/create');
  await portal.expectValue(deliveryDate, '');
  await portal.click(deliveryDate);
  await portal.type('2/30/2099');
  await portal.press('Tab');
  await portal.expectShown(text(/^Enter a date as mm\/dd\/yyyy/));
  await portal.expectValue(deliveryDate, '2/30/2099');
  await portal.fill(deliveryDate, '12/8/2099');
  await portal.fill(shipDate, '2099-11-30');
  await portal.expectValue(deliveryDate, '12/08/2099');
  await portal.expectHidden(text(/^Enter a date as mm\/dd\/yyyy/));
  await portal.press('Tab');
  await portal.expectValue(shipDate, '11/30/2099');
  await portal.expectFocus(calendarButton);
  await portal.press('Enter');
  await portal.expectFocus(button('Monday, November 30, 2099', calendar));
  await portal.press('PageDown');
  await portal.expectFocus(button('Wednesday, December 30, 2099', calendar));
  await portal.press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await portal.expectFocus(button('Saturday, December 5, 2099, Weekend', calendar));
  await portal.press('Enter');
  await portal.expectHidden(calendar);
  await portal.expectFocus(calendarButton);
  await portal.expectValue(shipDate, '12/05/2099');
  await portal.press('Enter');
  await portal.expectFocus(button('Saturday, December 5, 2099, Weekend', calendar));
  await portal.press('Escape');
  await portal.expectHidden(calendar);
  await portal.expectValue(shipDate, '12/05/2099');
});
