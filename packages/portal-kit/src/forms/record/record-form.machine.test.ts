import { PortalError } from '@portal-kit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { allStates, completed, failed, walk } from '../../../test/machine-walk';
import {
  createRecordFormMachine,
  type RecordFormEvent,
  type SaveInput,
  type SaveOutput,
} from './record-form.machine';

interface Body {
  sku: string;
}
type Version = number;
type Save = (input: SaveInput<Version, Body>) => Promise<SaveOutput<Version, string>>;

const machine = createRecordFormMachine<Version, Body, string>();
const outdated = new PortalError({ kind: 'http', status: 412, message: 'No' });
const invalid = new PortalError({ kind: 'http', status: 422, message: 'No' });
const lost = new PortalError({ kind: 'network', message: 'No' });
const submit = (sku: string, isUnchanged = false) =>
  ({ type: 'form.submitted', request: { sku }, isUnchanged }) as const;
const confirmed = { type: 'save.confirmed' } as const;
const declined = { type: 'save.declined' } as const;
const resolved = { type: 'conflict.resolved', record: 2 } as const;
const reopened = { type: 'conflict.reopened', record: 1 } as const;
const refreshed = { type: 'record.refreshed', record: 9 } as const;
const started = { type: 'record.started' } as const;
const removed = { type: 'form.removed' } as const;
const created: Save = async () => ({ result: 'saved' });

/** A form of a record at version 1, or of a new record, with a server that sends the given responses. */
function start(save: Save = created, { isNew = false } = {}) {
  const sent: SaveInput<Version, Body>[] = [];
  const effects = {
    resetForm: vi.fn(),
    focusConflict: vi.fn(),
    notifySaved: vi.fn(),
    notifyFailed: vi.fn(),
  };
  const actor = createActor(
    machine.provide({
      actors: {
        save: fromPromise(({ input }: { input: SaveInput<Version, Body> }) => {
          sent.push(input);
          expect(input.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
          return save(input);
        }),
      },
      actions: {
        ...effects,
        notifySaved: (_, params) => effects.notifySaved(params),
        notifyFailed: (_, params) => effects.notifyFailed(params),
      },
    }),
    { input: { record: isNew ? undefined : 1 } },
  ).start();
  const at = () => actor.getSnapshot().value;
  return {
    ...effects,
    actor,
    sent,
    at,
    context: () => actor.getSnapshot().context,
    send: (...events: RecordFormEvent<Version, Body>[]) => {
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
  (error: unknown): Save =>
  () =>
    Promise.reject(error);
const createNew = (save: Save = created) => start(save, { isNew: true });

const events = [
  ...[submit('A'), submit('A', true), confirmed, declined, resolved, reopened, refreshed, started],
  removed,
  completed('save', { result: 'saved' }),
  failed('save', outdated),
  failed('save', invalid),
];

test('every state of the record form is reachable and has an exit', () => {
  const { reached, deadEnds, cutOff } = walk(machine, { events, input: { record: 1 } });
  expect(reached).toEqual(allStates(machine));
  expect(deadEnds).toEqual([]);
  expect(cutOff('confirming')).toEqual([]);
});

test('a new record never enters the conflict state', () => {
  const { reached } = walk(machine, {
    events: [submit('A'), submit('A', true), confirmed, declined, ...events.slice(-3)],
    input: { record: undefined },
  });
  expect(reached.has('conflict')).toBe(false);
});

/** Brings a form into each of its states. */
const formIn = {
  editing: async () => start(),
  confirming: async () => {
    const form = start();
    form.send(submit('A'));
    return form;
  },
  saving: async () => {
    const form = start(() => new Promise(() => {}));
    form.send(submit('A'), confirmed);
    return form;
  },
  conflict: async () => {
    const form = start(failing(outdated));
    await form.save('A');
    return form;
  },
  failed: async () => {
    const form = start(failing(invalid));
    await form.save('A');
    return form;
  },
  saved: async () => {
    const form = start();
    await form.save('A');
    return form;
  },
} as const;
type State = keyof typeof formIn;

test.each<[State, RecordFormEvent<Version, Body>, State]>([
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
  ['saved', submit('B'), 'confirming'],
  ['saved', submit('B', true), 'editing'],
  ['saved', reopened, 'conflict'],
  ['saved', started, 'editing'],
])('the state %s changes on %o to %s', async (from, event, to) => {
  const form = await formIn[from]();
  expect(form.at()).toBe(from);
  form.send(event);
  expect(form.at()).toBe(to);
});

test.each<[State, RecordFormEvent<Version, Body>[]]>([
  ['editing', [confirmed, declined, resolved, started, removed]],
  ['confirming', [submit('B'), submit('B', true), resolved, reopened, started, removed]],
  ['saving', [submit('B'), submit('B', true), confirmed, declined, resolved, reopened, started]],
  ['conflict', [submit('B'), submit('B', true), confirmed, declined, reopened, started, removed]],
  ['failed', [confirmed, declined, resolved, started, removed]],
  ['saved', [confirmed, declined, resolved, removed]],
])('the state %s ignores the events that are impossible there', async (state, impossible) => {
  const form = await formIn[state]();
  const before = { context: form.context(), sent: form.sent.length };
  form.send(...impossible);
  expect(form.at()).toBe(state);
  expect({ context: form.context(), sent: form.sent.length }).toEqual(before);
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

describe('idempotency key', () => {
  test('a save without a response keeps its key; changed content and a refusal by the server get a new key', async () => {
    let error = lost;
    const { save, sent } = createNew(() => Promise.reject(error));
    await save('A');
    await save('A');
    await save('B');
    error = invalid;
    await save('B');
    await save('B');
    const [first, second, changed, refused, afterRefusal] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(changed).not.toBe(first);
    expect(refused).toBe(changed);
    expect(afterRefusal).not.toBe(refused);
  });

  test('every successful save uses its own key, even with the same content', async () => {
    const { save, sent, context } = createNew();
    await save('A');
    await save('A');
    await save('B');
    expect(sent.map(({ request, record }) => [request.sku, record])).toEqual([
      ['A', undefined],
      ['A', undefined],
      ['B', undefined],
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(context()).toMatchObject({ outcome: 'added', record: undefined, result: 'saved' });
  });
});

describe('saved record', () => {
  test('the next save uses the version of the last response', async () => {
    const { save, sent, notifySaved, context } = start(async () => ({ result: 'saved', record: 2 }));
    await save('A');
    expect(context()).toMatchObject({ record: 2, outcome: 'updated', error: undefined });
    expect(notifySaved.mock.calls).toEqual([[{ result: 'saved' }]]);
    await save('B');
    expect(sent.map(({ record }) => record)).toEqual([1, 2]);
  });

  test('a response without a record keeps the known version', async () => {
    const { save, context } = start();
    await save('A');
    expect(context().record).toBe(1);
  });

  test('a form for a new record starts without the previously saved record', async () => {
    const { save, send, context } = start();
    await save('A');
    send(started);
    expect(context()).toMatchObject({ record: undefined, outcome: undefined, result: undefined });
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

  test('the save after the choice uses the newer version and ends the conflict', async () => {
    const { save, send, sent, context } = start(async ({ record }) =>
      record === 2 ? { result: 'saved' } : Promise.reject(outdated),
    );
    await save('A');
    send(resolved);
    expect(context().conflictCount).toBe(1);
    expect(await save('A')).toBe('saved');
    expect(sent.map(({ record }) => record)).toEqual([1, 2]);
    expect(context().conflictCount).toBe(0);
  });

  test('Undo restores the earlier version, also after a refusal for another reason', async () => {
    let error = outdated;
    const { save, send, at, context } = start(() => Promise.reject(error));
    await save('A');
    send(resolved);
    error = invalid;
    expect(await save('A')).toBe('failed');
    send(reopened);
    expect([at(), context().record, context().conflictCount]).toEqual(['conflict', 1, 1]);
  });

  test('the form counts every save that is rejected because of a concurrent edit', async () => {
    const { save, send, context } = start(failing(outdated));
    await save('A');
    send(resolved);
    await save('A');
    expect(context().conflictCount).toBe(2);
  });

  test('a version conflict of a new record is a failure', async () => {
    expect(await createNew(failing(outdated)).save('A')).toBe('failed');
  });
});

test('a newer version from the server becomes the record to change', async () => {
  const { send, save, sent } = start();
  send(refreshed);
  await save('A');
  expect(sent.map(({ record }) => record)).toEqual([9]);
});

test('a failed save keeps its error until a save succeeds', async () => {
  let isRefused = true;
  const { save, context } = start(() => (isRefused ? Promise.reject(invalid) : created({} as never)));
  await save('A');
  expect(context().error).toBe(invalid);
  isRefused = false;
  await save('A');
  expect(context().error).toBeUndefined();
});

test('a form whose save is not provided fails and names the missing actor', async () => {
  const actor = createActor(machine, { input: { record: 1 } }).start();
  actor.send(submit('a'));
  actor.send(confirmed);
  const failure = await waitFor(actor, (state) => state.matches('failed'));
  expect(failure.context.error).toMatchObject({ message: expect.stringContaining('`save` actor') });
});
