import { appendFile, writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { leaveQuestion, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  address,
  cancelButton,
  chooseButton,
  chooseFile,
  fileNames,
  importsPath,
  itemRow,
  itemRows,
  itemsCsv,
  itemsCsvOfSize,
  openUploads,
  override,
  progressBar,
  takeOver,
  toast,
  upload,
  uploadButton,
  uploadedItems,
  uploadedToast,
  uploadRow,
  verdict,
  wholeRequest,
} from '../../fixtures/uploads.ts';

const kilobyte = 1024;

/** A line as slow as that; none is as fast as it gets. Bytes a second. */
async function slowUploads(cdp: CDPSession, uploadThroughput = -1) {
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await cdp.send('Network.emulateNetworkConditions', speed);
}

const hasSent = (page: Page, share: number) =>
  expect.poll(async () => Number(await progressBar(page).getAttribute('value'))).toBeGreaterThan(share);

test('one that is canceled half-way never arrives, and can start again', async ({
  page,
  portal,
  world,
  context,
}) => {
  const file = itemsCsvOfSize(400 * kilobyte, 'slow.csv');
  const cdp = await context.newCDPSession(page);
  await openUploads({ page, portal, world });
  await slowUploads(cdp, 100 * kilobyte);
  await upload(page, file);
  await hasSent(page, 0.4);
  await expect(progressBar(page)).toHaveAccessibleName(/^Uploading… \d+%$/);
  await expect(chooseButton(page)).toBeDisabled();
  await expect(override(page)).toBeDisabled();
  await cancelButton(page).click();
  await expect(progressBar(page)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
  await expect(verdict(page)).toHaveText('100 rows ready to upload');
  await expect(toast(page)).toHaveCount(0);

  await slowUploads(cdp);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toHaveCount(1);
  const [sent, ...others] = world.calls('importItems');
  expect([sent?.status, others]).toEqual([202, []]);
  expect(sent?.requestSha256).toBe(sent && wholeRequest(sent, file));
});

test('one whose answer is lost is sent again as the same upload: override is kept, and nothing is taken over twice', async ({
  page,
  portal,
  problems,
  world,
}) => {
  // The browser repeats it on a new connection, the SDK once more; then it is the user's turn.
  world.control.addFault({ kind: 'reset', when: 'after', operationId: 'importItems', times: 'always' });
  problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${importsPath}/items`, 2);
  const file = itemsCsv(itemRows(3), 'lost.csv');
  await page.clock.install();
  await openUploads({ page, portal, world });
  await override(page).click({ force: true });
  await upload(page, file);
  await expect(uploadButton(page)).toHaveText('Upload again');
  await expect(toast(page)).toContainText('Error');
  await expect(override(page)).toBeChecked();
  world.control.clearFaults();
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();

  const calls = world.calls('importItems');
  expect(new Set(calls.map(({ query }) => query))).toEqual(new Set(['?overrideDuplicates=true']));
  expect(calls.map(({ status }) => status).at(-1)).toBe(202);
  expect(new Set(calls.slice(0, -1).map(({ status }) => status))).toEqual(new Set([null]));
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const call of calls) expect(call.requestSha256).toBe(wholeRequest(call, file));
  await takeOver(page, world, 'lost.csv');
  await expect(uploadRow(page, 'lost.csv')).toHaveCount(1);
  await expect(uploadRow(page, 'lost.csv')).toContainText('3 uploadedof 3 rows');
  expect(await uploadedItems(world.person(people.supplierAdmin))).toHaveLength(3);
});

test('offline says so at once and keeps the file; with the connection it goes', async ({
  page,
  portal,
  problems,
  world,
  context,
}) => {
  await openUploads({ page, portal, world });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(verdict(page)).toHaveText('1 row ready to upload');
  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${importsPath}/items`);
  await uploadButton(page).click();
  await expect(toast(page)).toContainText('You appear to be offline. Check your connection and try again.');
  await context.setOffline(false);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
  expect(world.statuses('importItems')).toEqual([202]);
});

test('a token that has expired meanwhile is renewed once, and the whole file is sent again', async ({
  page,
  portal,
  problems,
  world,
}) => {
  const file = itemsCsvOfSize(64 * kilobyte, 'late.csv');
  await openUploads({ page, portal, world });
  await chooseFile(page, file);
  await expect(verdict(page)).toHaveText('100 rows ready to upload');
  world.expireAccessTokens();
  problems.expectStatus(401, `${importsPath}/items`);
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
  await expect(uploadRow(page, 'late.csv')).toContainText('64 KB');
  const calls = world.calls('importItems');
  expect(calls.map(({ status }) => status)).toEqual([401, 202]);
  for (const call of calls) expect(call.requestSha256).toBe(wholeRequest(call, file));
  const keys = calls.map(({ headers }) => [headers['idempotency-key'], headers.authorization]);
  expect(new Set(keys.map(([key]) => key)).size).toBe(1);
  expect(new Set(keys.map(([, token]) => token)).size).toBe(2);
  expect(world.calls('getAccessToken')).toHaveLength(1);
});

test('a session that has ended leads to the sign-in and back; nothing has arrived, and nothing is told of it', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await openUploads({ page, portal, world });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(verdict(page)).toHaveText('1 row ready to upload');
  await world.expire(people.supplierAdmin);
  problems.expectStatus(401, `${importsPath}/items`);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await uploadButton(page).click();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await portal.signIn(people.supplierAdmin);
  await expect(page).toHaveURL(address);
  await expect(fileNames(page)).toHaveCount(6);
  await expect(toast(page)).toHaveCount(0);
  expect(world.statuses('importItems')).toEqual([401]);
});

test('signing out while one is sent stops it: it never arrives, and nothing is told of it', async ({
  page,
  portal,
  world,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await openUploads({ page, portal, world });
  await slowUploads(cdp, 50 * kilobyte);
  await upload(page, itemsCsvOfSize(400 * kilobyte));
  await hasSent(page, 0.1);
  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await portal.signIn();
  await section(page, 'Bulk Upload Results').click();
  await expect(fileNames(page)).toHaveCount(6);
  await expect(toast(page)).toHaveCount(0);
  expect(world.calls('importItems')).toEqual([]);
});

const leaving = 'slow.csv is still uploading. Leaving cancels the upload.';

test('leaving while one is sent asks, by whatever way; Cancel stays and it arrives', async ({
  page,
  portal,
  world,
  context,
}) => {
  const file = itemsCsvOfSize(200 * kilobyte, 'slow.csv');
  const cdp = await context.newCDPSession(page);
  await portal.open('/SUP-1001/items', { as: people.superAdmin });
  await section(page, 'Bulk Upload Results').click();
  await expect(fileNames(page).first()).toBeVisible();
  await slowUploads(cdp, 10 * kilobyte);
  await upload(page, file);
  await hasSent(page, 0);
  const waysOut: (() => Promise<unknown>)[] = [
    () => section(page, 'Items').click(),
    () => page.goBack(),
    async () => {
      await page.getByRole('button', { name: /Switch supplier$/ }).click();
      await page.getByRole('option').filter({ hasText: 'SUP-1003' }).click();
    },
  ];
  for (const leave of waysOut) {
    await leave();
    await expect(leaveQuestion(page)).toHaveAccessibleDescription(leaving);
    await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(progressBar(page)).toBeVisible();
  }
  // The tab itself asks in the browser's words.
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  await slowUploads(cdp);
  await expect(uploadedToast(page)).toBeVisible();
  expect(world.calls('importItems').map(({ status }) => status)).toEqual([202]);
  await section(page, 'Items').click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('leaving for good cancels it: it never arrives, and nothing is told of it', async ({
  page,
  portal,
  world,
  context,
}) => {
  const cdp = await context.newCDPSession(page);
  await openUploads({ page, portal, world });
  await slowUploads(cdp, 50 * kilobyte);
  await upload(page, itemsCsvOfSize(400 * kilobyte, 'slow.csv'));
  await hasSent(page, 0.1);
  await section(page, 'Items').click();
  await leaveQuestion(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await slowUploads(cdp);
  await section(page, 'Bulk Upload Results').click();
  await expect(fileNames(page)).toHaveCount(6);
  await expect(toast(page)).toHaveCount(0);
  expect(world.calls('importItems')).toEqual([]);
});

test('a file that is chosen and not sent is left without a question', async ({ page, portal, world }) => {
  await openUploads({ page, portal, world });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(verdict(page)).toHaveText('1 row ready to upload');
  await section(page, 'Items').click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(leaveQuestion(page)).toHaveCount(0);
});

test('a file that has changed on the disk since it was chosen is not sent, and can be chosen again', async ({
  page,
  portal,
  world,
}, testInfo) => {
  const path = testInfo.outputPath('edited.csv');
  await writeFile(path, itemsCsv(itemRows(1)).buffer);
  await openUploads({ page, portal, world });
  await chooseFile(page, path);
  await expect(verdict(page)).toHaveText('1 row ready to upload');
  await appendFile(path, `\r\n${Object.values(itemRow(2)).join(',')}`);
  await uploadButton(page).click();
  await expect(verdict(page)).toHaveText(
    "The file couldn't be read. It may be damaged, protected or changed since you chose it.",
  );
  await expect(uploadButton(page)).toBeDisabled();
  await expect(toast(page)).toHaveCount(0);
  expect(world.calls('importItems')).toEqual([]);

  await chooseFile(page, path);
  await expect(verdict(page)).toHaveText('2 rows ready to upload');
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
});

test('another supplier gets nothing of a file that was chosen for the first', async ({
  page,
  portal,
  world,
}) => {
  await openUploads({ page, portal, world }, { as: people.superAdmin });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(verdict(page)).toHaveText('1 row ready to upload');
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await page.getByRole('option').filter({ hasText: 'SUP-1003' }).click();
  await expect(page).toHaveURL('/SUP-1003/bulk-uploads');
  await expect(page.getByText('Upload results appear here.')).toBeVisible();
  await expect(verdict(page)).toBeEmpty();
  await expect(uploadButton(page)).toBeDisabled();
  expect(world.calls('importItems')).toEqual([]);
});
