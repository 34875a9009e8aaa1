import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD, signIn, startChain } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem, row } from '../../fixtures/items.ts';
import { Portal } from '../../fixtures/portal.ts';
import { now as startTime } from '../../fixtures/sandbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { now, openView, statusText } from '../../sandbox/pages.ts';

test('a session at another server is recorded without secrets, and the portal shows its items in a replay', async ({
  browser,
  page,
  problems,
  sandbox,
}, testInfo) => {
  const { PORTAL_E2E_DIST: portalDir = '' } = process.env;
  const file = testInfo.outputPath('staging.har');
  const backEnd = await startChain({ now: startTime, portalDir: false });
  const dana = await signIn(backEnd.origin, demoUsers.supplierAdmin);
  await addItem(dana, 'SUP-1001', { sku: 'A-RECORDED' });
  const recorder = await startChain({ now: startTime, portalDir, record: { api: backEnd.origin, file } });
  const savedByBrowser = testInfo.outputPath('browser.har');
  const context = await browser.newContext({ recordHar: { path: savedByBrowser, content: 'embed' } });
  const recorded = await context.newPage();
  await recorded.goto(`${recorder.origin}/SUP-1001/items`);
  await new Portal(recorded, sandbox).signIn();
  await expect(row(recorded, 'A-RECORDED')).toBeVisible();
  await recorded.waitForLoadState('networkidle');
  await context.close();
  expect(recorder.control.violations()).toEqual([]);
  await recorder.close();
  await backEnd.close();

  const har = await readFile(file, 'utf8');
  expect(har).toContain('A-RECORDED');
  expect(har).not.toContain(DEMO_PASSWORD);
  expect(har).not.toMatch(/eyJ|halberd\.example/);

  await openView(page, 'recordings');
  await expect(page.getByText('No recordings yet')).toBeVisible();
  problems.expectStatus(400, '/__sandbox/recordings');
  const load = page.getByRole('region', { name: 'Load a HAR file' });
  await load.getByLabel('HAR file').setInputFiles({
    name: 'page.har',
    mimeType: 'text/html',
    buffer: Buffer.from('<!doctype html>'),
  });
  await load.getByRole('button', { name: 'Load' }).click();
  await expect(statusText(page)).toContainText('The file is not a HAR file');
  await load.getByLabel('HAR file').setInputFiles(file);
  await load.getByLabel('Name').fill('staging');
  await load.getByRole('button', { name: 'Load' }).click();
  await expect(statusText(page)).toHaveText('staging.har loaded.');
  await page.getByRole('button', { name: 'Select staging' }).click();
  await expect(now(page, 'Scenario')).toHaveText('recording:staging');
  await openView(page, 'scenarios');
  await expect(page.getByRole('radio', { name: /^recording:staging/ })).toBeChecked();

  await page.goto('/SUP-1001/items');
  await new Portal(page, sandbox).signIn();
  await expect(row(page, 'A-RECORDED')).toBeVisible();
  const { source } = sandbox.calls('listItems')[0] ?? {};
  expect(source).toBe('recording');

  const ofBrowser = await fetch(`${sandbox.origin}/__sandbox/recordings?name=browser`, {
    method: 'POST',
    headers: { 'x-sandbox-world': 'browser' },
    body: await readFile(savedByBrowser),
  });
  expect([ofBrowser.status, await ofBrowser.json()]).toMatchObject([
    201,
    { api: recorder.origin, violations: [], operations: { listItems: expect.any(Number) } },
  ]);

  await openView(page, 'journal');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download HAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sandbox-journal.har');
  const journal = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(journal)).toMatchObject({ log: { version: '1.2' } });
  expect(journal).not.toContain(DEMO_PASSWORD);
  await openView(page, 'recordings');
  await page.getByRole('button', { name: 'Delete staging' }).click();
  await expect(now(page, 'Scenario')).toHaveText('none');
});
