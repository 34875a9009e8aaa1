import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { accessTokenPollMs, tokenPollMachine } from './token-poll.machine';

function start(refresh: () => Promise<void>) {
  const clock = new SimulatedClock();
  const actor = createActor(tokenPollMachine.provide({ actors: { refresh: fromPromise(() => refresh()) } }), {
    clock,
  }).start();
  const answered = () => waitFor(actor, (state) => state.matches('waiting'));
  return { actor, clock, answered };
}

test('asks for a token every 240 seconds, not before', async () => {
  const refresh = vi.fn(async () => {});
  const { clock, answered } = start(refresh);
  expect(accessTokenPollMs).toBe(240_000);
  clock.increment(239_999);
  expect(refresh).not.toHaveBeenCalled();
  clock.increment(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await answered();
  clock.increment(240_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a failure waits for the next turn', async () => {
  const refresh = vi.fn(() => Promise.reject(new Error('no answer')));
  const { clock, answered } = start(refresh);
  clock.increment(240_000);
  await answered();
  clock.increment(239_999);
  expect(refresh).toHaveBeenCalledTimes(1);
  clock.increment(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a request that takes longer than a turn is not joined by a second one', () => {
  const refresh = vi.fn(() => new Promise<void>(() => {}));
  const { clock } = start(refresh);
  clock.increment(10 * 240_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('once stopped it asks for nothing', () => {
  const refresh = vi.fn(async () => {});
  const { actor, clock } = start(refresh);
  actor.stop();
  clock.increment(10 * 240_000);
  expect(refresh).not.toHaveBeenCalled();
});
