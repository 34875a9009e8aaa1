import { describe, expect, test, vi } from 'vitest';
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

function start() {
  const guard = createLeaveGuard();
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
  test('the leave guard without unsaved changes allows navigation at once', () => {
    const { guard, went, leaves, state } = start();
    leaves('a');
    leaves('b');
    expect([went, state(), guard.isBlocking()]).toEqual([['a', 'b'], 'clean', false]);
  });

  test('the leave guard without unsaved changes ignores decisions and grant()', () => {
    const { guard, state, confirms, declines } = start();
    confirms();
    declines();
    guard.grant();
    expect(state()).toBe('clean');
  });

  test('the leave guard without unsaved changes allows navigation after changes are saved or reverted', () => {
    const { guard, went, leaves } = start();
    guard.hold()();
    leaves();
    expect([went, guard.isBlocking()]).toEqual([['there'], false]);
  });
});

test('an attempt that a host sends to the actor proceeds at once without changes and after the confirmation', () => {
  const { guard, went, leaves, confirms, state } = start();
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
  function dirty() {
    const page = start();
    const release = page.guard.hold();
    return { ...page, release };
  }

  test('the leave guard with unsaved changes asks before navigation and proceeds after a confirmation', () => {
    const { guard, went, leaves, state, confirms } = dirty();
    expect(guard.isBlocking()).toBe(true);
    leaves();
    expect([state(), went, guard.isBlocking()]).toEqual(['asking', [], true]);
    confirms();
    expect([state(), went, guard.isBlocking()]).toEqual(['leaving', ['there'], false]);
  });

  test('the leave guard with unsaved changes blocks navigation after a decline and asks again for the next navigation', () => {
    const { went, leaves, state, confirms, declines } = dirty();
    leaves('first');
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
    leaves('second');
    expect(state()).toBe('asking');
    confirms();
    expect(went).toEqual(['second']);
  });

  test('the leave guard with unsaved changes ignores another attempt while asking', () => {
    const { went, leaves, confirms } = dirty();
    leaves('first');
    leaves('second');
    confirms();
    expect(went).toEqual(['first']);
  });

  test('the leave guard with unsaved changes accepts one decision', () => {
    const { went, leaves, state, confirms, declines } = dirty();
    leaves();
    confirms();
    confirms();
    declines();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('the leave guard with unsaved changes ignores decisions before it asks', () => {
    const { went, state, confirms, declines } = dirty();
    confirms();
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
  });

  test('the leave guard with unsaved changes discards the navigation when the changes are saved while asking', () => {
    const { went, leaves, release, state, confirms } = dirty();
    leaves();
    release();
    confirms();
    expect([state(), went]).toEqual(['clean', []]);
  });

  test('the leave guard with unsaved changes allows further navigation after a confirmation', () => {
    const { went, leaves, confirms } = dirty();
    leaves('first');
    confirms();
    leaves('second');
    expect(went).toEqual(['first', 'second']);
  });

  test('the leave guard with unsaved changes does not ask after another dialog has granted leaving', () => {
    const { guard, went, leaves, state } = dirty();
    guard.grant();
    expect(guard.isBlocking()).toBe(false);
    leaves();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('the leave guard with unsaved changes discards its question when another dialog grants leaving', () => {
    const { guard, went, leaves, state, confirms } = dirty();
    leaves('first');
    guard.grant();
    confirms();
    expect([state(), went]).toEqual(['leaving', []]);
    leaves('second');
    expect(went).toEqual(['second']);
  });

  test('the leave guard with unsaved changes asks again when the user changes a field after a confirmed leave', () => {
    const { guard, went, leaves, state, confirms, release } = dirty();
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

  test('the leave guard with unsaved changes blocks navigation for the next form', () => {
    const { guard, leaves, confirms, release, state } = dirty();
    leaves();
    confirms();
    release();
    expect(state()).toBe('clean');
    guard.hold();
    expect(guard.isBlocking()).toBe(true);
  });
});

describe('two forms on a page', () => {
  test('two forms on a page block navigation until both forms release their registrations', () => {
    const { guard } = start();
    const releaseFirst = guard.hold();
    const releaseSecond = guard.hold();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
    releaseSecond();
    expect(guard.isBlocking()).toBe(false);
  });

  test('two forms on a page still block navigation when one form releases twice', () => {
    const { guard } = start();
    const releaseFirst = guard.hold();
    guard.hold();
    releaseFirst();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
  });

  test('the leave guard of two forms keeps asking when one form is saved', () => {
    const { guard, leaves, state } = start();
    const releaseFirst = guard.hold();
    guard.hold();
    leaves();
    releaseFirst();
    expect(state()).toBe('asking');
  });
});

test("a navigation's callback may release its form's registration", () => {
  const { guard, state, confirms } = start();
  const release = guard.hold();
  const proceed = vi.fn(release);
  guard.attempt(proceed);
  confirms();
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(state()).toBe('clean');
});
