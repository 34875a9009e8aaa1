import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';

test('a form and its values stay when the code of the bell and of the sign-in dialog fails to load, and the code loads later', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const failed = new Set<string>();
  const isBlocked = /\/assets\/(notifications|sign-in-again)-[^/]+\.js$/;
  problems.tolerateConsole(/net::ERR_FAILED \/assets\/(notifications|sign-in-again)-/);
  await page.route(isBlocked, (route) => {
    failed.add(isBlocked.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await portal.open(form, { as: demoUsers.superAdmin });
  await fillItemForm(page);
  await expect.poll(() => [...failed]).toEqual(['notifications']);
  await sandbox.expire(demoUsers.superAdmin);
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect.poll(() => [...failed]).toEqual(['notifications', 'sign-in-again']);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');

  await page.unroute(isBlocked);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  await portal.signIn(demoUsers.superAdmin);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});
