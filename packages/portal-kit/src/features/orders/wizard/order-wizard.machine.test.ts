import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { allStates, walk } from '../../../../test/machine-walk';
import { type OrderStep, orderSteps } from './order-step';
import { type OrderWizardEvent, orderWizardMachine } from './order-wizard.machine';

const to = (step: OrderStep) => ({ type: 'step.requested', step }) as const;
const refused = (step: OrderStep) => ({ type: 'submit.refused', step }) as const;
const succeeded = { type: 'submit.succeeded' } as const;
const begun = { type: 'order.begun' } as const;
const valid = (details: boolean, items: boolean) =>
  ({ type: 'validity.changed', valid: { details, items } }) as const;

function start(...events: OrderWizardEvent[]) {
  const leadToProblem = vi.fn();
  const actor = createActor(orderWizardMachine.provide({ actions: { leadToProblem } })).start();
  for (const event of events) actor.send(event);
  return {
    send: actor.send,
    at: () => actor.getSnapshot().value,
    checked: () => actor.getSnapshot().context.checked,
    leadToProblem,
  };
}
const writing = (step: OrderStep) => ({ writing: step });

describe('an order', () => {
  test('begins with its details', () => {
    expect(start().at()).toEqual(writing('details'));
  });

  test.each(['items', 'submit'] as const)('with wrong details does not get to %s, and says why', (step) => {
    const { at, checked, leadToProblem } = start(valid(false, true), to(step));
    expect(at()).toEqual(writing('details'));
    expect(checked()).toEqual({ details: true, items: false });
    expect(leadToProblem).toHaveBeenCalledTimes(1);
  });

  test('goes from step to step and back without a word while all is well', () => {
    const { send, at, leadToProblem } = start(valid(true, true));
    for (const step of ['items', 'submit', 'items', 'details', 'submit', 'details'] as const) {
      send(to(step));
      expect(at()).toEqual(writing(step));
    }
    expect(leadToProblem).not.toHaveBeenCalled();
  });

  test('is not reviewed with wrong items; from the details it is the items that are shown', () => {
    const { at, checked, leadToProblem } = start(valid(true, false), to('submit'));
    expect(at()).toEqual(writing('items'));
    expect(checked()).toEqual({ details: true, items: true });
    expect(leadToProblem).toHaveBeenCalledTimes(1);
  });

  test('leads from the items to details that have become wrong meanwhile', () => {
    const { send, at } = start(valid(true, true), to('items'));
    send(valid(false, true));
    send(to('submit'));
    expect(at()).toEqual(writing('details'));
  });

  test('goes back from items that are not in order', () => {
    const { at, leadToProblem } = start(valid(true, false), to('items'), to('details'));
    expect(at()).toEqual(writing('details'));
    expect(leadToProblem).not.toHaveBeenCalled();
  });

  test.each(['details', 'items'] as const)('that is refused for its %s leads back there', (step) => {
    const { at, leadToProblem } = start(valid(true, true), to('submit'), refused(step));
    expect(at()).toEqual(writing(step));
    expect(leadToProblem).toHaveBeenCalledTimes(1);
  });

  test('that is refused for something else stays where it was', () => {
    const { at } = start(valid(true, true), to('submit'), refused('submit'));
    expect(at()).toEqual(writing('submit'));
  });

  test('that is submitted is done; the next one begins at its beginning, with nothing told', () => {
    const { send, at, checked } = start(valid(true, true), to('submit'), succeeded);
    expect(at()).toBe('done');
    send(to('details'));
    expect(at()).toBe('done');
    send(begun);
    expect(at()).toEqual(writing('details'));
    expect(checked()).toEqual({ details: false, items: false });
  });
});

test('every state is reached, and none is a dead end', () => {
  const validities = [true, false].flatMap((details) => [true, false].map((items) => valid(details, items)));
  const { reached, deadEnds } = walk(orderWizardMachine, {
    events: [...orderSteps.flatMap((step) => [to(step), refused(step)]), ...validities, succeeded, begun],
    situation: ({ valid: { details, items } }) => [details, items],
  });
  expect(reached).toEqual(allStates(orderWizardMachine));
  expect(deadEnds).toEqual([]);
});
