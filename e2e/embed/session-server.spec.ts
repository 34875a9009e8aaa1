import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { basicAuthorization } from '@portal-kit/mocks/testing';
import { type CommandProcess, findFreePort, root, startCommand } from '../commands/command-process.ts';
import { unpackPackages } from '../fixtures/packed-packages.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';

interface Example {
  readonly origin: string;
  readonly process: CommandProcess;
}

/** The example `examples/session-server` with the packed packages, as a partner installs them. */
const test = portalTest.extend<{ example: Example }, { ownExample: Example }>({
  ownExample: [
    async ({ workerSandbox }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'session-server-'));
      await cp(join(root, 'examples/session-server'), folder, {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
      await unpackPackages(join(folder, 'node_modules'));
      const port = await findFreePort();
      const environment = { PORT: String(port), PORTAL: workerSandbox.origin };
      const process = startCommand('npm', ['start'], environment, folder);
      await process.says('Open ');
      await use({ origin: `http://127.0.0.1:${port}`, process });
      process.interrupt();
      await process.ended;
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  example: async ({ ownExample, sandbox }, use) => {
    // The sandbox was restored, so the server must not use its sessions of the previous test.
    for (const user of ['erin', 'sam']) await signOutOnce(ownExample.origin, user);
    sandbox.control.clearJournal();
    await use(ownExample);
  },
  baseURL: async ({ example }, use) => use(example.origin),
});

/** Signs a user in and out, which ends all of the user's widget sessions. */
async function signOutOnce(origin: string, user: string): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(origin + path, { method: 'POST', redirect: 'manual', ...init });
  const signedIn = await post('/sign-in', { body: new URLSearchParams({ user }) });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  await post('/sign-out', { headers: { cookie: cookie.split(';')[0] ?? '' } });
}

const ITEMS = '/api/v1/suppliers/SUP-1001/items';
const skus = ['HF-0990', 'HF-1001', 'HF-1002', 'HF-1003', 'HF-1004', 'HF-1005', 'HF-1006', 'HF-1007'];

const signIn = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Sign in as ${name}`) }).click();
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click();

interface Token {
  readonly accessToken: string;
}

/** Requests a token from the example's server, as its page does. */
const requestToken = (page: Page): Promise<Token> =>
  page.evaluate(async () =>
    (await fetch('/portal-token', { headers: { Accept: 'application/json' } })).json(),
  );

test('users without a portal account see items, with the actions that their session permits', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.expectStatus(401, '/portal-token', 2);
  await page.goto('/');
  await signIn(page, 'Sam');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  await expect(page.getByRole('link', { name: 'Add' })).toHaveCount(0);
  await signOut(page);
  await signIn(page, 'Erin');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  await page.getByRole('link', { name: 'Add' }).click();
  await expect(page.getByLabel('Description')).toBeVisible();
  const users = new Set(sandbox.calls('listItems').map(({ user }) => user));
  expect([...users]).toEqual(['Sam Ito (Tidewater)', 'Erin Wolfe (Tidewater)']);
});

test('the token is refused for another supplier, for a page of another origin, and after sign-out', async ({
  page,
  example,
  problems,
  sandbox,
}) => {
  problems.expectStatus(401, '/portal-token', 3);
  await page.goto('/');
  await signIn(page, 'Erin');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  const { accessToken } = await requestToken(page);
  const requestStatus = (path: string) =>
    page.evaluate(
      async ([url, token]) => {
        const response = await fetch(`${url}`, { headers: { Authorization: `Bearer ${token}` } });
        return [response.status, (await response.json()).errorCode];
      },
      [sandbox.origin + path, accessToken],
    );
  expect(await requestStatus(`${ITEMS}?limit=1`)).toEqual([200, undefined]);
  problems.expectStatus(403, '/api/v1/suppliers/SUP-1004/items');
  expect(await requestStatus('/api/v1/suppliers/SUP-1004/items')).toEqual([403, 'OUT_OF_SCOPE']);

  await page.goto(example.origin.replace('127.0.0.1', 'localhost'));
  // The page asks for a token, which it does not get without the cookie of the session.
  await page.waitForLoadState('networkidle');
  problems.expectStatus(403, ITEMS);
  expect(await requestStatus(ITEMS)).toEqual([403, 'ORIGIN_NOT_ALLOWED']);

  await page.goto('/');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  // A request that is still running would fail after the sign-out.
  await page.waitForLoadState('networkidle');
  await signOut(page);
  await expect(page.getByRole('button', { name: /Erin/ })).toBeVisible();
  problems.expectStatus(401, ITEMS);
  expect(await requestStatus(ITEMS)).toEqual([401, 'UNAUTHENTICATED']);
});

test('a widget whose session was revoked gets a new one from the server', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.expectStatus(401, '/portal-token');
  await page.goto('/');
  await signIn(page, 'Sam');
  await expect(page.getByRole('rowheader')).toHaveText(skus);
  await fetch(`${sandbox.origin}/api/v2/embed/sessions?userId=u-30022`, {
    method: 'DELETE',
    headers: { Authorization: basicAuthorization('tidewater') },
  });
  problems.expectStatus(401, ITEMS);
  await page.getByRole('searchbox', { name: 'Search items' }).fill('pinot');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  expect(sandbox.statuses('createWidgetSession')).toEqual([201, 201]);
});

test('a server whose credential is refused responds with the reason and logs it', async ({
  page,
  example,
  problems,
  sandbox,
}) => {
  problems.expectStatus(401, '/portal-token');
  problems.expectStatus(502, '/portal-token');
  sandbox.control.addFault({ kind: 'status', status: 401, operationId: 'createWidgetSession' });
  await page.goto('/');
  await signIn(page, 'Erin');
  await expect(page.getByRole('alert')).toContainText('The portal issued no token: http 401 UNAUTHENTICATED');
  await example.process.says('"operationId":"createWidgetSession"');
  expect(example.process.output()).not.toContain('tidal-cellar-42');
});
