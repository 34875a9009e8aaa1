import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { allStates, walk } from '../../../test/machine-walk';
import { supplierSwitchMachine } from './supplier-switch.machine';

const to = (supplierId: string, needsConfirmation = false) =>
  ({ type: 'switch.requested', supplierId, needsConfirmation }) as const;
const confirmed = { type: 'switch.confirmed' } as const;
const declined = { type: 'switch.declined' } as const;
const shown = { type: 'supplier.shown' } as const;

describe('the state machine', () => {
  const walked = walk(supplierSwitchMachine, {
    events: [to('SUP-2'), to('SUP-2', true), confirmed, declined, shown],
    situation: ({ supplierId }) => supplierId,
  });

  test('the supplier switch machine reaches every state', () => {
    expect(walked.reached).toEqual(allStates(supplierSwitchMachine));
  });

  test.each(['settled', 'asking', 'switching'])(
    'the supplier switch machine can reach %s from every state',
    (state) => {
      expect(walked.deadEnds).toEqual([]);
      expect(walked.cutOff(state)).toEqual([]);
    },
  );
});

function start() {
  const went: string[] = [];
  const actor = createActor(
    supplierSwitchMachine.provide({
      actions: { goToSupplier: (_, { supplierId }) => went.push(supplierId) },
    }),
  ).start();
  return { actor, went, now: () => [actor.getSnapshot().value, actor.getSnapshot().context.supplierId] };
}

describe('a supplier switch', () => {
  test('a supplier switch without unsaved changes starts at once and ends when the page has rendered the supplier', () => {
    const { actor, went, now } = start();
    actor.send(to('SUP-2'));
    expect([now(), went]).toEqual([['switching', 'SUP-2'], ['SUP-2']]);
    actor.send(shown);
    expect([now(), went]).toEqual([['settled', null], ['SUP-2']]);
  });

  test('a supplier switch on a form asks for confirmation and then starts once', () => {
    const { actor, went, now } = start();
    actor.send(to('SUP-2', true));
    expect([now(), went]).toEqual([['asking', 'SUP-2'], []]);
    actor.send(confirmed);
    actor.send(confirmed);
    expect([now(), went]).toEqual([['switching', 'SUP-2'], ['SUP-2']]);
  });

  test('a supplier switch can be requested again after a decline', () => {
    const { actor, went, now } = start();
    actor.send(to('SUP-2', true));
    actor.send(declined);
    expect([now(), went]).toEqual([['settled', null], []]);
    actor.send(to('SUP-3', true));
    actor.send(confirmed);
    expect(went).toEqual(['SUP-3']);
  });

  test('a supplier switch ignores a request for another supplier while asking and switching', () => {
    const { actor, went } = start();
    actor.send(to('SUP-2', true));
    actor.send(to('SUP-3'));
    actor.send(confirmed);
    actor.send(to('SUP-4'));
    expect(went).toEqual(['SUP-2']);
  });

  test('a supplier switch is discarded when the user leaves the page while asking', () => {
    const { actor, went, now } = start();
    actor.send(to('SUP-2', true));
    actor.send(shown);
    actor.send(confirmed);
    expect([now(), went]).toEqual([['settled', null], []]);
  });

  test('a supplier switch ignores decisions without a request', () => {
    const { actor, went, now } = start();
    actor.send(confirmed);
    actor.send(declined);
    actor.send(shown);
    expect([now(), went]).toEqual([['settled', null], []]);
  });
});
