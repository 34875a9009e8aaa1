import { PortalError } from '@portal-kit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { allStates, completed, failed, walk } from '../../../test/machine-walk';
import { createSaveMachine, type SaveEvent, type SaveInput } from './save.machine';

interface Body {
  sku: string;
}
type Send = (input: SaveInput<Body>) => Promise<string>;

const machine = createSaveMachine<Body, string>();
const outdated = new PortalError({ kind: 'http', status: 412, message: 'No' });
const invalid = new PortalError({ kind: 'http', status: 422, message: 'No' });
const lost = new PortalError({ kind: 'network', message: 'No' });
const submit = (sku: string, isUnchanged = false) =>
  ({ type: 'form.submitted', request: { sku }, isUnchanged }) as const;
const confirmed = { type: 'save.confirmed' } as const;
const declined = { type: 'save.declined' } as const;
const resolved = { type: 'conflict.resolved' } as const;
const reopened = { type: 'conflict.reopened' } as const;
const removed = { type: 'form.removed' } as const;
const saved: Send = async () => 'saved';

/** Starts a save of a change, or of a new record, with a server that sends the given responses. */
function start(send: Send = saved, { isChange = true } = {}) {
  const sent: SaveInput<Body>[] = [];
  const effects = {
    resetForm: vi.fn(),
    focusConflict: vi.fn(),
    notifySaved: vi.fn(),
    notifyFailed: vi.fn(),
  };
  const actor = createActor(
    machine.provide({
      actors: {
        send: fromPromise(({ input }: { input: SaveInput<Body> }) => {
          sent.push(input);
          return send(input);
        }),
      },
      actions: {
        ...effects,
        notifySaved: (_, params) => effects.notifySaved(params),
        notifyFailed: (_, params) => effects.notifyFailed(params),
      },
    }),
    { input: { isChange } },
  ).start();
  const at = () => actor.getSnapshot().value;
  return {
    ...effects,
    actor,
    sent,
    at,
    context: () => actor.getSnapshot().context,
    send: (...events: SaveEvent<Body>[]) => {
      for (const event of events) actor.send(event);
    },
    /** Submits, confirms, and waits for the response. */
    save: async (sku: string) => {
      actor.send(submit(sku));
      actor.send(confirmed);
      await waitFor(actor, (state) => !state.matches('saving'));
      return at();
    },
  };
}
const failing =
  (error: unknown): Send =>
  () =>
    Promise.reject(error);

const events = [
  submit('A'),
  submit('A', true),
  confirmed,
  declined,
  resolved,
  reopened,
  removed,
  completed('send', 'saved'),
  failed('send', outdated),
  failed('send', invalid),
  failed('send', lost),
];

test('every state of a save is reachable and has an exit', () => {
  const { reached, deadEnds, cutOff } = walk(machine, { events, input: { isChange: true } });
  expect(reached).toEqual(allStates(machine));
  expect(deadEnds).toEqual([]);
  expect(cutOff('confirming')).toEqual([]);
});

test('a new record never enters the conflict state', () => {
  const { reached } = walk(machine, {
    events: events.filter((event) => event !== reopened),
    input: { isChange: false },
  });
  expect(reached.has('conflict')).toBe(false);
});

/** Brings a save into each of its states. */
const saveIn = {
  editing: async () => start(),
  confirming: async () => {
    const save = start();
    save.send(submit('A'));
    return save;
  },
  saving: async () => {
    const save = start(() => new Promise(() => {}));
    save.send(submit('A'), confirmed);
    return save;
  },
  conflict: async () => {
    const save = start(failing(outdated));
    await save.save('A');
    return save;
  },
  failed: async () => {
    const save = start(failing(invalid));
    await save.save('A');
    return save;
  },
  outcomeUnknown: async () => {
    const save = start(failing(lost));
    await save.save('A');
    return save;
  },
  saved: async () => {
    const save = start();
    await save.save('A');
    return save;
  },
} as const;
type State = keyof typeof saveIn;

test.each<[State, SaveEvent<Body>, State]>([
  ['editing', submit('B'), 'confirming'],
  ['editing', submit('B', true), 'editing'],
  ['editing', reopened, 'conflict'],
  ['confirming', confirmed, 'saving'],
  ['confirming', declined, 'editing'],
  ['saving', removed, 'editing'],
  ['conflict', resolved, 'editing'],
  ['failed', submit('B'), 'confirming'],
  ['failed', submit('B', true), 'editing'],
  ['failed', reopened, 'conflict'],
  ['outcomeUnknown', submit('B'), 'confirming'],
  ['outcomeUnknown', submit('B', true), 'editing'],
  ['outcomeUnknown', reopened, 'conflict'],
  ['saved', submit('B'), 'confirming'],
  ['saved', submit('B', true), 'editing'],
  ['saved', reopened, 'conflict'],
])('the state %s changes on %o to %s', async (from, event, to) => {
  const save = await saveIn[from]();
  expect(save.at()).toBe(from);
  save.send(event);
  expect(save.at()).toBe(to);
});

test.each<[State, SaveEvent<Body>[]]>([
  ['editing', [confirmed, declined, resolved, removed]],
  ['confirming', [submit('B'), submit('B', true), resolved, reopened, removed]],
  ['saving', [submit('B'), submit('B', true), confirmed, declined, resolved, reopened]],
  ['conflict', [submit('B'), submit('B', true), confirmed, declined, reopened, removed]],
  ['failed', [confirmed, declined, resolved, removed]],
  ['outcomeUnknown', [confirmed, declined, resolved, removed]],
  ['saved', [confirmed, declined, resolved, removed]],
])('the state %s ignores the events that are impossible there', async (state, impossible) => {
  const save = await saveIn[state]();
  const before = { context: save.context(), sent: save.sent.length };
  save.send(...impossible);
  expect(save.at()).toBe(state);
  expect({ context: save.context(), sent: save.sent.length }).toEqual(before);
});

describe('confirmation', () => {
  test('no request is sent before Confirm, and none after Cancel', () => {
    const { send, at, sent } = start();
    send(submit('A'), declined);
    expect([at(), sent]).toEqual(['editing', []]);
  });

  test('a second click on Confirm sends no request', async () => {
    const { actor, send, sent } = start();
    send(submit('A'), confirmed, confirmed, submit('B'));
    await waitFor(actor, (state) => state.matches('saved'));
    expect(sent.map(({ request }) => request)).toEqual([{ sku: 'A' }]);
  });

  test('an unchanged form sends no request and resets the form', () => {
    const { send, at, context, resetForm, sent } = start();
    send(submit('A', true), confirmed);
    expect([at(), context().outcome, sent.length]).toEqual(['editing', 'unchanged', 0]);
    expect(resetForm).toHaveBeenCalledTimes(1);
  });
});

describe('outcome', () => {
  test('a successful save passes on its result once', async () => {
    const { save, context, notifySaved } = start();
    expect(await save('A')).toBe('saved');
    expect(context()).toMatchObject({ outcome: 'saved', result: 'saved', error: undefined });
    expect(notifySaved.mock.calls).toEqual([[{ result: 'saved' }]]);
  });

  test('a request without a response is unconfirmed until a save succeeds', async () => {
    const errors = [lost, invalid];
    const { save, sent } = start(async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'saved';
    });
    expect(await save('A')).toBe('outcomeUnknown');
    expect(await save('B')).toBe('failed');
    expect(await save('C')).toBe('saved');
    await save('D');
    expect(sent.map(({ unconfirmed }) => unconfirmed?.sku)).toEqual([undefined, 'A', 'A', undefined]);
  });

  test('a failed save keeps its error until a save succeeds', async () => {
    let isRefused = true;
    const { save, context } = start(async () => (isRefused ? Promise.reject(invalid) : 'saved'));
    await save('A');
    expect(context().error).toBe(invalid);
    isRefused = false;
    await save('A');
    expect(context().error).toBeUndefined();
  });
});

describe('conflict', () => {
  test('a submit during a conflict moves focus to the choice and sends no request', async () => {
    const { save, send, at, sent, focusConflict, notifyFailed } = start(failing(outdated));
    expect(await save('A')).toBe('conflict');
    send(submit('A'), confirmed);
    expect([at(), sent.length]).toEqual(['conflict', 1]);
    expect(focusConflict).toHaveBeenCalledTimes(1);
    expect(notifyFailed.mock.calls).toEqual([[{ error: outdated }]]);
  });

  test('a successful save after the choice ends the conflict', async () => {
    let isOutdated = true;
    const { save, send, context } = start(async () => (isOutdated ? Promise.reject(outdated) : 'saved'));
    await save('A');
    send(resolved);
    expect(context().conflictCount).toBe(1);
    isOutdated = false;
    expect(await save('A')).toBe('saved');
    expect(context().conflictCount).toBe(0);
  });

  test('Undo reopens the choice, even after a rejection for another reason', async () => {
    let error = outdated;
    const { save, send, at, context } = start(() => Promise.reject(error));
    await save('A');
    send(resolved);
    error = invalid;
    expect(await save('A')).toBe('failed');
    send(reopened);
    expect([at(), context().conflictCount]).toEqual(['conflict', 1]);
  });

  test('every save that is rejected because of a concurrent edit is counted', async () => {
    const { save, send, context } = start(failing(outdated));
    await save('A');
    send(resolved);
    await save('A');
    expect(context().conflictCount).toBe(2);
  });

  test('a version conflict of a new record is a failure', async () => {
    expect(await start(failing(outdated), { isChange: false }).save('A')).toBe('failed');
  });
});

test('a save machine without its actor fails and names the missing actor', async () => {
  const actor = createActor(machine, { input: { isChange: true } }).start();
  actor.send(submit('a'));
  actor.send(confirmed);
  const failure = await waitFor(actor, (state) => state.matches('failed'));
  expect(failure.context.error).toMatchObject({ message: expect.stringContaining('`send` actor') });
});
