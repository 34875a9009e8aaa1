import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { button, checkbox, heading, menuitem, rowheader, textbox } from '../screen/target.ts';
import { expect, test } from '../test.ts';

test('sign in by password, list, sign out @smoke', async ({ browserSession, sandbox }) => {
  const screen = await browserSession.newTab();
  await screen.open('/SUP-1001/items');
  await screen.expectAddress(/^\/login\?to=/);
  await screen.click(button('Sign in'));
  await screen.expectFocus(textbox('Email'));
  await screen.fill(textbox('Email'), demoUsers.supplierAdmin);
  await screen.press('Tab');
  await screen.expectFocus(textbox('Password'));
  await screen.type(DEMO_PASSWORD);
  await screen.click(checkbox('Remember me'));
  await screen.press('Enter');
  await screen.expectShown({ ...rowheader('HF-1001') });
  await screen.expectAddress('/SUP-1001/items');
  await screen.click(button(/^Account menu for/));
  await screen.click(menuitem('Logout'));
  await screen.expectShown(heading('Sign in'));
  expect(sandbox.statuses('logout')).toEqual([200]);
});
