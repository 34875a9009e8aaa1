import type { Request } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { bell, changesPanel, failOrder } from '../fixtures/notifications.ts';
import { expect, test } from '../fixtures/test.ts';
import { actorDone, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

/** The requests of a check. */
const lists = /\/(imports|inbound-orders|outbound-orders)\?/;
const uploads = /\/imports\?/;
/** Longer than the longest interval between two checks. */
const longestIntervalMs = 16 * 60_000 + 1_000;

test('every transition of the notifications is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  const { notificationsMachine } = await loadSources<{ notificationsMachine: AnyStateMachine }>(
    '../../../apps/portal/src/notifications/notifications.machine.ts',
  );
  const paths = coveringPaths({
    machine: notificationsMachine,
    events: [
      { type: 'page.woke' },
      { type: 'page.slept' },
      { type: 'check.requested' },
      actorDone('check', { loaded: new Map(), hasFailed: false }),
    ],
    situation: ({ isAwake }) => isAwake,
    canHappen: ({ context: { isAwake } }, { type }) =>
      type === 'page.woke' ? !isAwake : type !== 'page.slept' || isAwake,
    unreachable: {
      'checking: check error':
        'A check resolves although its requests fail. The result says that the check has failed.',
    },
  });
  let held: Awaited<ReturnType<typeof holdRequests>> | undefined;
  let requests = 0;
  let isOnline = true;
  /** Orders that failed since the first successful check. */
  let unread: number | undefined;
  page.on('request', (request) => {
    if (uploads.test(request.url())) requests += 1;
  });
  problems.tolerateConsole(/net::ERR_INTERNET_DISCONNECTED|net::ERR_ABORTED/);
  await page.clock.install();

  /** Starts a check whose requests are held. A running check is canceled. */
  const startCheck = async (start: () => Promise<unknown>) => {
    const next = await holdRequests(page, lists);
    held?.release();
    held = next;
    const requested = page.waitForRequest(uploads);
    await start();
    await requested;
  };
  const setOnline = async (value: boolean) => {
    isOnline = value;
    await context.setOffline(!value);
  };
  const expectUnread = () =>
    expect(bell(page)).toHaveAccessibleName(unread ? `Notifications, ${unread} unread` : 'Notifications');

  await walkScreen(paths, {
    start: async () => {
      await setOnline(true);
      await portal.open('/SUP-1001/items');
      await expect(page.getByRole('rowheader')).toHaveCount(8);
      await expectUnread();
      const panel = page.waitForResponse(/\/assets\/notifications-panel/);
      await bell(page).hover();
      await panel;
      await setOnline(false);
    },
    events: {
      'page.woke': () => setOnline(true),
      'page.slept': () => setOnline(false),
      'check.requested': () =>
        startCheck(async () => {
          if (await changesPanel(page).isVisible()) await page.keyboard.press('Escape');
          await bell(page).click();
        }),
      'after untilNextCheck': () => startCheck(() => page.clock.fastForward(longestIntervalMs)),
      'check done': async () => {
        if (isOnline && unread !== undefined) {
          await failOrder(sandbox);
          unread += 1;
        }
        const isUploads = (request: Request) => uploads.test(request.url());
        const ended = isOnline
          ? page.waitForEvent('requestfinished', isUploads)
          : page.waitForEvent('requestfailed', isUploads);
        held?.release();
        await ended;
        if (isOnline) unread ??= 0;
      },
    },
    states: {
      paused: async () => {
        await expectUnread();
        const before = requests;
        await page.clock.fastForward(longestIntervalMs);
        await expectUnread();
        expect(requests).toBe(before);
      },
      waiting: expectUnread,
      checking: async () => {
        await expectUnread();
        if (await changesPanel(page).isVisible())
          await expect(changesPanel(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
      },
    },
  });
});
