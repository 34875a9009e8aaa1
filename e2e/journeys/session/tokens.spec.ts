import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const accessToken = '/api/v2/auth/accessToken';

test('a 401 on a user call renews the identity token and repeats the call once', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 401, operationId: 'getAuthUser' });
  problems.expectStatus(401, '/api/v2/auth/user');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect.poll(() => world.statuses('getAuthUser')).toEqual([401, 200]);
  expect(world.statuses('getJwt')).toEqual([200]);
  expect(world.calls('getAccessToken')).toEqual([]);
  const tokens = world.calls('getAuthUser').map(({ headers }) => headers.authorization);
  expect(new Set(tokens).size).toBe(2);
  const kept = await page.evaluate(() => localStorage.getItem('id_token'));
  expect(kept).not.toBe(world.person(people.supplierAdmin).identityToken);
});

test('a 401 on a supplier call renews the access token and keeps the identity token', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  world.expireAccessTokens();
  world.control.clearJournal();
  problems.expectStatus(401, items);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => world.statuses('listItems')).toEqual([401, 200]);
  expect(world.statuses('getAccessToken')).toEqual([200]);
  expect(world.calls('getJwt')).toEqual([]);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('two expired tokens are both renewed while the provider’s session lasts', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  world.control.advance(43_200_000);
  world.control.clearJournal();
  problems.expectStatus(401, items);
  problems.expectStatus(401, accessToken);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect.poll(() => world.statuses('listItems')).toEqual([401, 200]);
  expect(world.statuses('getAccessToken')).toEqual([401, 200]);
  expect(world.statuses('getJwt')).toEqual([200]);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('a second 401 after a renewal is not repeated and ends the session', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  world.control.addFault({ kind: 'status', status: 401, operationId: 'listItems', times: 'always' });
  world.control.clearJournal();
  problems.expectStatus(401, items, 2);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page).toHaveURL(/\/login\?to=/);
  expect(world.statuses('listItems')).toEqual([401, 401]);
  expect(world.statuses('getAccessToken')).toEqual([200]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('a failed renewal shows one error without a sign-out, and Try again recovers', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 401, operationId: 'listItems' });
  world.control.addFault({ kind: 'status', status: 503, operationId: 'getAccessToken' });
  problems.expectStatus(401, items);
  problems.expectStatus(503, accessToken);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toHaveCount(1);
  expect(world.statuses('getAccessToken')).toEqual([503]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('the access token is renewed every 240 s until the user signs out', async ({ page, portal, world }) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(world.calls('getAccessToken')).toEqual([]);
  for (const renewals of [1, 2]) {
    // The load of the page shifts the renewal by up to some seconds.
    await page.clock.fastForward(200_000);
    expect(world.statuses('getAccessToken')).toEqual(Array(renewals - 1).fill(200));
    await page.clock.fastForward(40_000);
    await expect.poll(() => world.statuses('getAccessToken')).toEqual(Array(renewals).fill(200));
  }
  expect(world.calls('getJwt')).toEqual([]);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  world.control.clearJournal();
  await page.clock.fastForward(1_000_000);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(world.calls('getAccessToken')).toEqual([]);
});
