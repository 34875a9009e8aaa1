import { appendFile, writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expectCodeLoaded } from '../../fixtures/deployment.ts';
import { leaveDialog, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  address,
  cancelButton,
  checkResult,
  chooseButton,
  chooseFile,
  fileNames,
  finishImport,
  hashWholeRequest,
  importsPath,
  itemRow,
  itemRows,
  itemsCsv,
  itemsCsvOfSize,
  openUploads,
  override,
  progressBar,
  toast,
  upload,
  uploadButton,
  uploadedItems,
  uploadedToast,
  uploadRow,
} from '../../fixtures/uploads.ts';

const kilobyte = 1024;

/** Limits the upload speed in bytes per second; -1 removes the limit. */
async function limitUploadSpeed(cdp: CDPSession, uploadThroughput = -1) {
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await cdp.send('Network.emulateNetworkConditions', speed);
}

const hasSent = (page: Page, share: number) =>
  expect.poll(async () => Number(await progressBar(page).getAttribute('value'))).toBeGreaterThan(share);

test('an upload canceled halfway never reaches the server and can be started again', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const file = itemsCsvOfSize(400 * kilobyte, 'slow.csv');
  const cdp = await context.newCDPSession(page);
  await openUploads({ page, portal, sandbox });
  await limitUploadSpeed(cdp, 100 * kilobyte);
  await upload(page, file);
  await hasSent(page, 0.4);
  await expect(progressBar(page)).toHaveAccessibleName(/^Uploading… \d+%$/);
  await expect(chooseButton(page)).toBeDisabled();
  await expect(override(page)).toBeDisabled();
  await cancelButton(page).click();
  await expect(progressBar(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
  await expect(checkResult(page)).toHaveText('100 rows ready to upload');
  await expect(toast(page)).toHaveCount(0);

  await limitUploadSpeed(cdp);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toHaveCount(1);
  const [sent, ...others] = sandbox.calls('importItems');
  expect([sent?.status, others]).toEqual([202, []]);
  expect(sent?.requestSha256).toBe(sent && hashWholeRequest(sent, file));
});

test('an upload whose response is lost is repeated under the same key with the same options, and its rows are imported once', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  // The browser retries the request on a new connection, and the SDK retries the request once before the user sees an
  // error.
  sandbox.control.addFault({ kind: 'reset', when: 'after', operationId: 'importItems', times: 'always' });
  problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${importsPath}/items`, 2);
  const file = itemsCsv(itemRows(3), 'lost.csv');
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await override(page).click({ force: true });
  await upload(page, file);
  await expect(uploadButton(page)).toHaveText('Upload again');
  await expect(toast(page)).toContainText('Error');
  await expect(override(page)).toBeChecked();
  sandbox.control.clearFaults();
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();

  const calls = sandbox.calls('importItems');
  expect(new Set(calls.map(({ query }) => query))).toEqual(new Set(['?overrideDuplicates=true']));
  expect(calls.map(({ status }) => status).at(-1)).toBe(202);
  expect(new Set(calls.slice(0, -1).map(({ status }) => status))).toEqual(new Set([null]));
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const call of calls) expect(call.requestSha256).toBe(hashWholeRequest(call, file));
  await finishImport(page, sandbox, 'lost.csv');
  await expect(uploadRow(page, 'lost.csv')).toHaveCount(1);
  await expect(uploadRow(page, 'lost.csv')).toContainText('3 uploadedof 3 rows');
  expect(await uploadedItems(sandbox.getSession(demoUsers.supplierAdmin))).toHaveLength(3);
});

test('an upload with an expired token renews the token once and sends the complete file again', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const file = itemsCsvOfSize(64 * kilobyte, 'late.csv');
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, file);
  await expect(checkResult(page)).toHaveText('100 rows ready to upload');
  sandbox.expireAccessTokens();
  problems.expectStatus(401, `${importsPath}/items`);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
  await expect(uploadRow(page, 'late.csv')).toContainText('64 KB');
  const calls = sandbox.calls('importItems');
  expect(calls.map(({ status }) => status)).toEqual([401, 202]);
  for (const call of calls) expect(call.requestSha256).toBe(hashWholeRequest(call, file));
  const keys = calls.map(({ headers }) => [headers['idempotency-key'], headers.authorization]);
  expect(new Set(keys.map(([key]) => key)).size).toBe(1);
  expect(new Set(keys.map(([, token]) => token)).size).toBe(2);
  expect(sandbox.calls('getAccessToken')).toHaveLength(1);
});

test('an upload in an expired session leads to the sign-in page and back without a stored file or a notification', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await sandbox.expire(demoUsers.supplierAdmin);
  problems.expectStatus(401, `${importsPath}/items`);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await uploadButton(page).click();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await portal.signIn(demoUsers.supplierAdmin);
  await expect(page).toHaveURL(address);
  await expect(fileNames(page)).toHaveCount(6);
  await expect(toast(page)).toHaveCount(0);
  expect(sandbox.statuses('importItems')).toEqual([401]);
});

test('signing out during an upload asks first: Cancel continues the upload, and Confirm aborts it without a stored file or a notification', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await openUploads({ page, portal, sandbox });
  await limitUploadSpeed(cdp, 50 * kilobyte);
  await upload(page, itemsCsvOfSize(400 * kilobyte, 'slow.csv'));
  await hasSent(page, 0.1);
  const dialog = leaveDialog(page);
  await portal.signOut();
  await expect(dialog).toHaveAccessibleDescription(
    'slow.csv is still uploading. Logging out cancels the upload.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(progressBar(page)).toBeVisible();
  await portal.signOut();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await portal.signIn();
  await section(page, 'Bulk Upload Results').click();
  await expect(fileNames(page)).toHaveCount(6);
  await expect(toast(page)).toHaveCount(0);
  expect(sandbox.calls('importItems')).toEqual([]);
});

test('an upload continues while the user works on other pages and for another supplier, and closing the tab asks first', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  const file = itemsCsvOfSize(200 * kilobyte, 'slow.csv');
  const cdp = await context.newCDPSession(page);
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await section(page, 'Bulk Upload Results').click();
  await expect(fileNames(page).first()).toBeVisible();
  await limitUploadSpeed(cdp, 10 * kilobyte);
  await upload(page, file);
  await hasSent(page, 0);
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await page.getByRole('option').filter({ hasText: 'SUP-1003' }).click();
  await expect(page).toHaveURL('/SUP-1003/bulk-uploads');
  await section(page, 'Items').click();
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(leaveDialog(page)).toHaveCount(0);
  const dialogShown = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  expect(sandbox.calls('importItems')).toEqual([]);

  await limitUploadSpeed(cdp);
  await expect(uploadedToast(page)).toBeVisible();
  expect(sandbox.calls('importItems')).toMatchObject([
    { status: 202, path: '/api/v1/suppliers/SUP-1001/imports/items' },
  ]);
  await page.getByRole('link', { name: 'Bulk Upload Results' }).last().click();
  await expect(page).toHaveURL(address);
  await expect(uploadRow(page, 'slow.csv')).toHaveCount(1);
});

test('a file is sent when the connection returns, and a file that has changed on disk is not sent until it is chosen again', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}, testInfo) => {
  const path = testInfo.outputPath('edited.csv');
  await writeFile(path, itemsCsv(itemRows(1)).buffer);
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, path);
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await appendFile(path, `\r\n${Object.values(itemRow(2)).join(',')}`);
  await uploadButton(page).click();
  await expect(checkResult(page)).toHaveText(
    "The file couldn't be read. It may have changed since you chose it.",
  );
  await expect(uploadButton(page)).toBeDisabled();
  await expect(toast(page)).toHaveCount(0);
  expect(sandbox.calls('importItems')).toEqual([]);

  await chooseFile(page, path);
  await expect(checkResult(page)).toHaveText('2 rows ready to upload');
  await expectCodeLoaded(page, 'src/app/toast-region.tsx');
  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${importsPath}/items`);
  await uploadButton(page).click();
  await expect(toast(page)).toContainText('You appear to be offline. Check your connection and try again.');
  await expect(checkResult(page)).toHaveText('2 rows ready to upload');
  await context.setOffline(false);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
  expect(sandbox.statuses('importItems')).toEqual([202]);
});

test('switching the supplier does not ask the user and discards a file that was chosen and not sent', async ({
  page,
  portal,
  sandbox,
}) => {
  await openUploads({ page, portal, sandbox }, { as: demoUsers.superAdmin });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await page.getByRole('option').filter({ hasText: 'SUP-1003' }).click();
  await expect(page).toHaveURL('/SUP-1003/bulk-uploads');
  await expect(page.getByText('Upload results appear here.')).toBeVisible();
  await expect(checkResult(page)).toBeEmpty();
  await expect(uploadButton(page)).toBeDisabled();
  expect(sandbox.calls('importItems')).toEqual([]);
});
