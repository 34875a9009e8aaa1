import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test } from '../fixtures/test.ts';
import { now, openView, requestOutcome, statusText } from './pages.ts';

const item = '/api/v1/suppliers/SUP-1001/items/ITM-1001';
const items = '/api/v1/suppliers/SUP-1001/items';

test('a sandbox scenario is selected by mouse and keyboard, applies to every user and can be ended', async ({
  page,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'scenarios');
  await expect(page.getByRole('radio', { name: /^none/ })).toBeChecked();
  await page.getByRole('radio', { name: /^maintenance/ }).check();
  await expect(statusText(page)).toHaveText('Scenario maintenance activated.');
  await expect(now(page, 'Scenario')).toHaveText('maintenance');
  expect((await dana.fetch(item)).status).toBe(503);

  await expect(page.getByRole('radio', { name: /^maintenance/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(now(page, 'Scenario')).toHaveText('rate-limited');
  expect((await dana.fetch(item)).status).toBe(429);

  await page.reload();
  await expect(page.getByRole('radio', { name: /^rate-limited/ })).toBeChecked();
  await page.getByRole('radio', { name: /^none/ }).check();
  await expect(now(page, 'Scenario')).toHaveText('none');
  expect((await dana.fetch(item)).status).toBe(200);
});

test('a scenario link opens the portal in that scenario and leaves no parameter in the address', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?sandboxScenario=empty-supplier');
  await expect(page.getByText("Add this supplier's first item to see it here.")).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(sandbox.control.scenario()).toBe('empty-supplier');
});

const kinds = [
  { kind: 'Status', fill: { Status: '418' }, outcome: '418 JSON ' },
  { kind: 'Connection reset', outcome: 'cut off' },
  { kind: 'Truncated body', fill: { 'Bytes received': '20' }, outcome: 'cut off' },
  { kind: 'Malformed JSON', outcome: 'malformed' },
  { kind: 'Empty body', outcome: '200 empty "1"' },
  { kind: 'Gateway HTML page', outcome: '502 other ' },
  { kind: 'Missing header', fill: { Header: 'ETag' }, outcome: '200 JSON ' },
  { kind: 'Wrong media type', outcome: '200 other "1"' },
] as const;

test('a fault is injected into one operation, shows its effect and is used up', async ({ page, sandbox }) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'faults');
  for (const [index, { kind, outcome, ...rest }] of kinds.entries()) {
    await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    await page.getByRole('combobox', { name: 'Operation' }).selectOption('getItem');
    for (const [label, value] of Object.entries('fill' in rest ? rest.fill : {}))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Add fault' }).click();
    // The page renders again after the fault is added, including its form.
    await expect(page.getByRole('button', { name: /^Remove .+ for / })).toHaveCount(index + 1);
    await expect(statusText(page)).toHaveText('Fault added.');
    await expect(page.getByRole('button', { name: 'Add fault' })).toBeFocused();
    expect((await dana.fetch(items)).status).toBe(200);
    expect(await requestOutcome(dana, item), kind).toBe(outcome);
    expect(await requestOutcome(dana, item), kind).toBe('200 JSON "1"');
  }
  await page.reload();
  await expect(page.getByText('getItem, used up')).toHaveCount(kinds.length);
  await expect(now(page, 'Faults')).toHaveText('none');
});

test('injected latency delays the response, for every request if selected, until the fault is removed', async ({
  page,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'faults');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Latency');
  await page.getByLabel('Milliseconds').fill('600');
  await page.getByRole('checkbox', { name: 'always' }).check();
  await expect(page.getByRole('spinbutton', { name: 'Times' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(now(page, 'Faults')).toHaveText('1 active');
  for (const path of [item, items]) {
    const startedAt = performance.now();
    expect((await dana.fetch(path)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(590);
  }
  await page.getByRole('button', { name: 'Remove Latency for every operation' }).click();
  await expect(page.getByText('All requests are handled normally.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(sandbox.control.faults()).toEqual([]);
});

test('a fault after the save stores the record although the response is lost', async ({ page, sandbox }) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'faults');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('createCustomer');
  await page.getByRole('combobox', { name: 'When' }).selectOption('after changes are stored');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('Status · 503 · after changes are stored')).toBeVisible();
  expect(sandbox.control.faults().map(({ rule }) => rule)).toEqual([
    { kind: 'status', status: 503, when: 'after', operationId: 'createCustomer', times: 1 },
  ]);
  expect((await dana.fetch(items)).status).toBe(200);
});

test('a fault added elsewhere is listed with its target and effect', async ({ page, sandbox }) => {
  sandbox.control.addFault({
    kind: 'delay',
    delayMs: 2000,
    method: 'GET',
    path: '/customers',
    times: 'always',
  });
  sandbox.control.addFault({ kind: 'status', status: 429, path: '.', headers: { 'retry-after': '2' } });
  await openView(page, 'faults');
  const rows = page.getByRole('region', { name: 'Active faults' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Latency · 2000 ms');
  await expect(rows.nth(0)).toContainText('GET paths matching /customers, always');
  await expect(rows.nth(1)).toContainText('Status · 429 · headers {"retry-after":"2"}');
  await expect(rows.nth(1)).toContainText('every operation, 1 remaining');
});

test('a refusal of the identity provider is injected, and all faults are removed at once', async ({
  page,
  portal,
  sandbox,
}) => {
  await openView(page, 'faults');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Identity provider error');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('login');
  await page.getByLabel('Error code').fill('403041');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(now(page, 'Faults')).toHaveText('1 active');
  await page.goto('/login');
  await portal.signIn();
  await expect(page.getByRole('alert')).toContainText(/disabled/i);

  await openView(page, 'faults');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(statusText(page)).toHaveText('All faults removed.');
  expect(sandbox.control.faults()).toEqual([]);
});

test('the sandbox clock is set, advanced, started and stopped', async ({ page, sandbox }) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'clock');
  await expect(now(page, 'Clock')).toHaveText('2026-11-20 14:02:00 UTC, stopped');
  await page.getByRole('button', { name: '+ 10 minutes' }).click();
  await expect(now(page, 'Clock')).toHaveText('2026-11-20 14:12:00 UTC, stopped');
  expect((await dana.fetch(item)).status).toBe(401);
  await page.getByLabel('Date and time, UTC').fill('2027-01-02T03:04:05');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(now(page, 'Clock')).toHaveText('2027-01-02 03:04:05 UTC, stopped');
  await page.getByRole('button', { name: 'Start clock' }).click();
  await expect(now(page, 'Clock')).not.toContainText('stopped');
  expect(sandbox.control.clock().mode).toBe('real');
  await page.getByRole('button', { name: 'Stop clock' }).click();
  await expect(now(page, 'Clock')).toContainText('2027-01-02 03:04');
  expect(sandbox.control.clock().mode).toBe('fixed');
});

test('the sandbox journal lists new requests, filters, expands and clears them', async ({
  page,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await openView(page, 'journal');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await dana.fetch(`${items}?limit=5`);
  await dana.fetch(`${items}/ITM-NONE`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('404');
  await expect(rows.last()).toContainText(demoUsers.supplierAdmin);

  const opener = page.getByRole('button', { name: `GET ${items}?limit=5` });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByText(/^Bearer \[access token [0-9a-f]{8}\]$/).filter({ visible: true }),
  ).toBeVisible();

  await expect(page.getByLabel('Response body').filter({ visible: true })).toContainText('"itemId": "ITM-');
  await expect(page.getByLabel('Request body')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Failures only' }).check();
  await expect(rows).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Failures only' }).uncheck();
  await page.getByRole('searchbox').fill('listItems');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No matching requests')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  await dana.fetch(`${items}?limit=no`);
  await expect(page.getByRole('heading', { name: 'Contract violations: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
  expect(sandbox.control.violations()).toEqual([]);
});

test('a password mail opens in the sandbox, and its link opens the portal', async ({ page }) => {
  await openView(page, 'outbox');
  await expect(page.getByText('No emails yet')).toBeVisible();
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.supplierAdmin);
  await page.getByRole('button', { name: /reset|send/i }).click();
  await expect(page.getByText(demoUsers.supplierAdmin)).toBeVisible();
  await openView(page, 'outbox');
  await expect(page.getByText(`To ${demoUsers.supplierAdmin}`)).toBeVisible();
  await page.getByRole('link', { name: 'Open link' }).click();
  await expect(page.getByLabel(/new password/i).first()).toBeVisible();
});

test('a sandbox reset asks for confirmation, can be canceled and accepts another seed', async ({
  page,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const count = async () => {
    const { meta } = (await (await dana.fetch(`${items}?limit=1`)).json()) as { meta: { total: number } };
    return meta.total;
  };
  const before = await count();
  sandbox.control.setScenario('empty-supplier');
  sandbox.control.addFault({ kind: 'status', status: 500, path: 'nowhere' });
  await openView(page, 'journal');
  await page.getByRole('button', { name: 'Reset …' }).click();
  await page
    .getByRole('dialog', { name: 'Reset the sandbox?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await count()).toBe(0);

  await page.getByRole('button', { name: 'Reset …' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset …' }).click();
  await page.getByLabel('Seed').fill('7');
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toHaveText('Sandbox reset.');
  await expect(now(page, 'Scenario')).toHaveText('none');
  await expect(now(page, 'Faults')).toHaveText('none');
  expect(await count()).toBe(before);
});

test('an error of the sandbox API is shown on its page and changes nothing', async ({
  page,
  problems,
  sandbox,
}) => {
  await openView(page, 'faults');
  const removed = sandbox.control.addFault({ kind: 'emptyBody', path: '.' });
  await page.reload();
  const remove = page.getByRole('button', { name: /^Remove Empty body/ });
  await expect(remove).toBeVisible();
  sandbox.control.removeFault(removed.id);
  problems.expectStatus(404, `/__sandbox/faults/${removed.id}`);
  await remove.click();
  await expect(statusText(page)).toHaveText(`Unknown fault ${removed.id}`);
});
