import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const accessToken = '/api/v2/auth/accessToken';

test('a 401 on a user call renews the identity token and repeats the call once', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getAuthUser' });
  problems.expectStatus(401, '/api/v2/auth/user');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect.poll(() => sandbox.statuses('getAuthUser')).toEqual([401, 200]);
  expect(sandbox.statuses('getJwt')).toEqual([200]);
  expect(sandbox.calls('getAccessToken')).toEqual([]);
  const tokens = sandbox.calls('getAuthUser').map(({ headers }) => headers.authorization);
  expect(new Set(tokens).size).toBe(2);
  const kept = await page.evaluate(() => localStorage.getItem('id_token'));
  expect(kept).not.toBe(sandbox.getSession(demoUsers.supplierAdmin).identityToken);
});

test('a 401 on a supplier call renews the access token and keeps the identity token', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.expireAccessTokens();
  sandbox.control.clearJournal();
  problems.expectStatus(401, items);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => sandbox.statuses('listItems')).toEqual([401, 200]);
  expect(sandbox.statuses('getAccessToken')).toEqual([200]);
  expect(sandbox.calls('getJwt')).toEqual([]);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('two expired tokens are both renewed while the provider’s session lasts', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.advance(43_200_000);
  sandbox.control.clearJournal();
  problems.expectStatus(401, items);
  problems.expectStatus(401, accessToken);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect.poll(() => sandbox.statuses('listItems')).toEqual([401, 200]);
  expect(sandbox.statuses('getAccessToken')).toEqual([401, 200]);
  expect(sandbox.statuses('getJwt')).toEqual([200]);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('a call that gets a second 401 after a renewal is not retried and ends the session', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'listItems', times: 'always' });
  sandbox.control.clearJournal();
  problems.expectStatus(401, items, 2);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page).toHaveURL(/\/login\?to=/);
  expect(sandbox.statuses('listItems')).toEqual([401, 401]);
  expect(sandbox.statuses('getAccessToken')).toEqual([200]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a failed renewal shows one error without a sign-out, and Try again recovers', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'listItems' });
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getAccessToken' });
  problems.expectStatus(401, items);
  problems.expectStatus(503, accessToken);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toHaveCount(1);
  expect(sandbox.statuses('getAccessToken')).toEqual([503]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('the access token is renewed every 240 s until the user signs out', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(sandbox.calls('getAccessToken')).toEqual([]);
  const storedToken = () => page.evaluate(() => localStorage.getItem('access_token'));
  for (const renewals of [1, 2]) {
    const token = await storedToken();
    // Loading the page can shift the renewal by a few seconds.
    await page.clock.fastForward(200_000);
    expect(sandbox.statuses('getAccessToken')).toEqual(Array(renewals - 1).fill(200));
    await page.clock.fastForward(40_000);
    // The next 240 s begin when the page has stored the token.
    await expect.poll(storedToken).not.toBe(token);
    expect(sandbox.statuses('getAccessToken')).toEqual(Array(renewals).fill(200));
  }
  expect(sandbox.calls('getJwt')).toEqual([]);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  sandbox.control.clearJournal();
  await page.clock.fastForward(1_000_000);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(sandbox.calls('getAccessToken')).toEqual([]);
});
