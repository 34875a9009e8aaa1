import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';

test('a session that expires on a list leads to the sign-in page and back to the same list', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await sandbox.expire(demoUsers.supplierAdmin);
  problems.expectStatus(401, items);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(['permissions']);

  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=size&searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the next user after an expired session sees nothing of the previous one', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await sandbox.expire(demoUsers.superAdmin);
  problems.expectStatus(401, items);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  sandbox.control.clearJournal();
  await portal.signIn(demoUsers.viewer);
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(page.getByRole('banner')).toContainText('Bramblehook Brewing');
  await expect(page.getByRole('button', { name: /Switch supplier/ })).toHaveCount(0);
  expect(sandbox.control.journal().filter(({ user }) => user === demoUsers.superAdmin)).toEqual([]);
});

test('a session that ended in the background is detected when the page becomes visible', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await sandbox.expire(demoUsers.supplierAdmin);
  // Besides the renewal, checks for notifications may be refused.
  problems.tolerateConsole(/status of 401/);
  await page.clock.fastForward(240_000);
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page).toHaveURL('/login?to=%2FSUP-1001%2Fitems');
});
