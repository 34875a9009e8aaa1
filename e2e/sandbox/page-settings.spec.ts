import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test } from '../fixtures/test.ts';
import { now, openView, requestOutcome, statusText } from './pages.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const item = `${items}/ITM-1001`;

test('a fault with rate, flapping, latency and target is added by form or as JSON, with errors beside the fields', async ({
  page,
  problems,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'faults');
  const form = page.getByRole('form', { name: 'Add a fault' });
  await form.getByRole('combobox', { name: 'Kind' }).selectOption('Other value of a field');
  await form.getByLabel('Value, JSON').fill('{');
  await form.getByRole('button', { name: 'Add fault' }).click();
  await expect(form.getByLabel('Value, JSON')).toBeFocused();
  await expect(form.getByLabel('Value, JSON')).toHaveAccessibleDescription(/^Not JSON: /);
  await form.getByLabel('Value, JSON').fill('9999');
  await form.getByLabel('Field of the response').fill('meta..total');
  problems.expectStatus(400, '/__sandbox/faults', 3);
  await form.getByRole('button', { name: 'Add fault' }).click();
  await expect(form.getByLabel('Field of the response')).toHaveAccessibleDescription(
    /must be a field of the response/,
  );
  await form.getByLabel('Field of the response').fill('meta.total');
  await form.getByRole('combobox', { name: 'Operation' }).selectOption('Items');
  await form.getByRole('checkbox', { name: 'always' }).check();
  await form.getByText('Rate, flapping, latency and user').click();
  await form.getByLabel('Share of the requests').fill('100');
  await form.getByLabel('Requests with the fault').fill('1');
  await form.getByRole('button', { name: 'Add fault' }).click();
  await expect(form.getByLabel('Requests with the fault')).toHaveAccessibleDescription(/apply and skip/);
  await form.getByLabel('Requests without the fault').fill('1');
  await form.getByLabel('Latency p50').fill('1');
  await form.getByLabel('Latency p95').fill('2');
  await form.getByLabel('Latency p99').fill('3');
  await form.getByLabel('Seed of rate').fill('5');
  await form.getByRole('button', { name: 'Add fault' }).click();
  await expect(statusText(page)).toHaveText('Fault added.');
  expect(sandbox.control.faults().map(({ rule }) => rule)).toEqual([
    {
      kind: 'setField',
      field: 'meta.total',
      value: 9999,
      tag: 'Items',
      times: 'always',
      rate: 1,
      flap: { apply: 1, skip: 1 },
      latency: { p50: 1, p95: 2, p99: 3 },
      seed: 5,
    },
  ]);
  const total = async () =>
    ((await (await dana.fetch(items)).json()) as { meta: { total: number } }).meta.total;
  expect([await total(), await total()]).toEqual([9999, 8]);
  await page.reload();
  await expect(page.getByText('tag Items, always, 1 of 2 requests')).toBeVisible();

  const list = page.getByRole('form', { name: 'Add a list of faults' });
  await list
    .getByLabel('Faults, JSON')
    .fill('[{"kind": "reset", "path": "."}, {"kind": "stall", "path": "."}]');
  await list.getByRole('button', { name: 'Add list' }).click();
  await expect(list.getByLabel('Faults, JSON')).toHaveAccessibleDescription(
    /^\[1\]\.afterBytes: .*must be a whole number/,
  );
  expect(sandbox.control.faults()).toHaveLength(1);
});

test('a profile is added with a seed, and edited as JSON before it is added', async ({ page, sandbox }) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'faults');
  await page.getByRole('region', { name: 'Profiles' }).getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Add profile friday-evening' }).click();
  await expect(statusText(page)).toHaveText('Profile friday-evening added.');
  expect(sandbox.control.faults().map(({ rule }) => rule.seed)).toEqual([7, 8, 9, 10]);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(now(page, 'Faults')).toHaveText('none');
  await page.getByRole('button', { name: 'Edit profile faulty-release as JSON' }).click();
  const list = page.getByLabel('Faults, JSON');
  await expect(list).toBeFocused();
  await list.fill(
    (await list.inputValue()).replaceAll('bottlesPerCase', 'sku').replace('"string"', '"number"'),
  );
  await page.getByRole('button', { name: 'Add list' }).click();
  await expect(now(page, 'Faults')).toHaveText('5 active');
  expect(await (await dana.fetch(item)).json()).toMatchObject({ sku: 0 });
  expect(await requestOutcome(dana, item)).toBe('200 JSON "1"');
});

test('a scenario is defined from a profile, selected, edited and deleted on the sandbox page', async ({
  page,
  problems,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const form = page.getByRole('form', { name: /^(New scenario|Edit shaky)$/ });
  await openView(page, 'scenarios');
  await page.getByRole('button', { name: 'New scenario …' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('maintenance');
  await form.getByLabel('Description').fill('Items fail, and the list of customers is empty.');
  problems.expectStatus(400, '/__sandbox/scenarios', 2);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/built-in scenario/);
  await form.getByLabel('Name').fill('shaky');
  await form.getByLabel('Faults, JSON').fill('[{"kind": "status", "status": 503}]');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Faults, JSON')).toHaveAccessibleDescription(
    /^rules\[0\]\.operationId: .*requires/,
  );
  await form.getByLabel('Start from the faults of').selectOption('lost-saves');
  await expect(form.getByLabel('Faults, JSON')).toHaveValue(/"reset"/);
  await form.getByLabel('Faults, JSON').fill('[{"kind": "status", "status": 503, "operationId": "getItem"}]');
  await form.getByText('Data and clock').click();
  await form.getByRole('checkbox', { name: 'Customers' }).check();
  await form.getByLabel('Date and time').fill('2026-11-20T14:05:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(statusText(page)).toHaveText('Scenario shaky saved.');

  await page.getByRole('radio', { name: /^shaky/ }).check();
  await expect(now(page, 'Scenario')).toHaveText('shaky');
  await expect(now(page, 'Clock')).toContainText('14:05:00');
  expect((await dana.fetch(item)).status).toBe(503);
  const customers = await dana.fetch('/api/v1/suppliers/SUP-1001/customers');
  expect(await customers.json()).toMatchObject({ meta: { total: 0 } });

  await page.getByRole('button', { name: 'Edit shaky' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('shaky');
  await expect(form.getByRole('checkbox', { name: 'Customers' })).toBeChecked();
  await form.getByLabel('Description').fill('Nothing fails.');
  await form.getByLabel('Faults, JSON').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing fails.')).toBeVisible();
  await expect(now(page, 'Scenario')).toHaveText('none');
  await page.getByRole('button', { name: 'Delete shaky' }).click();
  await expect(page.getByRole('radio', { name: /^shaky/ })).toHaveCount(0);
  expect(sandbox.control.scenarioDefinitions()).toEqual([]);
});

test('an order is moved to another status with a reason, and to failed with its failure', async ({
  page,
  problems,
  sandbox,
}) => {
  const submitted = sandbox.control.orders('SUP-1001').data.filter(({ next }) => next.includes('FAILED'));
  const open = sandbox.control.orders('SUP-1001').data.filter(({ next }) => next.includes('PICKING'));
  const [failing, picking] = [submitted[0]?.orderId ?? '', open[0]?.orderId ?? ''];
  const findOrder = (id: string) => sandbox.control.orders(id).data[0];
  await openView(page, 'orders');
  await page.getByRole('searchbox').fill(picking);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 order')).toBeVisible();
  await page.getByRole('button', { name: `Move ${picking} to PICKING` }).click();
  await page.getByLabel('Reason').fill('Dock 4 is free');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(statusText(page)).toHaveText(`${picking} is PICKING.`);
  expect(findOrder(picking)?.status).toBe('PICKING');

  await page.getByRole('searchbox').fill(failing);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Move ${failing} to FAILED` }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${failing} to FAILED?` });
  await dialog.getByText('Failure').click();
  await dialog.getByLabel('Code').fill('REFUSED');
  problems.expectStatus(400, `/__sandbox/orders/${failing}/move`);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(/message must be/);
  expect(findOrder(failing)?.status).not.toBe('FAILED');
  await dialog.getByLabel('Message').fill('The dock is closed');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(statusText(page)).toHaveText(`${failing} is FAILED.`);
  await page.getByRole('searchbox').fill('no such order');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No order that can be moved matches the search text.')).toBeVisible();
});

test('a snapshot is stored and restored, a token is issued, and coverage lists the responses', async ({
  page,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'data');
  await page.getByRole('button', { name: 'Store snapshot', exact: true }).click();
  await expect(statusText(page)).toHaveText('Snapshot stored.');
  sandbox.control.advance(60_000);
  await page
    .getByRole('button', { name: /^Restore snapshot-/ })
    .first()
    .click();
  await expect(now(page, 'Clock')).toHaveText('2026-11-20 14:02:00 UTC, stopped');
  await page.getByRole('combobox', { name: 'User' }).selectOption(demoUsers.supplierAdmin);
  await page.getByRole('button', { name: 'Get token' }).click();
  const token = page.getByLabel('Access token', { exact: false }).and(page.locator('textarea'));
  await expect(token).toHaveValue(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const response = await fetch(sandbox.origin + item, {
    headers: { authorization: `Bearer ${await token.inputValue()}` },
  });
  expect(response.status).toBe(200);

  await dana.fetch(`${items}/ITM-NONE`);
  await openView(page, 'coverage');
  await page.getByRole('searchbox').fill('getItem');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'getItem', exact: true }) });
  await expect(row).toContainText(/200: \d+/);
  await expect(row).toContainText(/404: \d+/);
  await page.getByRole('checkbox', { name: 'Incomplete only' }).check();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No matching operations')).toBeVisible();
});
