import { describe, expect, test, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { createDeferredActor } from './deferred-actor';

type Event = { type: 'counted'; by: number };
type Emitted = { type: 'passed'; count: number } | { type: 'unused' };

const counter = setup({
  types: { context: {} as { count: number }, events: {} as Event, emitted: {} as Emitted },
}).createMachine({
  context: { count: 0 },
  on: {
    counted: {
      actions: [
        assign({ count: ({ context, event }) => context.count + event.by }),
        emit(({ context }) => ({ type: 'passed', count: context.count })),
      ],
    },
  },
});
const counted = (by: number): Event => ({ type: 'counted', by });

type State = { context: { count: number } };

function defer(
  load = async () => createActor(counter),
  onLoadFailed?: Parameters<typeof createDeferredActor<State, Event, Emitted>>[0]['onLoadFailed'],
) {
  const code = vi.fn(load);
  const actor = createDeferredActor<State, Event, Emitted>({
    initial: { context: { count: -1 } },
    load: code,
    ...(onLoadFailed && { onLoadFailed }),
  });
  return { actor, code, count: () => actor.getSnapshot().context.count };
}

describe('before the start', () => {
  test('the first state is used, and no code is loaded', () => {
    const { actor, code, count } = defer();
    actor.subscribe(() => {});
    actor.on('passed', () => {});
    expect([count(), code.mock.calls.length]).toEqual([-1, 0]);
  });

  test('events wait in order for the code, which loads once', async () => {
    const { actor, code, count } = defer();
    const passed: number[] = [];
    actor.on('passed', (event) => passed.push(event.count));
    actor.send(counted(1));
    actor.send(counted(2));
    expect(count()).toBe(-1);
    await actor.start();
    expect([passed, count(), code.mock.calls.length]).toEqual([[1, 3], 3, 1]);
  });

  test('listeners hear of the start', async () => {
    const { actor } = defer();
    const counts: number[] = [];
    actor.subscribe(({ context }) => counts.push(context.count));
    await actor.start();
    expect(counts).toEqual([0]);
  });
});

describe('after the start', () => {
  test('events change the state at once', async () => {
    const { actor, count } = defer();
    await actor.start();
    actor.send(counted(5));
    expect(count()).toBe(5);
  });

  test('removed listeners hear nothing', async () => {
    const { actor } = defer();
    const listener = vi.fn();
    const subscriptions = [
      actor.subscribe(listener),
      actor.on('passed', listener),
      actor.on('unused', listener),
    ];
    await actor.start();
    for (const subscription of subscriptions) subscription.unsubscribe();
    listener.mockClear();
    actor.send(counted(1));
    expect(listener).not.toHaveBeenCalled();
  });
});

test('after a failure to load, the next event loads the code again and no event is lost', async () => {
  let isLost = true;
  const { actor, code, count } = defer(async () => {
    if (isLost) throw new Error('no connection');
    return createActor(counter);
  });
  actor.send(counted(1));
  await expect(actor.start()).rejects.toThrow('no connection');
  isLost = false;
  actor.send(counted(2));
  await actor.start();
  expect([count(), code.mock.calls.length]).toEqual([3, 2]);
});
