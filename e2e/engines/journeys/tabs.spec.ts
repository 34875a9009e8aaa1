import { button, heading, menuitem, rowheader, textbox } from '../screen/target.ts';
import { expect, test } from '../test.ts';

test('a sign-out in one tab ends the session in the other tab', async ({
  browserSession,
  portal,
  sandbox,
}) => {
  await portal.expectCount(rowheader(), 8);
  const form = await browserSession.newTab();
  await form.open('/SUP-1001/items/create');
  await form.fill(textbox('Brand'), 'Fen Block');
  await portal.click(button(/^Account menu for/));
  await portal.click(menuitem('Logout'));
  await portal.expectShown(heading('Sign in'));
  await form.expectShown(heading('Sign in'));
  await form.expectAddress('/login');
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);
});

test('an expired access token is renewed once for both tabs', async ({ browserSession, portal, sandbox }) => {
  await portal.expectCount(rowheader(), 8);
  const second = await browserSession.newTab();
  await second.open('/SUP-1001/customers');
  await second.expectShown(rowheader('Bayshore Bottle Shop'));
  sandbox.expireAccessTokens();
  await portal.click({ role: 'link', name: 'Customers' });
  await portal.expectShown(rowheader('Bayshore Bottle Shop'));
  await second.click({ role: 'link', name: 'Items' });
  await second.expectCount(rowheader(), 8);
  expect(sandbox.calls('getAccessToken')).toHaveLength(1);
});
