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

test('a listener that throws stops neither the start nor the other listeners', async () => {
  const thrown = vi.fn();
  process.once('uncaughtException', thrown);
  const { actor, count } = defer();
  const other = vi.fn();
  actor.subscribe(() => {
    throw new Error('A listener failed.');
  });
  actor.subscribe(other);
  await actor.start();
  expect([count(), actor.isStarted(), other.mock.calls.length]).toEqual([0, true, 1]);
  await vi.waitFor(() => expect(thrown).toHaveBeenCalledOnce());
});

describe('before the start', () => {
  test('a deferred actor has its initial state and loads no code before the start', () => {
    const { actor, code, count } = defer();
    actor.subscribe(() => {});
    actor.on('passed', () => {});
    expect([count(), code.mock.calls.length]).toEqual([-1, 0]);
  });

  test('a deferred actor delivers waiting events in order and loads its code once', async () => {
    const { actor, code, count } = defer();
    const passed: number[] = [];
    actor.on('passed', (event) => passed.push(event.count));
    actor.send(counted(1));
    actor.send(counted(2));
    expect(count()).toBe(-1);
    await actor.start();
    expect([passed, count(), code.mock.calls.length]).toEqual([[1, 3], 3, 1]);
  });

  test('subscribers of a deferred actor are notified when it starts', async () => {
    const { actor } = defer();
    const counts: number[] = [];
    actor.subscribe(({ context }) => counts.push(context.count));
    await actor.start();
    expect(counts).toEqual([0]);
  });
});

describe('after the start', () => {
  test('a started actor changes its state at once', async () => {
    const { actor, count } = defer();
    await actor.start();
    actor.send(counted(5));
    expect(count()).toBe(5);
  });

  test('a deferred actor does not call removed listeners', async () => {
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

test('a deferred actor keeps its events when the code fails to load, and the next event loads the code again', async () => {
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

test('a deferred actor changes its state and drops events as `onLoadFailed` returns', async () => {
  let isLost = true;
  const { actor, count } = defer(
    async () => {
      if (isLost) throw new Error('no connection');
      return createActor(counter);
    },
    (events) => ({
      kept: events.filter(({ by }) => by > 1),
      state: { context: { count: -2 } },
      emitted: [{ type: 'passed', count: 0 }],
    }),
  );
  const counts: number[] = [];
  const passed: number[] = [];
  actor.subscribe(({ context }) => counts.push(context.count));
  actor.on('passed', (event) => passed.push(event.count));
  actor.send(counted(1));
  actor.send(counted(2));
  await expect(actor.start()).rejects.toThrow('no connection');
  expect([count(), counts, passed]).toEqual([-2, [-2], [0]]);
  isLost = false;
  await actor.start();
  expect([count(), counts, passed]).toEqual([2, [-2, 2], [0, 2]]);
});

test('an event that a listener sends during the start is delivered after the waiting events', async () => {
  const { actor } = defer();
  const passed: number[] = [];
  actor.on('passed', (event) => {
    passed.push(event.count);
    if (event.count === 1) actor.send(counted(100));
  });
  actor.send(counted(1));
  actor.send(counted(2));
  await actor.start();
  expect(passed).toEqual([1, 3, 103]);
});
