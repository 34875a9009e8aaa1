import { afterEach, describe, expect, test, vi } from 'vitest';
import { allStates, walk } from '../../../test/machine-walk';
import { createLeaveGuard } from './leave-guard';
import { leaveGuardMachine } from './leave-guard.machine';

describe('the state machine', () => {
  const proceed = () => {};
  const walked = walk(leaveGuardMachine, {
    events: [
      { type: 'changes.made' },
      { type: 'changes.cleared' },
      { type: 'leave.attempted', proceed },
      { type: 'leave.confirmed' },
      { type: 'leave.declined' },
      { type: 'leave.granted' },
    ],
  });

  test('the leave guard machine reaches every state', () => {
    expect(walked.reached).toEqual(allStates(leaveGuardMachine));
  });

  test.each(['clean', 'dirty', 'asking', 'leaving'])(
    'the leave guard machine can reach %s from every state',
    (state) => {
      expect(walked.deadEnds).toEqual([]);
      expect(walked.cutOff(state)).toEqual([]);
    },
  );
});

async function start() {
  const guard = createLeaveGuard();
  await guard.actor.start();
  const went: string[] = [];
  return {
    guard,
    went,
    leaves: (to = 'there') => guard.attempt(() => went.push(to)),
    state: () => guard.actor.getSnapshot().value,
    confirms: () => guard.actor.send({ type: 'leave.confirmed' }),
    declines: () => guard.actor.send({ type: 'leave.declined' }),
  };
}

describe('a page without unsaved changes', () => {
  test('the leave guard without unsaved changes allows navigation at once', async () => {
    const { guard, went, leaves, state } = await start();
    leaves('a');
    leaves('b');
    expect([went, state(), guard.isBlocking()]).toEqual([['a', 'b'], 'clean', false]);
  });

  test('the leave guard without unsaved changes ignores decisions and calls that grant leaving', async () => {
    const { guard, state, confirms, declines } = await start();
    confirms();
    declines();
    guard.grant();
    expect(state()).toBe('clean');
  });

  test('the leave guard without unsaved changes allows navigation after changes are saved or reverted', async () => {
    const { guard, went, leaves } = await start();
    guard.hold()();
    leaves();
    expect([went, guard.isBlocking()]).toEqual([['there'], false]);
  });
});

test('an attempt that a host sends to the actor proceeds at once without changes and after the confirmation', async () => {
  const { guard, went, leaves, confirms, state } = await start();
  const attempt = (to: string) => guard.actor.send({ type: 'leave.attempted', proceed: () => went.push(to) });
  attempt('clean');
  expect([state(), went]).toEqual(['clean', ['clean']]);
  guard.hold();
  leaves('asked');
  confirms();
  attempt('leaving');
  expect([state(), went]).toEqual(['leaving', ['clean', 'asked', 'leaving']]);
});

describe('a page with unsaved changes', () => {
  async function dirty() {
    const page = await start();
    const release = page.guard.hold();
    return { ...page, release };
  }

  test('the leave guard with unsaved changes asks before navigation and proceeds after a confirmation', async () => {
    const { guard, went, leaves, state, confirms } = await dirty();
    expect(guard.isBlocking()).toBe(true);
    leaves();
    expect([state(), went, guard.isBlocking()]).toEqual(['asking', [], true]);
    confirms();
    expect([state(), went, guard.isBlocking()]).toEqual(['leaving', ['there'], false]);
  });

  test('the leave guard with unsaved changes blocks navigation after a decline and asks again for the next navigation', async () => {
    const { went, leaves, state, confirms, declines } = await dirty();
    leaves('first');
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
    leaves('second');
    expect(state()).toBe('asking');
    confirms();
    expect(went).toEqual(['second']);
  });

  test('the leave guard with unsaved changes ignores another attempt while asking', async () => {
    const { went, leaves, confirms } = await dirty();
    leaves('first');
    leaves('second');
    confirms();
    expect(went).toEqual(['first']);
  });

  test('the leave guard with unsaved changes accepts one decision', async () => {
    const { went, leaves, state, confirms, declines } = await dirty();
    leaves();
    confirms();
    confirms();
    declines();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('the leave guard with unsaved changes ignores decisions before it asks', async () => {
    const { went, state, confirms, declines } = await dirty();
    confirms();
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
  });

  test('the leave guard with unsaved changes discards the navigation when the changes are saved while asking', async () => {
    const { went, leaves, release, state, confirms } = await dirty();
    leaves();
    release();
    confirms();
    expect([state(), went]).toEqual(['clean', []]);
  });

  test('the leave guard with unsaved changes allows further navigation after a confirmation', async () => {
    const { went, leaves, confirms } = await dirty();
    leaves('first');
    confirms();
    leaves('second');
    expect(went).toEqual(['first', 'second']);
  });

  test('the leave guard with unsaved changes does not ask after another dialog has granted leaving', async () => {
    const { guard, went, leaves, state } = await dirty();
    guard.grant();
    expect(guard.isBlocking()).toBe(false);
    leaves();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('the leave guard with unsaved changes discards its question when another dialog grants leaving', async () => {
    const { guard, went, leaves, state, confirms } = await dirty();
    leaves('first');
    guard.grant();
    confirms();
    expect([state(), went]).toEqual(['leaving', []]);
    leaves('second');
    expect(went).toEqual(['second']);
  });

  test('the leave guard with unsaved changes asks again when the user changes a field after a confirmed leave', async () => {
    const { guard, went, leaves, state, confirms, release } = await dirty();
    leaves('first');
    confirms();
    const releaseAgain = guard.hold();
    expect([state(), guard.isBlocking()]).toEqual(['dirty', true]);
    leaves('second');
    expect(went).toEqual(['first']);
    release();
    releaseAgain();
    expect(state()).toBe('clean');
  });

  test('the leave guard with unsaved changes blocks navigation for the next form', async () => {
    const { guard, leaves, confirms, release, state } = await dirty();
    leaves();
    confirms();
    release();
    expect(state()).toBe('clean');
    guard.hold();
    expect(guard.isBlocking()).toBe(true);
  });
});

describe('two forms on a page', () => {
  test('two forms on a page block navigation until both forms release their registrations', async () => {
    const { guard } = await start();
    const releaseFirst = guard.hold();
    const releaseSecond = guard.hold();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
    releaseSecond();
    expect(guard.isBlocking()).toBe(false);
  });

  test('two forms on a page still block navigation when one form releases twice', async () => {
    const { guard } = await start();
    const releaseFirst = guard.hold();
    guard.hold();
    releaseFirst();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
  });

  test('the leave guard of two forms keeps asking when one form is saved', async () => {
    const { guard, leaves, state } = await start();
    const releaseFirst = guard.hold();
    guard.hold();
    leaves();
    releaseFirst();
    expect(state()).toBe('asking');
  });
});

test('the callback of a navigation may release the registration of its form', async () => {
  const { guard, state, confirms } = await start();
  const release = guard.hold();
  const proceed = vi.fn(release);
  guard.attempt(proceed);
  confirms();
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(state()).toBe('clean');
});

describe('before the code of the machine has loaded', () => {
  test('changes block navigation at once, and the leave guard asks when its code has loaded', async () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.hold();
    expect(guard.isBlocking()).toBe(true);
    guard.attempt(proceed);
    await vi.waitFor(() => expect(guard.actor.getSnapshot().value).toBe('asking'));
    expect(proceed).not.toHaveBeenCalled();
  });

  test('the leave guard allows navigation after a grant, until the next change', async () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.hold();
    guard.grant();
    guard.attempt(proceed);
    expect([guard.isBlocking(), proceed.mock.calls.length]).toEqual([false, 1]);
    guard.hold();
    expect(guard.isBlocking()).toBe(true);
    await guard.actor.start();
    expect(guard.isBlocking()).toBe(true);
  });

  test('the leave guard allows navigation after the changes are saved', async () => {
    const guard = createLeaveGuard();
    const release = guard.hold();
    release();
    expect(guard.isBlocking()).toBe(false);
    await guard.actor.start();
    expect(guard.actor.getSnapshot().value).toBe('clean');
  });

  test('the leave guard of a page without changes loads no code', () => {
    const guard = createLeaveGuard();
    const proceed = vi.fn();
    guard.grant();
    guard.attempt(proceed);
    expect([guard.actor.isStarted(), proceed.mock.calls.length]).toEqual([false, 1]);
  });

  test('the leave guard asks about the last of two attempts', async () => {
    const guard = createLeaveGuard();
    const [first, second] = [vi.fn(), vi.fn()];
    guard.hold();
    guard.attempt(first);
    guard.attempt(second);
    await vi.waitFor(() => expect(guard.actor.getSnapshot().value).toBe('asking'));
    guard.actor.send({ type: 'leave.confirmed' });
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('code that fails to load', () => {
  afterEach(() => {
    vi.doUnmock('./leave-guard-actor');
    vi.resetModules();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'the leave guard uses `confirmWithoutDialog` when its code fails to load (answer %s)',
    async (answer, navigations) => {
      vi.resetModules();
      vi.doMock('./leave-guard-actor', () => {
        throw new Error('The code is lost.');
      });
      const { createLeaveGuard: create } = await import('./leave-guard');
      const confirmWithoutDialog = vi.fn(() => answer);
      const guard = create({ confirmWithoutDialog });
      const proceed = vi.fn();
      guard.hold();
      guard.attempt(proceed);
      await vi.waitFor(() => expect(confirmWithoutDialog).toHaveBeenCalledOnce());
      expect([proceed.mock.calls.length, guard.isBlocking()]).toEqual([navigations, !answer]);
    },
  );
});
