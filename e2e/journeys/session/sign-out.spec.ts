import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

test('signing out removes all stored data, and Back shows no protected page', async ({
  page,
  portal,
  context,
  sandbox,
}) => {
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader', { name: 'HF-1001' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('heading', { name: 'New item' })).toBeVisible();

  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  expect(kept).toEqual({ local: { remember_me: 'false' }, session: {} });
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the next user after a sign-out starts on the start page, not on the previous user’s page', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await portal.signOut();
  await portal.signIn(demoUsers.viewer);
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu for Vera Holt' })).toBeVisible();
});

for (const [how, fault] of [
  ['refuses', { kind: 'status', status: 503 }],
  ['drops the connection', { kind: 'reset' }],
  ['does not answer for minutes', { kind: 'status', status: 503, delayMs: 120_000 }],
] as const) {
  test(`signing out works with a provider that ${how}`, async ({
    page,
    portal,
    problems,
    sandbox,
    context,
  }) => {
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    sandbox.control.addFault({ ...fault, operationId: 'logout', times: 'always' });
    problems.tolerateConsole(/\/identity\/accounts\.logout$/);
    await portal.signOut();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await context.cookies()).toEqual([]);
  });
}

test('signing out during an upload aborts it after a confirmation, without a later notification', async ({
  page,
  portal,
  sandbox,
}) => {
  const header = 'SKU*,Description*,Brand*,Type*,Size*,Size UOM*,Bottles Per Case*,Warehouses*,ABV';
  const row = 'HF-2001,Fen Block Gamay 2024,Fen Block,M,750,ML,12,WH-NJ-01,12.5';
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'importItems', delayMs: 120_000 });
  await portal.open('/SUP-1001/bulk-uploads');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'items.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${header}\r\n${row}\r\n`),
  });
  const [aborted] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/imports/items')),
    (async () => {
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
      await portal.signOut();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    })(),
  ]);
  expect(aborted.failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
