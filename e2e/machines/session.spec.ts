import type { Browser, Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { demoUsers } from '../fixtures/demo-users.ts';
import { textField } from '../fixtures/items.ts';
import { Portal } from '../fixtures/portal.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { accountButton, deniedText, section } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { actorDone, actorFailed, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { redirectTransitions } from './redirect-transitions.ts';
import { walkScreen } from './walk-screen.ts';

interface Sources {
  sessionMachine: AnyStateMachine;
  createAccess: (globalRole: string) => object;
  rolesRefused: Error;
  flagsDown: Error;
  serverDown: Error;
}

const email = demoUsers.superAdmin;
const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const flagsButton = (page: Page) => page.getByRole('button', { name: 'Feature flags' });
const failedTitle = (page: Page) => page.getByRole('heading', { name: 'Data Error' });
const staleBanner = (page: Page) => page.getByText("Your permissions couldn't be updated");

/** The requests of each actor of the session machine. */
const requests = {
  verify: /accounts\.session\.verify/,
  loadAccess: /\/api\/(v2\/auth\/(user|roles)|feature-flags)$/,
  loadAccount: /accounts\.getAccountInfo/,
  signIn: /accounts\.login/,
  signOut: /accounts\.logout/,
} as const;
type ActorName = keyof typeof requests;

const redirect = 'Only OpenID Connect redirects: session-redirect.spec.ts.';
const moving =
  'A tab compares itself with the other tabs after its start: e2e/journeys/tabs/sign-out.spec.ts.';

/** Signs another user in and returns the cookies and storage of their browser. */
async function captureViewerSession(browser: Browser, sandbox: Sandbox) {
  const context = await browser.newContext({ baseURL: sandbox.origin });
  const page = await context.newPage();
  await new Portal(page, sandbox).open('/SUP-1004/items', { as: demoUsers.viewer });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('permissions'))).toContain('Vera');
  const storage = await page.evaluate(() => Object.entries<string>({ ...localStorage }));
  const cookies = await context.cookies();
  await context.close();
  return { storage, cookies };
}

test('every transition of a session with passwords is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const { sessionMachine, createAccess, rolesRefused, flagsDown, serverDown } = await loadSources<Sources>(
    'kernel/session/session.machine.ts',
    '../test/session-machine.ts',
  );
  const account = { email };
  const access = createAccess('SUPER_ADMIN');
  const isNew = { hasSession: false, cached: null };
  const isFirstVisit = { hasSession: true, cached: null };
  const isReturning = { hasSession: true, cached: { account, access } };
  const paths = coveringPaths<Record<string, unknown>>({
    machine: sessionMachine,
    inputs: [isNew, isFirstVisit, isReturning],
    events: [
      { type: 'signIn.requested', credentials: {} },
      { type: 'suspension.released' },
      { type: 'suspension.abandoned' },
      actorFailed('signIn', { kind: 'bad-credentials' }),
      actorDone('signIn', account),
      actorFailed('verify', { kind: 'transient' }),
      actorFailed('verify', { kind: 'no-session' }),
      actorDone('verify'),
      ...[serverDown, flagsDown, rolesRefused].map((error) => actorFailed('loadAccess', error)),
      actorDone('loadAccess', access),
      actorFailed('loadAccount', { kind: 'transient' }),
      actorDone('loadAccount', account),
      { type: 'access.retried' },
      { type: 'devMode.switched', isOn: true },
      { type: 'flag.toggled', id: 'user-roles' },
      { type: 'session.expired' },
      { type: 'session.appeared' },
      { type: 'session.disappeared' },
      { type: 'session.replaced' },
      { type: 'signOut.requested' },
      actorFailed('signOut', { kind: 'transient' }),
      actorDone('signOut'),
    ],
    situation: ({ account, access, suspended, isDevMode, serverFlags, failure }) => [
      account !== null,
      access !== null,
      suspended && suspended.access !== null,
      isDevMode,
      serverFlags !== null,
      failure?.kind,
    ],
    canHappen: ({ value, context: { suspended, access, account, isDevMode, serverFlags } }, event) => {
      const { type } = event;
      const state = JSON.stringify(value);
      const isReady = state === '{"signedIn":"ready"}' && access !== null && account !== null && !suspended;
      const isDenied = state === '"denied"';
      const isOver = suspended !== null && suspended.access === null;
      // The application releases screens without unsaved changes at once.
      if (isOver) return type === 'suspension.released';
      if (type.startsWith('xstate.error.actor.loadAccess'))
        return event.error !== flagsDown || serverFlags === null;
      if (type.startsWith('xstate.')) return true;
      if (type === 'access.retried') return true;
      if (type === 'suspension.abandoned') return suspended !== null;
      if (type === 'signIn.requested') return true;
      if (type === 'session.appeared') return true;
      if (type === 'session.disappeared')
        return isReady || isDenied || (suspended !== null && state === '"signedOut"');
      if (type === 'session.expired') return isReady || isDenied;
      if (type === 'session.replaced') return isReady;
      if (type === 'signOut.requested')
        return isReady || isDenied || (state === '"starting"' && access !== null);
      if (type === 'devMode.switched') return isReady && !isDevMode;
      if (type === 'flag.toggled') return isReady && isDevMode;
      return false;
    },
    unreachable: {
      ...Object.fromEntries(redirectTransitions.map((name) => [name, redirect])),
      'starting: session.expired': moving,
      'starting: session.disappeared': moving,
      'starting: session.replaced': moving,
      'denied: session.replaced':
        'The tab of a user without permissions ends its session before another user can sign in.',
      'signedOut: signOut.requested':
        'The sign-in page has no Logout; only a click at the moment of an expiry arrives in this state.',
    },
  });
  problems.tolerateConsole(/status of (401|503)|\/identity\/|\/favicon\.ico$/);

  const held = new Map<ActorName, Awaited<ReturnType<typeof holdRequests>>>();
  const hold = async (...names: ActorName[]) => {
    for (const name of names) {
      const next = await holdRequests(page, requests[name]);
      held.get(name)?.release();
      held.set(name, next);
    }
  };
  const release = (name: ActorName) => held.get(name)?.release();
  /** Holds the requests of the actors that start after an event. */
  const holdNext = async (to: string) => {
    if (to === 'starting') await hold('verify', 'loadAccess', 'loadAccount');
    if (to.startsWith('signingIn')) await hold('signIn', 'loadAccess', 'loadAccount');
    if (to === 'signedIn.loadingAccess') await hold('loadAccess', 'loadAccount');
    if (to === 'signingOut') await hold('signOut');
  };
  /** Ends the session at the provider and expires both tokens. */
  const endSession = async () => {
    await context.clearCookies();
    sandbox.control.advance(43_200_000);
  };
  const storeSession = async (tab: Page) => {
    const { loginToken, identityToken, accessToken } = sandbox.getSession(email);
    const cookie = {
      url: sandbox.origin,
      name: sandbox.sessionCookie,
      value: loginToken,
      sameSite: 'Strict',
    } as const;
    await context.addCookies([cookie]);
    await tab.evaluate(() => localStorage.clear());
    // A sign-in stores one token after the other.
    for (const entry of [
      ['id_token', identityToken],
      ['access_token', accessToken],
    ] as const)
      await tab.evaluate(([key, token]) => localStorage.setItem(key, token), entry);
  };
  /** Another page of the origin, which changes the storage as another tab of the portal does. */
  const tab = await context.newPage();
  await tab.goto('/config.json');
  const otherUser = await captureViewerSession(browser, sandbox);
  await page.clock.install();
  const openForm = async () => {
    await page.getByRole('link', { name: 'Items', exact: true }).first().click();
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await textField(page, 'Brand').fill('Fen Block');
  };

  await walkScreen(paths, {
    start: async ({ input }) => {
      for (const { release } of held.values()) release();
      sandbox.control.clearFaults();
      await page.goto('about:blank');
      await context.clearCookies();
      await tab.evaluate(() => localStorage.clear());
      if (input.hasSession) await storeSession(tab);
      if (input.cached) {
        await page.goto('/SUP-1001/items');
        await expect.poll(() => tab.evaluate(() => localStorage.getItem('permissions'))).toContain('flags');
        await page.goto('about:blank');
      }
      await holdNext(input.hasSession ? 'starting' : '');
      await page.goto('/SUP-1001/items');
    },
    before: () => sandbox.control.clearFaults(),
    events: {
      'signIn.requested': async ({ to }) => {
        await holdNext(to);
        const submit = page.getByRole('button', { name: 'Sign in', exact: true });
        await expect(submit).toBeEnabled();
        await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
        await portal.signIn(email);
      },
      'signIn done': async ({ to }) => {
        await holdNext(to);
        release('signIn');
      },
      'signIn error': async ({ from }) => {
        sandbox.control.addFault({ kind: 'identity', operationId: 'login', errorCode: 403042 });
        const responded = page.waitForResponse(requests.signIn);
        release('signIn');
        await responded;
        if (from === 'signingIn.pending')
          await expect(page.getByRole('alert')).toContainText('The email or password is not correct.');
      },
      'suspension.released': async () => {},
      'suspension.abandoned': () => signInDialog(page).getByRole('button', { name: 'Sign out' }).click(),
      // The requests of loadAccess were sent together with those of verify and are still held.
      'verify done': async () => release('verify'),
      'verify error': async ({ event }) => {
        const isOver = (event.error as { kind: string }).kind === 'no-session';
        const errorCode = isOver ? 403005 : 500001;
        sandbox.control.addFault({ kind: 'identity', operationId: 'verifySession', errorCode, times: 2 });
        release('verify');
      },
      'loadAccess done': async () => release('loadAccess'),
      'loadAccess error': async ({ event, to }) => {
        await holdNext(to);
        const always = { kind: 'status', times: 'always' } as const;
        if (event.error === rolesRefused)
          sandbox.control.addFault({ ...always, status: 401, operationId: 'getRoles' });
        else if (event.error === flagsDown)
          sandbox.control.addFault({ ...always, status: 503, operationId: 'getFeatureFlags' });
        else sandbox.control.addFault({ ...always, status: 503, operationId: 'getAuthUser' });
        // The screen does not change until the sign-out, and the next event removes the fault.
        const responded = event.error === flagsDown ? page.waitForResponse(/\/feature-flags$/) : undefined;
        release('loadAccess');
        await responded;
      },
      'loadAccount done': async () => release('loadAccount'),
      'loadAccount error': async () => {
        sandbox.control.addFault({
          kind: 'identity',
          operationId: 'getAccountInfo',
          errorCode: 500001,
          times: 2,
        });
        release('loadAccount');
      },
      'access.retried': async ({ to }) => {
        await holdNext(to);
        await page.getByRole('button', { name: 'Try again' }).click();
      },
      'after accessRetry': async ({ to }) => {
        await holdNext(to);
        await page.clock.fastForward(30_000);
      },
      'devMode.switched': async () => {
        await accountButton(page).click();
        await page.getByRole('menuitemcheckbox', { name: 'Dev mode' }).click();
        await page.keyboard.press('Escape');
        await expect(flagsButton(page)).toBeVisible();
      },
      'flag.toggled': async () => {
        await flagsButton(page).click();
        await page.getByRole('switch', { name: 'user-roles', exact: true }).press('Space');
        const drawer = page.getByRole('dialog', { name: 'Feature flags' });
        await drawer.getByRole('button', { name: 'Close' }).click();
        await expect(drawer).toBeHidden();
        await expect(section(page, 'Users & Roles')).toHaveCount(0);
      },
      'session.expired': async ({ from }) => {
        if (from !== 'denied') await openForm();
        await endSession();
        await page.clock.fastForward(240_000);
      },
      'session.appeared': async ({ to }) => {
        await holdNext(to);
        await storeSession(tab);
      },
      'session.disappeared': async () => {
        await context.clearCookies();
        await tab.evaluate(() => localStorage.clear());
      },
      'session.replaced': async ({ to }) => {
        await openForm();
        await holdNext(to);
        // A tab that was frozen during the sign-out and the sign-in of the other user receives no storage events, just as
        // the tab that changes the storage.
        await context.clearCookies();
        await context.addCookies(otherUser.cookies);
        await page.evaluate((entries) => {
          localStorage.clear();
          for (const [key, value] of entries) localStorage.setItem(key, value);
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }, otherUser.storage);
      },
      'signOut.requested': async ({ to, from }) => {
        await holdNext(to);
        if (from === 'denied') await page.getByRole('button', { name: 'Back to login' }).click();
        else await portal.signOut();
      },
      'signOut done': async () => release('signOut'),
      'signOut error': async () => {
        sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'logout', times: 'always' });
        release('signOut');
      },
    },
    states: {
      starting: async (step) => {
        await expect(signInTitle(page)).toHaveCount(0);
        if (step?.context.suspended) await expect(signInDialog(page)).toBeVisible();
      },
      signedOut: async (step) => {
        if (step?.context.suspended?.access)
          await expect(signInDialog(page).getByRole('textbox')).toHaveCount(2);
        else if (!step?.context.suspended) await expect(signInTitle(page)).toBeVisible();
      },
      'signingIn.pending': () => expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible(),
      'signingIn.abandoned': () => expect(signInDialog(page)).toHaveCount(0),
      'signedIn.loadingAccess': async () => {
        await expect(signInTitle(page)).toHaveCount(0);
        await expect(failedTitle(page)).toHaveCount(0);
      },
      'signedIn.loadingAccount': () => expect(signInTitle(page)).toHaveCount(0),
      'signedIn.ready': async () => {
        await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
        await expect(signInDialog(page)).toHaveCount(0);
        await expect(staleBanner(page)).toHaveCount(0);
      },
      'signedIn.stale': () => expect(staleBanner(page)).toBeVisible(),
      'signedIn.failed': () => expect(failedTitle(page)).toBeVisible(),
      denied: () => expect(page.getByText(deniedText, { exact: true })).toBeVisible(),
      signingOut: async () => {
        await expect(accountButton(page)).toHaveCount(0);
        await expect(page.getByRole('table')).toHaveCount(0);
      },
    },
  });
});
