import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { accountButton, deniedText, everySection, sections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const failed = "The portal couldn't start. Try again in a moment.";

test('a feature with its flag off is not in the navigation, and its address is denied', async ({
  page,
  portal,
  sandbox,
}) => {
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles': false });
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(sections(page)).toHaveText(everySection.filter((entry) => entry !== 'Users & Roles'));
  await page.goto('/SUP-1001/users-and-roles');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(deniedText);
});

test('a flag missing in the response is off', async ({ page, portal, sandbox }) => {
  const value = JSON.stringify({ id: 'user-roles', description: 'Users & Roles page', enabled: true });
  const items = [
    { key: '.appconfig.featureflag/user-roles', label: 'web-app', value },
    { key: '.appconfig.featureflag/item-bulk-upload', label: 'other-app', value },
  ];
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'getFeatureFlags',
    times: 'always',
    body: { items },
  });
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(sections(page)).toHaveText(everySection.filter((entry) => entry !== 'Bulk Upload Results'));
});

test('a failed load of the feature flags signs out once and starts no loop', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getFeatureFlags', times: 'always' });
  problems.expectStatus(503, '/api/feature-flags', 2);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('alert')).toHaveText(failed);
  await expect(page).toHaveURL(/\/login/);
  expect(sandbox.calls('getFeatureFlags')).toHaveLength(1);
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);

  await portal.signIn();
  await expect(page.getByRole('alert')).toHaveText(failed);
  expect(sandbox.calls('getFeatureFlags')).toHaveLength(2);
  await expect.poll(() => sandbox.calls('logout').length).toBe(2);

  sandbox.control.clearFaults();
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(sandbox.calls('getFeatureFlags')).toHaveLength(3);
});

test('cached flags stay in use while the server’s list has the same length', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(accountButton(page)).toBeVisible();
  await expect(sections(page)).toHaveText(everySection);
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles': false });
  sandbox.control.clearJournal();
  await page.reload();
  const storedFlags = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('permissions') ?? '{}').flags);
  await expect.poll(storedFlags).not.toContain('user-roles');
  await expect(sections(page)).toHaveText(everySection);
});

test('a new tab shows the sections of the previous visit before the flags are loaded', async ({
  context,
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(sections(page)).toHaveText(everySection);
  const storedFlags = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('permissions') ?? '{}').flags ?? []);
  await expect.poll(storedFlags).toContain('user-roles');

  sandbox.control.addFault({ kind: 'delay', operationId: 'getFeatureFlags', delayMs: 60_000 });
  const tab = await context.newPage();
  await tab.goto('/SUP-1001/items');
  await expect(tab.getByRole('rowheader')).toHaveCount(8);
  await expect(sections(tab)).toHaveText(everySection);
});
