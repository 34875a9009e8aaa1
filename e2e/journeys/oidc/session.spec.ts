import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { continueButton, providerHeading, signInAtProvider, signInFrom, test } from '../../fixtures/oidc.ts';
import { leaveDialog, sections, supplierSections } from '../../fixtures/shell.ts';
import { holdRequestsUntil, openTabs } from '../../fixtures/tabs.ts';
import { expect } from '../../fixtures/test.ts';

const list = '/SUP-1001/items';

test.beforeEach(({ problems }) => problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/));

test('a reload keeps an OpenID Connect session without a request to the provider', async ({
  page,
  sandbox,
}) => {
  await signInFrom(page, list);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const before = sandbox.oidc.tokenRequests().length;
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(sections(page)).toHaveText(supplierSections);
  expect(sandbox.oidc.tokenRequests()).toHaveLength(before);
});

test('a refused identity token is renewed by a refresh grant, and the call is repeated once', async ({
  page,
  problems,
  sandbox,
}) => {
  await signInFrom(page, list);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getAuthUser' });
  problems.expectStatus(401, '/api/v2/auth/user');
  sandbox.control.clearJournal();
  const before = sandbox.oidc.tokenRequests().length;
  await page.reload();
  await expect.poll(() => sandbox.statuses('getAuthUser')).toEqual([401, 200]);
  const renewals = sandbox.oidc.tokenRequests().slice(before);
  expect(renewals.map(({ grantType, error }) => [grantType, error])).toEqual([['refresh_token', null]]);
  const tokens = sandbox.calls('getAuthUser').map(({ headers }) => headers.authorization);
  expect(new Set(tokens).size).toBe(2);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('tabs with a refused identity token use each refresh token once', async ({
  page,
  problems,
  sandbox,
  context,
}) => {
  await signInFrom(page, list);
  const [other] = await openTabs(context, 1, list);
  if (!other) throw new Error('e2e: no tab was opened');
  const tabs = [page, other];
  for (const tab of tabs) await expect(tab.getByRole('rowheader')).toHaveCount(8);
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  if (token === null) throw new Error('e2e: no user is signed in');
  sandbox.control.addFault({
    kind: 'status',
    status: 401,
    operationId: 'getAuthUser',
    token,
    times: 'always',
  });
  problems.expectStatus(401, '/api/v2/auth/user', 2);
  await holdRequestsUntil(context, '**/api/v2/auth/user', tabs.length);
  sandbox.control.clearJournal();
  await Promise.all(tabs.map((tab) => tab.reload()));
  await expect.poll(() => sandbox.statuses('getAuthUser').toSorted()).toEqual([200, 200, 401, 401]);
  expect(sandbox.oidc.tokenRequests().filter(({ error }) => error !== null)).toEqual([]);
  for (const tab of tabs) await expect(tab.getByRole('rowheader')).toHaveCount(8);
});

test('a session revoked by the OpenID Connect provider leads to the sign-in page and back to the same page', async ({
  page,
  problems,
  sandbox,
}) => {
  await signInFrom(page, `${list}?searchInput=fen`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  sandbox.oidc.revokeRefreshTokens(demoUsers.supplierAdmin);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getAuthUser', times: 'always' });
  problems.tolerateConsole(/status of 40[01]/);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page.getByRole('table')).toHaveCount(0);
  sandbox.control.clearFaults();
  await continueButton(page).click();
  await expect(page).toHaveURL(`${list}?searchInput=fen`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('a session that expires during a form leads to the provider and back, and the draft is offered', async ({
  page,
  problems,
  sandbox,
}) => {
  await signInFrom(page, `${list}/create`);
  await fillItemForm(page);
  sandbox.oidc.revokeRefreshTokens(demoUsers.supplierAdmin);
  sandbox.oidc.endSession(demoUsers.supplierAdmin);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'createItem', times: 1 });
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getAccessToken', times: 1 });
  problems.tolerateConsole(/status of 40[01]/);
  await addButton(page).click();
  await confirmButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog).toBeVisible();
  const shared = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(shared).not.toMatch(new RegExp(`HF-2001|${demoUsers.supplierAdmin}`));
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoUsers.supplierAdmin);
  await signInAtProvider(page);
  await expect(page).toHaveURL(`${list}/create`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  await expect(leaveDialog(page)).toHaveCount(0);
});

test('signing out ends the OpenID Connect provider’s session and returns to the sign-in page', async ({
  page,
  portal,
}) => {
  await signInFrom(page, list);
  const revoked = page.waitForResponse((response) => response.url().endsWith('/revocation'));
  await portal.signOut();
  expect((await revoked).status()).toBe(200);
  await expect(page).toHaveURL('/login');
  await expect(continueButton(page)).toBeVisible();
  expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([{}, {}]);
  // The provider requires the password again.
  await continueButton(page).click();
  await expect(providerHeading(page)).toBeVisible();
});

test('the next user after a sign-out starts on the start page', async ({ page, portal }) => {
  await signInFrom(page, list);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await continueButton(page).click();
  await signInAtProvider(page, demoUsers.viewer);
  await expect(page).toHaveURL('/SUP-1004/dashboard');
});

test('signing out works while the OpenID Connect provider is down', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await signInFrom(page, list);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.oidc.interrupt('reset');
  problems.tolerateConsole(/^Failed to load resource: |CORS policy/);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await expect(continueButton(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('signing out in one tab removes protected content from the others', async ({
  page,
  portal,
  context,
}) => {
  await signInFrom(page, list);
  const [other] = await openTabs(context, 1, list);
  if (!other) throw new Error('e2e: no tab was opened');
  await expect(other.getByRole('rowheader')).toHaveCount(8);
  await portal.signOut();
  await expect(continueButton(other)).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('no cookie and no address contains an OpenID Connect token, and the policy allows only the provider’s origin', async ({
  page,
  context,
  request,
  sandbox,
}) => {
  const addresses: string[] = [];
  context.on('request', (sent) => addresses.push(sent.url()));
  await signInFrom(page, list);
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  expect(token).toMatch(/^ey/);
  expect(addresses.filter((address) => address.includes(String(token)))).toEqual([]);
  const own = (await context.cookies(sandbox.origin)).filter(({ name }) => !name.startsWith('oidc_'));
  expect(own).toEqual([]);
  const policy = (await request.get('/login', { headers: { accept: 'text/html' } })).headers()[
    'content-security-policy'
  ];
  expect(policy).toContain(`connect-src 'self' ${sandbox.oidc.origin};`);
});
