import { demoUsers } from '../../fixtures/demo-users.ts';
import { changeConfig } from '../../fixtures/deployment.ts';
import { accountButton, deniedText, navigation, pageTitle, sections } from '../../fixtures/shell.ts';
import { recordShownTexts } from '../../fixtures/shown-texts.ts';
import { expect, test } from '../../fixtures/test.ts';

const mailto = 'mailto:support@portal.example';

test('roles refused with 401 show Permission Denied on the whole page with both actions', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getRoles', times: 'always' });
  problems.expectStatus(401, '/api/v2/auth/roles', 2);
  await portal.open('/SUP-1001/items');
  await expect(page.getByText(deniedText, { exact: true })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contact the Administrator' })).toHaveAttribute('href', mailto);
  expect(sandbox.calls('getRoles')).toHaveLength(2);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);
});

test('refused roles replace the cached screens of the last visit', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'getRoles', times: 'always' });
  problems.expectStatus(401, '/api/v2/auth/roles', 2);
  await page.reload();
  await expect(page.getByText(deniedText, { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(navigation(page)).toHaveCount(0);
});

test('a denied screen shows Permission Denied inside the shell with a link to the dashboard', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1004/items/create', { as: demoUsers.viewer });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(deniedText);
  await expect(pageTitle(page)).toHaveText('Permission denied');
  await expect(page).toHaveTitle('Permission denied · Harbor Logistics');
  await expect(page.getByRole('link', { name: 'Contact the Administrator' })).toHaveAttribute('href', mailto);
  await expect(accountButton(page)).toBeVisible();
  await expect(sections(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Back to login' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(pageTitle(page)).toHaveText('Dashboard');
});

test('Permission Denied offers Back to login when the user may not open the dashboard', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'getRoles',
    times: 'always',
    body: { READ_ONLY: ['ITEM_LIST'] },
  });
  await portal.open('/SUP-1004/dashboard', { as: demoUsers.viewer });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(deniedText);
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => sandbox.calls('logout').length).toBe(1);
});

test('a denied screen never renders its content and requests none of its data', async ({
  page,
  portal,
  sandbox,
}) => {
  const shownTexts = await recordShownTexts(page);
  sandbox.control.addFault({ kind: 'delay', delayMs: 1_500, operationId: 'getRoles', times: 'always' });
  await portal.open('/SUP-1004/items/create', { as: demoUsers.viewer });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(deniedText);
  for (const visit of ['first', 'later']) {
    await test.step(`${visit} visit`, async () => {
      const texts = await shownTexts();
      expect(texts).toContain(deniedText);
      for (const ofTheForm of ['New item', 'Supplier Item ID', 'Warehouses'])
        expect(texts).not.toContain(ofTheForm);
      const operations = new Set(sandbox.control.journal().map(({ operationId }) => operationId));
      for (const operationId of ['listWarehouses', 'listItems', 'createItem'])
        expect([...operations]).not.toContain(operationId);
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(deniedText);
  }
});

test('a support address with extra headers becomes one encoded address', async ({ page, portal }) => {
  const supportEmail = 'support@portal.example?bcc=spy@evil.example&body=x';
  await changeConfig(page, (config) => ({ ...config, supportEmail }));
  await portal.open('/SUP-1004/items/create', { as: demoUsers.viewer });
  await expect(page.getByRole('link', { name: 'Contact the Administrator' })).toHaveAttribute(
    'href',
    'mailto:support@portal.example%3Fbcc%3Dspy%40evil.example%26body%3Dx',
  );
});
