import { describe, expect, test, vi } from 'vitest';
import { allStates, walk } from '../../../test/machine-walk';
import { createLeaveGuard } from './leave-guard';
import { leaveGuardMachine } from './leave-guard.machine';

describe('every state', () => {
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
    situation: (context) => context.proceed !== null,
  });

  test('can be reached', () => {
    expect(walked.reached).toEqual(allStates(leaveGuardMachine));
  });

  test.each(['clean', 'dirty', 'asking', 'leaving'])('can be left for %s, in whatever situation', (state) => {
    expect(walked.deadEnds).toEqual([]);
    expect(walked.cutOff(state)).toEqual([]);
  });
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
  test('is left at once', () => {
    const { guard, went, leaves, state } = start();
    leaves('a');
    leaves('b');
    expect([went, state(), guard.isBlocking()]).toEqual([['a', 'b'], 'clean', false]);
  });

  test('hears no answer to a question that nobody asked', () => {
    const { guard, state, confirms, declines } = start();
    confirms();
    declines();
    guard.grant();
    expect(state()).toBe('clean');
  });

  test('is one whose changes are gone, by a save or taken back', () => {
    const { guard, went, leaves } = start();
    guard.hold()();
    leaves();
    expect([went, guard.isBlocking()]).toEqual([['there'], false]);
  });
});

describe('a page with unsaved changes', () => {
  function dirty() {
    const page = start();
    const release = page.guard.hold();
    return { ...page, release };
  }

  test('asks before it is left, and goes when that is confirmed', () => {
    const { guard, went, leaves, state, confirms } = dirty();
    expect(guard.isBlocking()).toBe(true);
    leaves();
    expect([state(), went, guard.isBlocking()]).toEqual(['asking', [], true]);
    confirms();
    expect([state(), went, guard.isBlocking()]).toEqual(['leaving', ['there'], false]);
  });

  test('stays when that is declined, and asks again the next time', () => {
    const { went, leaves, state, confirms, declines } = dirty();
    leaves('first');
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
    leaves('second');
    expect(state()).toBe('asking');
    confirms();
    expect(went).toEqual(['second']);
  });

  test('asks once: another attempt meanwhile changes nothing', () => {
    const { went, leaves, confirms } = dirty();
    leaves('first');
    leaves('second');
    confirms();
    expect(went).toEqual(['first']);
  });

  test('hears one answer', () => {
    const { went, leaves, state, confirms, declines } = dirty();
    leaves();
    confirms();
    confirms();
    declines();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('hears no answer before it has asked', () => {
    const { went, state, confirms, declines } = dirty();
    confirms();
    declines();
    expect([state(), went]).toEqual(['dirty', []]);
  });

  test('does not leave any more when they are saved while it asks', () => {
    const { went, leaves, release, state, confirms } = dirty();
    leaves();
    release();
    confirms();
    expect([state(), went]).toEqual(['clean', []]);
  });

  test('is free once leaving was confirmed, also for what follows from it', () => {
    const { went, leaves, confirms } = dirty();
    leaves('first');
    confirms();
    leaves('second');
    expect(went).toEqual(['first', 'second']);
  });

  test('asks nothing while the way is free because somebody else has asked', () => {
    const { guard, went, leaves, state } = dirty();
    guard.grant();
    expect(guard.isBlocking()).toBe(false);
    leaves();
    expect([state(), went]).toEqual(['leaving', ['there']]);
  });

  test('gives up its question when somebody else has asked', () => {
    const { guard, went, leaves, state, confirms } = dirty();
    leaves('first');
    guard.grant();
    confirms();
    expect([state(), went]).toEqual(['leaving', []]);
    leaves('second');
    expect(went).toEqual(['second']);
  });

  test('that is still there after a confirmed leave asks again once something is typed', () => {
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

  test('that has been left begins anew with the next form', () => {
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
  test('hold it until both have let go', () => {
    const { guard } = start();
    const releaseFirst = guard.hold();
    const releaseSecond = guard.hold();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
    releaseSecond();
    expect(guard.isBlocking()).toBe(false);
  });

  test('of which one lets go twice still hold by the other', () => {
    const { guard } = start();
    const releaseFirst = guard.hold();
    guard.hold();
    releaseFirst();
    releaseFirst();
    expect(guard.isBlocking()).toBe(true);
  });

  test('keep the question when one of them is saved while it asks', () => {
    const { guard, leaves, state } = start();
    const releaseFirst = guard.hold();
    guard.hold();
    leaves();
    releaseFirst();
    expect(state()).toBe('asking');
  });
});

describe('what leaving would do', () => {
  test('is what the holder says, as long as it holds', () => {
    const { guard } = start();
    expect(guard.warning()).toBeUndefined();
    const release = guard.hold('The upload is canceled.');
    expect([guard.isBlocking(), guard.warning()]).toEqual([true, 'The upload is canceled.']);
    release();
    expect(guard.warning()).toBeUndefined();
  });

  test('is left to the host’s words where something unsaved is held as well', () => {
    const { guard } = start();
    guard.hold('The upload is canceled.');
    guard.hold();
    expect(guard.warning()).toBeUndefined();
  });
});

test('a way out may let go of the form that it leaves', () => {
  const { guard, state, confirms } = start();
  const release = guard.hold();
  const proceed = vi.fn(release);
  guard.attempt(proceed);
  confirms();
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(state()).toBe('clean');
});
