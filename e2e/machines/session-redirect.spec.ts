import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { demoUsers } from '../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, rows } from '../fixtures/items.ts';
import { continueButton, providerHeading, signInAtProvider, test } from '../fixtures/oidc.ts';
import { accountButton, section } from '../fixtures/shell.ts';
import { expect } from '../fixtures/test.ts';
import { actorDone, actorFailed, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { redirectTransitions } from './redirect-transitions.ts';
import { walkScreen } from './walk-screen.ts';

interface Sources {
  sessionMachine: AnyStateMachine;
  createAccess: (globalRole: string) => object;
}

const list = '/SUP-1001/items';
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const unavailable = 'Sign-in is temporarily unavailable. Try again in a moment.';

test('every transition of a sign-in by redirect is walked on the screen', async ({
  page,
  problems,
  sandbox,
  context,
}) => {
  test.setTimeout(120_000);
  const { sessionMachine, createAccess } = await loadSources<Sources>(
    'kernel/session/session.machine.ts',
    '../test/session-machine.ts',
  );
  const account = { email: demoUsers.supplierAdmin };
  const response = {
    hasSession: false,
    cached: null,
    redirectResponse: new URL('https://portal.example/login'),
  };
  const isNew = { hasSession: false, cached: null };
  const paths = coveringPaths<Record<string, unknown>>({
    machine: sessionMachine,
    inputs: [response, isNew],
    only: redirectTransitions,
    events: [
      { type: 'redirect.requested', returnTo: list },
      actorFailed('beginRedirect', { kind: 'transient' }),
      { type: 'redirect.abandoned' },
      actorDone('finishRedirect', { account, returnTo: list }),
      actorFailed('finishRedirect', { kind: 'transient' }),
      actorDone('loadAccess', createAccess('ADMIN')),
      { type: 'session.expired' },
      { type: 'suspension.abandoned' },
    ],
    situation: ({ account, access, suspended }) => [account !== null, access !== null, suspended !== null],
    canHappen: ({ value, context: { suspended } }, { type }) => {
      const state = JSON.stringify(value);
      if (type === 'session.expired') return state === '{"signedIn":"ready"}';
      if (type === 'suspension.abandoned') return suspended !== null;
      return type !== 'redirect.abandoned' || suspended === null;
    },
  });
  const { oidc } = sandbox;
  const requests = {
    token: `${oidc.origin}/token`,
    metadata: `${oidc.origin}/.well-known/**`,
    access: /\/api\/(v2\/auth\/(user|roles)|feature-flags)$/,
    save: '**/suppliers/SUP-1001/items',
  };
  const held = new Map<keyof typeof requests, Awaited<ReturnType<typeof holdRequests>>>();
  const hold = async (name: keyof typeof requests) => {
    const next = await holdRequests(page, requests[name]);
    held.get(name)?.release();
    held.set(name, next);
  };
  problems.tolerateConsole(/net::ERR_FAILED|CORS policy| 404 \(Not Found\) \/favicon\.ico$|status of 503/);

  /** Another page of the origin, which changes the storage as another tab of the portal does. */
  const tab = await context.newPage();
  await tab.goto('/config.json');
  await walkScreen(paths, {
    start: async () => {
      for (const { release } of held.values()) release();
      oidc.resume();
      await page.goto('about:blank');
      await context.clearCookies();
      await tab.evaluate(() => localStorage.clear());
      await page.goto(list);
      await continueButton(page).click();
      await expect(providerHeading(page)).toBeVisible();
      await hold('token');
      const requested = page.waitForRequest(requests.token);
      await signInAtProvider(page);
      await requested;
    },
    events: {
      'finishRedirect done': async () => {
        await hold('access');
        held.get('token')?.release();
      },
      'finishRedirect error': async () => {
        oidc.interrupt('unavailable', '/token');
        held.get('token')?.release();
      },
      'loadAccess done': async () => held.get('access')?.release(),
      'session.expired': async () => {
        // The metadata of the provider is requested again by a new page.
        await page.reload();
        await section(page, 'Items').click();
        await page.getByRole('link', { name: 'Add New Item' }).click();
        await fillItemForm(page);
        await hold('save');
        await addButton(page).click();
        await confirmButton(page).click();
        // Another tab's session has expired. A running save keeps the screens of this tab.
        await tab.evaluate(() => {
          for (const key of Object.keys(localStorage))
            if (/^(id_token|access_token|oidc\.user\.)/.test(key)) localStorage.removeItem(key);
        });
      },
      'redirect.requested': async () => {
        await hold('metadata');
        const requested = page.waitForRequest(requests.metadata);
        await continueButton(page).click();
        await requested;
      },
      'beginRedirect error': async () => held.get('metadata')?.abort(),
      'suspension.abandoned': () => signInDialog(page).getByRole('button', { name: 'Sign out' }).click(),
      'redirect.abandoned': async () => {
        await page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        );
        held.get('metadata')?.abort();
      },
    },
    states: {
      returning: async () => {
        await expect(page).toHaveURL(/\/login/);
        await expect(continueButton(page)).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
      'signedIn.loadingAccess': async () => {
        await expect(continueButton(page)).toHaveCount(0);
        await expect(rows(page)).toHaveCount(0);
      },
      'signedIn.ready': async () => {
        await expect(accountButton(page)).toBeVisible();
        await expect(page).toHaveURL(list);
        await expect(rows(page)).toHaveCount(8);
      },
      signedOut: async (step) => {
        await expect(continueButton(page)).toBeEnabled();
        await expect(continueButton(page)).not.toHaveAttribute('aria-disabled', 'true');
        if (step?.event.type.startsWith('xstate.error'))
          await expect(page.getByRole('alert')).toHaveText(unavailable);
        await expect(signInDialog(page)).toHaveCount(step?.context.suspended ? 1 : 0);
      },
      redirecting: async (step) => {
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(signInDialog(page)).toHaveCount(step?.context.suspended ? 1 : 0);
        if (!step?.context.suspended) await expect(page).toHaveURL(/\/login/);
      },
    },
  });
});
