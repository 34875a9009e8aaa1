import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { allStates, completed, failed, walk } from '../../../test/machine-walk';

/** A machine with an unreachable state and a dead end. */
const delivery = setup({
  types: { context: {} as { attempts: number }, events: {} as { type: 'parcel.sent' | 'parcel.lost' } },
  actors: { carry: fromPromise(async () => {}) },
  guards: { isFirst: ({ context }) => context.attempts === 1 },
  actions: { count: assign({ attempts: ({ context }) => context.attempts + 1 }) },
}).createMachine({
  id: 'delivery',
  context: { attempts: 0 },
  initial: 'deciding',
  states: {
    deciding: { always: 'packed' },
    packed: { on: { 'parcel.sent': 'carried' } },
    carried: {
      entry: 'count',
      invoke: {
        id: 'carry',
        src: 'carry',
        onDone: 'delivered',
        onError: [{ guard: 'isFirst', target: 'packed' }, 'returned'],
      },
      after: { 1000: '.late' },
      initial: 'onTime',
      states: { onTime: {}, late: {} },
      on: { 'parcel.lost': 'lost' },
    },
    returned: { after: { 500: 'packed' } },
    lost: {},
    forgotten: { on: { 'parcel.sent': 'carried' } },
    delivered: { type: 'final' },
  },
});
const sent = { type: 'parcel.sent' } as const;
const lost = { type: 'parcel.lost' } as const;
const broken = failed('carry', new Error('a flat tyre'));
const situation = ({ attempts }: { attempts: number }) => Math.min(attempts, 2);

describe('walk()', () => {
  test('allStates() lists leaf states without their parents', () => {
    expect(allStates(delivery)).toEqual(
      new Set([
        'deciding',
        'packed',
        'carried.onTime',
        'carried.late',
        'returned',
        'lost',
        'forgotten',
        'delivered',
      ]),
    );
  });

  test('walk() reaches states by events, actors, delays and eventless transitions only', () => {
    const { reached } = walk(delivery, { events: [sent, lost, completed('carry'), broken], situation });
    expect([...allStates(delivery)].filter((state) => !reached.has(state))).toEqual(['forgotten']);
  });

  test('walk() does not reach a state that can only be entered with another context', () => {
    const { reached } = walk(delivery, { events: [sent, lost, completed('carry'), broken] });
    expect(reached.has('returned')).toBe(false);
  });

  test('walk() reports a dead end with the events that lead there, and reports no final state', () => {
    const { deadEnds } = walk(delivery, { events: [sent, lost, completed('carry'), broken] });
    expect(deadEnds).toEqual(['lost, after parcel.sent → parcel.lost']);
  });

  test('cutOff() reports the situations from which a state cannot be reached', () => {
    const { cutOff } = walk(delivery, { events: [sent, lost, broken], situation });
    expect(cutOff('packed')).toEqual([
      'lost, after parcel.sent → parcel.lost',
      'lost, after parcel.sent → xstate.error.actor.carry → parcel.sent → parcel.lost',
    ]);
  });

  test('walk() distinguishes two errors with equal JSON', () => {
    const machine = setup({
      actors: { ask: fromPromise(async () => {}) },
      guards: { isRefusal: (_, { error }: { error: unknown }) => (error as Error).message === 'refused' },
    }).createMachine({
      id: 'asking',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onError: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'refused',
              },
              'failed',
            ],
          },
        },
        refused: { type: 'final' },
        failed: { type: 'final' },
      },
    });
    const { reached } = walk(machine, {
      events: [failed('ask', new Error('refused')), failed('ask', new Error('lost'))],
    });
    expect(reached).toEqual(allStates(machine));
  });

  test('walk() reports an unhandled failure of an actor, and sends no failure of an actor that is not running', () => {
    const machine = setup({ actors: { save: fromPromise(async () => {}) } }).createMachine({
      id: 'saving',
      initial: 'idle',
      states: {
        idle: { on: { go: 'saving' } },
        saving: { invoke: { id: 'save', src: 'save', onDone: 'idle' } },
      },
    });
    const { deadEnds } = walk(machine, {
      events: [{ type: 'go' }, completed('save'), failed('save', new Error('refused'))],
    });
    expect(deadEnds).toEqual([
      'saving, after go → xstate.error.actor.save (a failure that nothing listens to stops the machine)',
    ]);
  });

  test('walk() checks every region of a parallel state from every input', () => {
    const machine = setup({
      types: { context: {} as { isOpen: boolean }, input: {} as { isOpen: boolean } },
      guards: { isOpen: ({ context }) => context.isOpen },
    }).createMachine({
      id: 'shop',
      context: ({ input }) => input,
      type: 'parallel',
      states: {
        door: {
          initial: 'closed',
          states: { closed: { on: { open: { guard: 'isOpen', target: 'open' } } }, open: {} },
        },
        light: { initial: 'off', states: { off: { on: { switch: 'on' } }, on: { on: { switch: 'off' } } } },
      },
    });
    const events = [{ type: 'open' }, { type: 'switch' }];
    const closed = walk(machine, { events, input: { isOpen: false } });
    expect([...closed.reached].sort()).toEqual(['door.closed', 'light.off', 'light.on']);
    expect(closed.deadEnds).toEqual(['door.closed and light.off, after nothing']);
    const either = walk(machine, {
      events,
      inputs: [{ isOpen: false }, { isOpen: true }],
      situation: (it) => it,
    });
    expect(either.reached).toEqual(allStates(machine));
    expect(either.deadEnds).toEqual([
      'door.closed and light.off, after nothing',
      'door.open and light.off, after open',
    ]);
  });

  test('walk() throws when it exceeds its limit', () => {
    expect(() =>
      walk(delivery, { events: [sent, broken], situation: ({ attempts }) => attempts, limit: 100 }),
    ).toThrow('Traversal limit exceeded');
  });
});
