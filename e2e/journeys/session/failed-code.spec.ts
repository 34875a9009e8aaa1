import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';

test('a form and its values stay when the code of the sign-in dialog fails to load, and the code loads later', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const signInCode = /\/assets\/sign-in-again-[^/]+\.js$/;
  let failures = 0;
  problems.tolerateConsole(/net::ERR_FAILED \/assets\/sign-in-again-/);
  await page.route(signInCode, (route) => {
    failures += 1;
    return route.abort();
  });
  await portal.open(form, { as: demoUsers.superAdmin });
  await fillItemForm(page);
  await sandbox.expire(demoUsers.superAdmin);
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await addButton(page).click();
  await confirmButton(page).click();
  // The first failure can be that of the preload.
  await expect.poll(() => failures).toBeGreaterThan(1);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');

  await page.unroute(signInCode);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  await portal.signIn(demoUsers.superAdmin);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
});
