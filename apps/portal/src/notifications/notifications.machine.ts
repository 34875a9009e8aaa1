import { assign, fromPromise, setup } from 'xstate';
import type { CheckResult } from './change-sources';
import type { SourceChanges, SourceName } from './changes';

/** Delay in milliseconds of the first check, because it must not delay the first screen. */
export const firstCheckMs = 10_000;
/** Interval of the checks in milliseconds. */
export const checkIntervalMs = 120_000;
/** Longest interval in milliseconds. Each failed check in a row doubles the interval. */
export const longestIntervalMs = 16 * 60_000;

export interface NotificationsContext {
  /** The latest changes of each source; `null` before the first check. */
  loaded: ReadonlyMap<SourceName, SourceChanges> | null;
  /** Number of failed checks in a row. */
  failures: number;
  /** Time of the last check by this device's clock, in milliseconds since the epoch. */
  checkedAtMs: number | null;
  /** Whether the tab is visible and online, and the user is signed in. */
  isAwake: boolean;
}

export type NotificationsEvent =
  | { type: 'page.woke' }
  | { type: 'page.slept' }
  /** The user opened the list or pressed Retry. */
  | { type: 'check.requested' };

/** Milliseconds from one check to the next after failed checks in a row. */
export const intervalAfter = (failures: number): number =>
  Math.min(checkIntervalMs * 2 ** failures, longestIntervalMs);

function untilNextCheckMs({ checkedAtMs, failures }: NotificationsContext): number {
  if (checkedAtMs === null) return firstCheckMs;
  const interval = intervalAfter(failures);
  const elapsed = Date.now() - checkedAtMs;
  // A negative value means that the clock was set back. The elapsed time is unknown.
  return elapsed < 0 ? interval : Math.max(0, interval - elapsed);
}

/**
 * Checks for changes of orders and uploads every 2 minutes while the tab is visible, online and signed in. A failed
 * check doubles the interval up to 16 minutes. A check that is interrupted by a hidden tab is repeated later.
 */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: {
    check: fromPromise<CheckResult>(async () => {
      throw new Error('portal: the notifications machine has no check actor. Pass it to provide().');
    }),
  },
  delays: { untilNextCheck: ({ context }) => untilNextCheckMs(context) },
  guards: { isAsleep: ({ context }) => !context.isAwake },
  actions: {
    wake: assign({ isAwake: true }),
    sleep: assign({ isAwake: false }),
    setResult: assign(({ context }, { result }: { result: CheckResult }) => ({
      loaded: new Map([...(context.loaded ?? []), ...result.loaded]),
      failures: result.hasFailed ? context.failures + 1 : 0,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    recordCheck: assign({ checkedAtMs: () => Date.now() }),
  },
}).createMachine({
  id: 'notifications',
  context: { loaded: null, failures: 0, checkedAtMs: null, isAwake: false },
  initial: 'paused',
  states: {
    paused: {
      on: { 'page.woke': { target: 'waiting', actions: 'wake' }, 'check.requested': 'checking' },
    },
    waiting: {
      always: { guard: 'isAsleep', target: 'paused' },
      after: { untilNextCheck: 'checking' },
      on: { 'page.slept': { target: 'paused', actions: 'sleep' }, 'check.requested': 'checking' },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        onDone: {
          target: 'waiting',
          actions: [{ type: 'setResult', params: ({ event }) => ({ result: event.output }) }, 'recordCheck'],
        },
        onError: { target: 'waiting', actions: ['countFailure', 'recordCheck'] },
      },
      on: {
        // The running check has the sources of its start.
        'check.requested': { target: 'checking', reenter: true },
        'page.woke': { actions: 'wake' },
        'page.slept': { target: 'paused', actions: 'sleep' },
      },
    },
  },
});
