import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoUsers } from '../fixtures/demo-users.ts';
import { expect, test } from '../fixtures/test.ts';

interface Documented {
  readonly operationId: string;
  readonly call: string;
  readonly summary: string;
  readonly statuses: readonly string[];
}

const prefixes = { portal: '', identity: '/identity', embed: '' };

const documented: readonly Documented[] = Object.entries(prefixes).flatMap(([name, prefix]) => {
  const bundle = new URL(`../../openapi/bundled/${name}.json`, import.meta.url);
  const { paths } = JSON.parse(readFileSync(bundle, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; summary: string; responses: object }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, summary, responses }]) =>
      operationId
        ? [
            {
              operationId,
              call: `${method.toUpperCase()}${prefix}${path}`,
              summary,
              statuses: Object.keys(responses),
            },
          ]
        : [],
    ),
  );
});

const open = (page: Page, operationId: string) => page.goto(`/__sandbox/reference#${operationId}`);
const form = (page: Page) => page.getByRole('form', { name: 'Try it' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' }).click();
const status = (page: Page) => form(page).locator('.status');
const body = (page: Page) => form(page).getByLabel('Response body');

test('the API reference lists every operation with its path and every documented response', async ({
  page,
}) => {
  await open(page, '');
  await expect(page.getByRole('navigation', { name: 'Operations' }).getByRole('link')).toHaveCount(
    documented.length,
  );
  for (const { operationId, call, summary, statuses } of documented) {
    await open(page, operationId);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(summary);
    await expect(page.locator('.call')).toHaveText(call);
    await expect(page.locator('.response .status')).toHaveText([...statuses]);
  }
});

test('an operation of the API reference is found by search, opened by keyboard, and its nested fields expand', async ({
  page,
}) => {
  await open(page, '');
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('outbound-orders');
  const link = page.getByRole('link', { name: /Submit an outbound order|Create an outbound order/ });
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const fields = page.locator('summary', { hasText: 'Fields of details' }).first();
  await fields.press('Enter');
  await expect(page.getByText('requestedShipDate', { exact: true }).first()).toBeVisible();
  await page.locator('summary', { hasText: 'Example parcel' }).click();
  await expect(page.getByLabel('Example parcel').first()).toContainText('"PARCEL"');
});

test('the API reference sends calls as different users and in a scenario, and a save is stored', async ({
  page,
  problems,
  sandbox,
}) => {
  await open(page, 'getItem');
  await send(page);
  await expect(status(page)).toHaveText('200');
  await expect(body(page)).toContainText('Fen Block Pinot Noir 2022');
  await expect(form(page).getByLabel('Response headers')).toContainText('etag: "1"');

  await form(page)
    .getByRole('combobox', { name: /^User/ })
    .selectOption({ label: 'viewer@bramblehook.example · READ_ONLY of SUP-1004' });
  problems.expectStatus(404, '/api/v1/suppliers/SUP-1001/items/ITM-1001');
  await send(page);
  await expect(status(page)).toHaveText('404');

  await open(page, 'updateItem');
  await form(page)
    .getByRole('combobox', { name: /^User/ })
    .selectOption({ label: 'dana@halberd.example · ADMIN of SUP-1001' });
  await form(page).getByRole('textbox', { name: 'If-Match' }).fill('"1"');
  await form(page).getByRole('button', { name: 'Example typical' }).click();
  await form(page)
    .getByRole('combobox', { name: /^Scenario/ })
    .selectOption('stale-edit');
  problems.expectStatus(412, '/api/v1/suppliers/SUP-1001/items/ITM-1001');
  await send(page);
  await expect(status(page)).toHaveText('412');
  await form(page).getByRole('textbox', { name: 'If-Match' }).fill('"2"');
  await send(page);
  await expect(status(page)).toHaveText('200');
  const stored = await sandbox
    .getSession(demoUsers.supplierAdmin)
    .fetch('/api/v1/suppliers/SUP-1001/items/ITM-1001');
  expect(stored.headers.get('etag')).toBe('"3"');
});

test('the API reference shows documented example responses by status instead of calling the sandbox', async ({
  page,
  problems,
  sandbox,
}) => {
  await open(page, 'getItem');
  await form(page)
    .getByRole('combobox', { name: 'Response' })
    .selectOption({ label: '404 from the contract, notFound' });
  problems.expectStatus(404, '/api/v1/suppliers/SUP-1001/items/ITM-1001');
  await send(page);
  await expect(status(page)).toHaveText('404');
  await expect(body(page)).toContainText('NOT_FOUND');
  expect(sandbox.control.journal().at(-1)).toMatchObject({ operationId: 'getItem', source: 'example' });
});

test('the API reference sends identity tokens, bare access tokens and form fields as each operation requires', async ({
  page,
}) => {
  for (const operationId of ['getAuthUser', 'listSuppliers', 'listScacCodes', 'login']) {
    await open(page, operationId);
    await send(page);
    await expect(status(page)).toHaveText('200');
  }
  await expect(body(page)).toContainText('"errorCode": 0');
});

test('the API reference uploads a file and saves a downloaded file under its name', async ({ page }) => {
  await open(page, 'exportItems');
  await send(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  expect((await download).suggestedFilename()).toMatch(/SUP-1001.*\.xlsx$/);

  await open(page, 'importItems');
  const header = 'SKU*,Description*,Brand*,Type*,Size*,Size UOM*,Bottles Per Case*,Warehouses*,ABV';
  const file = {
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${header}\nHF-7,A,B,M,750,ML,12,WH-NJ-01,12\n`),
  };
  await form(page).getByLabel('File *').setInputFiles(file);
  await send(page);
  await expect(status(page)).toHaveText('202');
});

test('the terminal command of the API reference sends the same request', async ({ page, sandbox }) => {
  await open(page, 'listItems');
  await form(page).getByRole('spinbutton', { name: 'limit' }).fill('1');
  await send(page);
  await form(page).getByText('curl command').click();
  const command = (await form(page).locator('pre', { hasText: 'curl' }).textContent()) ?? '';
  const address = /'(http[^']+)'/.exec(command)?.[1] ?? '';
  const token = /Authorization: (Bearer [^']+)/.exec(command)?.[1] ?? '';
  expect(address).toBe(`${sandbox.origin}/api/v1/suppliers/SUP-1001/items?limit=1`);
  expect((await fetch(address, { headers: { authorization: token } })).status).toBe(200);
});

test('the API reference sends a service credential, which only the terminal command may do', async ({
  page,
  problems,
  sandbox,
}) => {
  await open(page, 'createWidgetSession');
  problems.expectStatus(403, '/api/v2/embed/sessions');
  await send(page);
  await expect(status(page)).toHaveText('403');
  await expect(body(page)).toContainText('SERVER_ONLY');
  await form(page).getByText('curl command', { exact: true }).click();
  const command = (await form(page).locator('pre', { hasText: 'curl' }).textContent()) ?? '';
  const authorization = /Authorization: (Basic [^']+)/.exec(command)?.[1] ?? '';
  const response = await fetch(`${sandbox.origin}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: /--data '([^']+)'/.exec(command)?.[1] ?? '',
  });
  expect(response.status, await response.text()).toBe(201);
});
