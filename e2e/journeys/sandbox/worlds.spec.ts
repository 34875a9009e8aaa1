import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSession } from '@portal-kit/mocks/testing';
import { addButton, confirmButton, fillItemForm, row } from '../../fixtures/items.ts';
import { Portal } from '../../fixtures/portal.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { now, openView, statusText } from '../../sandbox/pages.ts';

const test = base.extend<{ secondTester: Page }>({
  secondTester: async ({ browser, sandbox }, use) => {
    const context = await browser.newContext({ baseURL: sandbox.origin });
    await use(await context.newPage());
    await context.close();
  },
});

const worlds = (page: Page) => page.getByRole('region', { name: /^\d+ of 16 worlds$/ }).getByRole('listitem');
const world = (page: Page, name: string) => worlds(page).filter({ hasText: name });

test('two testers in two worlds of one sandbox share neither data, sessions, clock nor scenario', async ({
  page: anna,
  secondTester: ben,
  portal,
  sandbox,
}) => {
  // Anna opens the subdomain of her world; Ben selects his world at the shared address.
  const { port } = new URL(sandbox.origin);
  await anna.goto(`http://anna.localhost:${port}/SUP-1001/items`);
  await portal.signIn();
  await expect(row(anna, 'HF-1001')).toBeVisible();
  await ben.goto('/SUP-1001/items?sandboxWorld=ben');
  await expect(ben).toHaveURL(/^[^?]*(\?(?!.*sandboxWorld).*)?$/);
  await new Portal(ben, sandbox).signIn();
  await expect(row(ben, 'HF-1001')).toBeVisible();

  await anna.goto(`http://anna.localhost:${port}/SUP-1001/items/create`);
  await fillItemForm(anna, { sku: 'ANNA-1' });
  await addButton(anna).click();
  await confirmButton(anna).click();
  await expect(row(anna, 'ANNA-1')).toBeVisible();
  await ben.reload();
  await expect(row(ben, 'HF-1001')).toBeVisible();
  await expect(row(ben, 'ANNA-1')).toHaveCount(0);

  // Ben changes his clock and scenario on the sandbox page.
  await openView(ben, 'clock');
  await expect(now(ben, 'World')).toHaveText('ben');
  await ben.getByRole('button', { name: '+ 1 minute' }).click();
  await expect(now(ben, 'Clock')).toHaveText(/14:03/);
  await ben.goto('/SUP-1001/items?sandboxScenario=empty-supplier');
  await expect(ben.getByText("Add this supplier's first item to see it here.")).toBeVisible();
  await anna.reload();
  await expect(row(anna, 'ANNA-1')).toBeVisible();

  const ofAnna = (await sandbox.worlds.open('anna')).control;
  const ofBen = (await sandbox.worlds.open('ben')).control;
  expect([ofAnna.scenario(), ofBen.scenario()]).toEqual([undefined, 'empty-supplier']);
  expect(ofAnna.clock()).toEqual(sandbox.control.clock());
  for (const used of [ofAnna, ofBen]) {
    expect(used.violations()).toEqual([]);
    expect(used.cspReports()).toEqual([]);
  }
  const creates = (control: typeof ofAnna) =>
    control.journal().filter(({ operationId }) => operationId === 'createItem').length;
  expect([creates(ofAnna), creates(ofBen)]).toEqual([1, 0]);
  expect(sandbox.control.journal()).toEqual([]);
});

test('the sandbox page creates, selects, resets and deletes worlds', async ({ page, problems, sandbox }) => {
  const form = page.getByRole('region', { name: 'New world' });
  await openView(page, 'worlds');
  await expect(now(page, 'World')).toHaveText('default');
  await form.getByRole('textbox', { name: 'Name' }).fill('warehouse-2');
  await form.getByLabel('Seed').fill('7');
  await form.getByLabel('Fixed time').fill('2026-12-24T08:00');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(statusText(page)).toHaveText('World warehouse-2 created.');
  await expect(world(page, 'warehouse-2')).toContainText(
    '2026-12-24 08:00 UTC, stopped · seed 7 · 0 requests',
  );

  await page.getByRole('link', { name: 'Select warehouse-2' }).click();
  await expect(now(page, 'World')).toHaveText('warehouse-2');
  await expect(page).toHaveURL(/\/__sandbox#worlds$/);
  const { control } = await sandbox.worlds.open('warehouse-2');
  control.setScenario('maintenance');
  await page.reload();
  await expect(now(page, 'Scenario')).toHaveText('maintenance');
  await page.getByRole('button', { name: 'Reset warehouse-2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reset warehouse-2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(statusText(page)).toHaveText('World warehouse-2 reset.');
  await expect(now(page, 'Scenario')).toHaveText('none');

  await page.getByRole('link', { name: 'Select default' }).click();
  await expect(now(page, 'World')).toHaveText('default');
  await page.getByRole('button', { name: 'Delete warehouse-2' }).click();
  await page
    .getByRole('dialog', { name: 'Delete warehouse-2?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(statusText(page)).toHaveText('World warehouse-2 deleted.');
  await expect(worlds(page)).toHaveCount(1);

  for (let place = 2; place <= 16; place += 1) await sandbox.worlds.open(`world-${place}`);
  problems.expectStatus(503, '/__sandbox/worlds');
  await form.getByRole('textbox', { name: 'Name' }).fill('one-more');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(statusText(page)).toHaveText(/^The sandbox has 16 worlds: default, .* Delete one/);
});

test('single sign-on stays in the world of the browser', async ({ page, problems, sandbox }) => {
  problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/);
  await page.goto('/login?sandboxWorld=anna');
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(page.getByRole('button', { name: /^Account menu for/ })).toBeVisible();
  const { control } = await sandbox.worlds.open('anna');
  expect(control.violations()).toEqual([]);
  expect(sandbox.control.journal()).toEqual([]);
});

test('a page of another origin uses a world by subdomain or header, with tokens of this world only', async ({
  page,
  problems,
  sandbox,
}) => {
  const partner = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">'),
  ).listen(0, '127.0.0.1');
  await once(partner, 'listening');
  const origin = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  const { accessToken } = await createSession(sandbox.origin, { origin }, 'anna');
  const items = '/api/v1/suppliers/SUP-1001/items';
  const requestStatus = (address: string, world?: string) =>
    page.evaluate(async ([url, headers]) => (await fetch(url, { headers })).status, [
      address + items,
      { authorization: `Bearer ${accessToken}`, ...(world && { 'x-sandbox-world': world }) },
    ] as const);
  await page.goto(origin);
  expect(await requestStatus(`http://anna.localhost:${new URL(sandbox.origin).port}`)).toBe(200);
  expect(await requestStatus(sandbox.origin, 'anna')).toBe(200);
  problems.expectStatus(401, items);
  expect(await requestStatus(sandbox.origin)).toBe(401);
  partner.close();
  partner.closeAllConnections();
});
