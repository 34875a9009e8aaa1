import { DEMO_PASSWORD, oidcSignInPage } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { button, heading, rowheader, textbox } from '../screen/target.ts';
import { test } from '../test.ts';

test.use({ identity: 'oidc' });

test('sign in through OpenID Connect leads to the requested address @smoke', async ({ browserSession }) => {
  // The provider's pages have no icon.
  browserSession.tolerate(/favicon\.ico/);
  const portal = await browserSession.newTab();
  await portal.open('/SUP-1001/items?searchInput=fen');
  await portal.click(button('Continue to sign in'));
  await portal.expectShown(heading(oidcSignInPage.heading));
  await portal.fill(textbox(oidcSignInPage.email), demoUsers.supplierAdmin);
  await portal.fill(textbox(oidcSignInPage.password), DEMO_PASSWORD);
  await portal.press('Enter');
  await portal.expectCount(rowheader(), 3);
  await portal.expectAddress('/SUP-1001/items?searchInput=fen');
  await portal.reload();
  await portal.expectCount(rowheader(), 3);
});
