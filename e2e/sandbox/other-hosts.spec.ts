import { parseHostNames } from '@portal-kit/mocks/testing';
import { addButton, confirmButton, fillItemForm, row } from '../fixtures/items.ts';
import { Sandbox } from '../fixtures/sandbox.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { openView } from './pages.ts';

const host = 'qa-laptop.example';

/** The sandbox accepts the host name of this machine, as for a phone. The browser finds the host at the loopback address. */
const test = base.extend<object, { workerSandbox: Sandbox }>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const sandbox = await Sandbox.open({ ownHosts: parseHostNames([host]) });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => use(`http://${host}:${new URL(sandbox.origin).port}`),
});

test('another device signs in, adds an item and uses the sandbox page at the host name', async ({
  page,
  portal,
}) => {
  await page.goto('/SUP-1001/items');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await portal.signIn();
  await expect(row(page, 'HF-1001')).toBeVisible();
  await page.goto('/SUP-1001/items/create');
  await fillItemForm(page, { sku: 'PHONE-1' });
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(row(page, 'PHONE-1')).toBeVisible();
  await page.reload();
  await expect(row(page, 'PHONE-1')).toBeVisible();

  await openView(page, 'clock');
  await page.getByRole('button', { name: '+ 1 minute' }).click();
  await expect(page.getByText(/14:03/).first()).toBeVisible();
});

test('single sign-on returns to the host name', async ({ page, problems }) => {
  // The provider's page in the sandbox has no favicon.
  problems.tolerateConsole(/ 404 \(Not Found\) \/favicon\.ico$/);
  await page.goto('/SUP-1001/items');
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await page.getByRole('link', { name: 'Dana Reyes' }).click();
  await expect(row(page, 'HF-1001')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(host);
});
