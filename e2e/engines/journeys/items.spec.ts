import { demoUsers } from '../../fixtures/demo-users.ts';
import { changeItem, storedItem, storedSkus } from '../../fixtures/items.ts';
import {
  alertdialog,
  button,
  checkbox,
  combobox,
  dialog,
  first,
  heading,
  link,
  option,
  rowheader,
  searchbox,
  type Target,
  text,
  textbox,
} from '../screen/target.ts';
import { expect, test } from '../test.ts';

const search = searchbox('Search items');
const group = (name: string): Target => ({ role: 'group', name });
const confirm = button('Confirm', alertdialog());

test('search, order and rows per page are in the address and survive a reload @smoke', async ({ portal }) => {
  await portal.expectCount(rowheader(), 8);
  await portal.fill(search, 'fen');
  await portal.expectAddress('/SUP-1001/items?searchInput=fen');
  await portal.expectCount(rowheader(), 3);
  await portal.click(button('Description'));
  await portal.expectAddress(/orderBy=description/);
  await portal.reload();
  await portal.expectValue(search, 'fen');
  await portal.expectCount(rowheader(), 3);
  await portal.fill(search, '');
  await portal.expectCount(rowheader(), 8);
  await portal.click(first(link('HF-1001')));
  await portal.expectAddress(/^\/SUP-1001\/items\/details\/ITM-1001/);
  await portal.back();
  await portal.expectCount(rowheader(), 8);
});

test('a new item shows its errors, keeps the typed text and is added @smoke', async ({ portal, sandbox }) => {
  await portal.click(link('Add New Item'));
  await portal.click(button('Add'));
  await portal.expectFocus(textbox('Supplier Item ID'));
  await portal.expectCount(text('Required Field'), 8);
  await portal.type('HF-2001');
  await portal.fill(textbox('Brand'), 'Fen Block');
  await portal.fill(textbox('Description'), 'Fen Block Gamay 2024');
  await portal.click(combobox('Type'));
  await portal.click(option('16% Alcohol or Less'));
  await portal.fill(textbox('Alcohol by volume (%)'), '12.5');
  await portal.fill(textbox('Size'), '750');
  await portal.fill(textbox('Bottles per case'), '12');
  await portal.click(checkbox(/Cranbury Beverage Center/));
  await portal.expectCount(text('Required Field'), 0);
  await portal.click(button('Add'));
  await portal.click(confirm);
  await portal.expectAddress('/SUP-1001/items');
  await portal.expectShown(rowheader('HF-2001'));
  expect(await storedSkus(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001')).toContain('HF-2001');
});

test('a concurrent edit of an item is compared, and the values of this user are saved', async ({
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items/edit/ITM-1002');
  await portal.expectValue(textbox('Description'), 'Fen Block Chardonnay 2023');
  await changeItem(sandbox.getSession(demoUsers.internalAdmin), 'ITM-1002', { brand: 'Their brand' });
  await portal.fill(textbox('Brand'), 'Mine');
  await portal.click(button('Save'));
  await portal.click(confirm);
  const conflict = group('Someone else changed this since you opened it.');
  await portal.expectFocus(conflict);
  await portal.expectValue(textbox('Brand'), 'Mine');
  await portal.click(button('Keep mine', conflict));
  await portal.click(button('Save'));
  await portal.click(confirm);
  await portal.expectAddress(/^\/SUP-1001\/items(\/details\/ITM-1002)?$/);
  expect(await storedItem(sandbox.getSession(demoUsers.supplierAdmin), 'ITM-1002')).toMatchObject({
    brand: 'Mine',
  });
});

test('Back and Forward from an unsaved form ask first @smoke', async ({ portal }) => {
  const question = alertdialog('Are you sure?');
  await portal.click(link('Customers'));
  await portal.expectShown(heading('Customers'));
  await portal.click(link('Items'));
  await portal.click(link('Add New Item'));
  await portal.fill(textbox('Brand'), 'Fen Block');
  await portal.back();
  await portal.click(button('Cancel', question));
  await portal.expectHidden(question);
  await portal.expectAddress('/SUP-1001/items/create');
  await portal.expectValue(textbox('Brand'), 'Fen Block');
  await portal.back();
  await portal.click(button('Confirm', question));
  await portal.expectAddress('/SUP-1001/items');
  await portal.forward();
  await portal.expectAddress('/SUP-1001/items/create');
  await portal.fill(textbox('Brand'), 'Fen Block again');
  await portal.click(link('Customers'));
  await portal.click(button('Confirm', question));
  await portal.expectShown(heading('Customers'));
});

test('switching the supplier from an unsaved form asks first, then shows the other supplier', async ({
  browserSession,
}) => {
  const portal = await browserSession.openAs(demoUsers.superAdmin, '/SUP-1001/items/create');
  await portal.fill(textbox('Brand'), 'Fen Block');
  await portal.click(button(/Switch supplier$/));
  await portal.type('Tesselle');
  await portal.click(option(/^Maison Tesselle/));
  await portal.click(button('Confirm', alertdialog('Are you sure?')));
  await portal.expectShown(button(/^Maison Tesselle.*Switch supplier$/));
  await portal.expectAddress(/^\/SUP-1003\//);
});

test('selects open, select and close by keyboard', async ({ portal }) => {
  await portal.open('/SUP-1001/items/create');
  await portal.click(textbox('Description'));
  await portal.expectFocus(textbox('Description'));
  await portal.press('Tab');
  await portal.expectFocus(combobox('Type'));
  await portal.press('Enter');
  await portal.expectShown(option('Beer'));
  await portal.type('Bee');
  await portal.press('Enter');
  await portal.expectText(combobox('Type'), /Beer/);
  await portal.expectFocus(combobox('Type'));
  await portal.press('Enter');
  await portal.press('Escape');
  await portal.expectHidden(option('Beer'));
  await portal.expectFocus(combobox('Type'));
  await portal.expectHidden(dialog());
});
