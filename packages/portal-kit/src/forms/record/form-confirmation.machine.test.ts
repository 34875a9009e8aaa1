import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { allStates, answered, failed, walk } from '../../../test/machine-walk';
import { type ConfirmedSave, createFormConfirmationMachine } from './form-confirmation.machine';

interface Body {
  sku: string;
}

const machine = createFormConfirmationMachine<Body, string>();

function start(save: (input: ConfirmedSave<Body>) => Promise<string>) {
  const sent: ConfirmedSave<Body>[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        save: fromPromise(({ input }: { input: ConfirmedSave<Body> }) => {
          sent.push(input);
          return save(input);
        }),
      },
    }),
  ).start();
  return { actor, sent };
}
const submit = (sku: string) => ({ type: 'form.submitted', request: { sku } }) as const;

describe('form confirmation', () => {
  test('every state can be reached, and every one but saved can be left', () => {
    const { reached, deadEnds } = walk(machine, {
      events: [
        submit('A'),
        { type: 'save.confirmed' },
        { type: 'save.declined' },
        answered('save', 'id'),
        failed('save', new Error('refused')),
      ],
    });
    expect(reached).toEqual(allStates(machine));
    expect(deadEnds).toEqual([]);
  });

  test('nothing is sent before Confirm, and declining keeps the form', () => {
    const { actor, sent } = start(async () => 'id');
    actor.send(submit('A'));
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'save.declined' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(sent).toEqual([]);
  });

  test('a second Confirm sends nothing', async () => {
    const { actor, sent } = start(async () => 'id');
    actor.send(submit('A'));
    actor.send({ type: 'save.confirmed' });
    actor.send({ type: 'save.confirmed' });
    actor.send(submit('B'));
    await waitFor(actor, (state) => state.matches('saved'));
    expect(sent.map(({ request }) => request)).toEqual([{ sku: 'A' }]);
  });

  test('a lost answer is repeated under the same key, changed content and an answered refusal are not', async () => {
    let failure: unknown = { kind: 'network', status: 0 };
    const { actor, sent } = start(() => Promise.reject(failure));
    const send = async (sku: string) => {
      actor.send(submit(sku));
      actor.send({ type: 'save.confirmed' });
      await waitFor(actor, (state) => state.matches('editing'));
    };
    await send('A');
    await send('A');
    await send('B');
    failure = { kind: 'http', status: 409 };
    await send('B');
    await send('B');
    const [first, second, changed, refused, afterRefusal] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(changed).not.toBe(first);
    expect(refused).toBe(changed);
    expect(afterRefusal).not.toBe(refused);
  });

  test('a form that stays after a save can be sent again, the same content as another record', async () => {
    const { actor, sent } = start(async () => 'id');
    const save = async (sku: string) => {
      actor.send(submit(sku));
      expect(actor.getSnapshot().value).toBe('confirming');
      actor.send({ type: 'save.confirmed' });
      await waitFor(actor, (state) => state.matches('saved'));
    };
    await save('A');
    await save('A');
    await save('B');
    expect(sent.map(({ request }) => request.sku)).toEqual(['A', 'A', 'B']);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  test('once saved, a late Confirm sends nothing', async () => {
    const { actor, sent } = start(async () => 'id');
    actor.send(submit('A'));
    actor.send({ type: 'save.confirmed' });
    await waitFor(actor, (state) => state.matches('saved'));
    actor.send({ type: 'save.confirmed' });
    expect([actor.getSnapshot().value, sent.length]).toEqual(['saved', 1]);
  });
});
