import type { Page, Request } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { itemsPath, rows } from '../fixtures/items.ts';
import { accountButton, section } from '../fixtures/shell.ts';
import { openTabs } from '../fixtures/tabs.ts';
import { expect, test } from '../fixtures/test.ts';
import { actorDone, actorFailed, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

const tokenPath = '/api/v2/auth/accessToken';
const list = '/SUP-1001/items';
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

/** Resolves after the page has handled another tab's change of the access token. */
const nextStorageEvent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('storage', ({ key }) => {
          if (key === 'access_token') resolve();
        });
      }),
  );

test('every transition of the access token is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  const { tokenMachine } = await loadSources<{ tokenMachine: AnyStateMachine }>(
    'kernel/session/tokens/token.machine.ts',
  );
  const sessionOver = { kind: 'no-session' };
  const serverDown = { kind: 'http', status: 503 };
  const paths = coveringPaths({
    // The walk decides whether the token is overdue; it moves the clock of the browser.
    machine: tokenMachine.provide({ guards: { isOverdue: () => true } }),
    inputs: [{ isPolled: true }],
    events: [
      { type: 'session.opened' },
      { type: 'token.renewedElsewhere' },
      { type: 'page.woke' },
      { type: 'refresh.requested', reason: 'unauthorized' },
      actorDone('obtain', 'token'),
      actorFailed('obtain', serverDown),
      actorFailed('obtain', sessionOver),
      { type: 'session.closed' },
    ],
    unreachable: {
      'expired: session.opened':
        'The session closes an expired token at once, before a user can sign in again.',
    },
  });
  let renewal: Awaited<ReturnType<typeof holdRequests>> | undefined;
  /** The reason of the running refresh. */
  let cause = '';
  const hold = async (name: string) => {
    cause = name;
    sandbox.control.clearJournal();
    renewal = await holdRequests(page, `**${tokenPath}`);
  };
  /** Resolves when the running request for a token has a response or is aborted. */
  const endOfRenewal = () => {
    const isRenewal = (request: Request) => request.url().endsWith(tokenPath);
    return Promise.race([
      page.waitForEvent('requestfinished', isRenewal),
      page.waitForEvent('requestfailed', isRenewal),
    ]);
  };
  const isRefreshing = () => page.waitForRequest(`**${tokenPath}`);
  await page.clock.install();

  await walkScreen(paths, {
    start: async () => {
      await page.goto(list);
    },
    events: {
      'session.opened': async () => {
        await portal.signIn();
        await section(page, 'Items').click();
        await expect(rows(page)).toHaveCount(8);
        sandbox.control.clearJournal();
      },
      'token.renewedElsewhere': async () => {
        await page.clock.fastForward(150_000);
        const [tab] = await openTabs(context, 1, list);
        if (!tab) throw new Error('e2e: no tab was opened');
        await expect(rows(tab)).toHaveCount(8);
        const before = await storedToken(page);
        sandbox.expireAccessTokens();
        problems.expectStatus(401, itemsPath);
        const heard = nextStorageEvent(page);
        await tab.getByRole('button', { name: 'Size' }).click();
        await heard;
        expect(await storedToken(page)).not.toBe(before);
        await tab.close();
        sandbox.control.clearJournal();
        // The interval of this tab starts again.
        await page.clock.fastForward(150_000);
        expect(sandbox.calls('getAccessToken')).toEqual([]);
      },
      'page.woke': async () => {
        await hold('page.woke');
        const requested = isRefreshing();
        // The clock moves during sleep, but timers do not run.
        await page.clock.setSystemTime(Date.now() + 3_600_000);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await requested;
      },
      'refresh.requested': async () => {
        await hold('refresh.requested');
        const requested = isRefreshing();
        sandbox.expireAccessTokens();
        problems.expectStatus(401, itemsPath);
        await page.getByRole('button', { name: 'Size' }).click();
        await requested;
      },
      'after pollInterval': async () => {
        await hold('after pollInterval');
        const requested = isRefreshing();
        await page.clock.fastForward(240_000);
        await requested;
      },
      'obtain done': async () => {
        const before = await storedToken(page);
        renewal?.release();
        await expect.poll(() => storedToken(page)).not.toBe(before);
        await expect(rows(page)).toHaveCount(8);
        expect(sandbox.statuses('getAccessToken')).toEqual([200]);
      },
      'obtain error': async ({ to }) => {
        if (to === 'expired') {
          // The session of the provider ends with its cookie.
          await context.clearCookies();
          sandbox.control.advance(43_200_000);
          problems.expectStatus(401, tokenPath);
          renewal?.release();
          return;
        }
        sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getAccessToken' });
        problems.expectStatus(503, tokenPath);
        renewal?.release();
        await expect.poll(() => sandbox.statuses('getAccessToken')).toEqual([503]);
        if (cause === 'refresh.requested') {
          problems.expectStatus(401, itemsPath);
          await page.getByRole('button', { name: 'Try again' }).click();
        }
        await expect(rows(page)).toHaveCount(8);
      },
      'session.closed': async ({ from }) => {
        const ended = from === 'refreshing' ? endOfRenewal() : undefined;
        if (from !== 'expired') await portal.signOut();
        renewal?.release();
        await ended;
      },
    },
    states: {
      closed: async () => {
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
        expect(await storedToken(page)).toBeNull();
        sandbox.control.clearJournal();
        await page.clock.fastForward(500_000);
        expect(sandbox.calls('getAccessToken')).toEqual([]);
      },
      idle: () => expect(accountButton(page)).toBeVisible(),
      refreshing: async () => {
        await expect(accountButton(page)).toBeVisible();
        await expect(rows(page)).toHaveCount(8);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
      expired: async () => {
        await expect(page.getByRole('alert')).toContainText('Your session has expired.');
        await expect(rows(page)).toHaveCount(0);
      },
    },
  });
});
