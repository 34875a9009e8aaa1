import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { allStates, walk } from '../../../../../test/machine-walk';
import { type OrderStep, orderSteps } from '../steps/order-step';
import { type OrderWizardEvent, orderWizardMachine } from './order-wizard.machine';

const to = (step: OrderStep) => ({ type: 'step.requested', step }) as const;
const refused = (step: OrderStep) => ({ type: 'order.refused', step }) as const;
const valid = (details: boolean, items: boolean) =>
  ({ type: 'validity.changed', valid: { details, items } }) as const;

function start(...events: OrderWizardEvent[]) {
  const focusProblem = vi.fn();
  const opened: { step: OrderStep; isCorrection: boolean }[] = [];
  const actor = createActor(
    orderWizardMachine.provide({
      actions: { focusProblem, notifyStep: (_, params) => opened.push(params) },
    }),
  ).start();
  const send = (...more: OrderWizardEvent[]) => {
    for (const event of more) actor.send(event);
  };
  send(...events);
  return {
    send,
    focusProblem,
    opened,
    at: () => actor.getSnapshot().value,
    checked: () => actor.getSnapshot().context.checked,
  };
}

describe('a restored step', () => {
  const restored = (step: OrderStep, isCorrection = false) =>
    ({ type: 'step.restored', step, isCorrection }) as const;

  test.each<[OrderStep, boolean, boolean, OrderStep]>([
    ['submit', true, true, 'submit'],
    ['submit', true, false, 'items'],
    ['items', false, true, 'details'],
    ['details', true, true, 'details'],
  ])(
    'restoring the step %s with valid details %s and items %s opens %s and marks no problem',
    (step, details, items, open) => {
      const { at, checked, focusProblem, opened } = start(valid(details, items), restored(step, true));
      expect(at()).toBe(open);
      expect(opened.at(-1)).toEqual({ step: open, isCorrection: true });
      expect([focusProblem.mock.calls, checked().details && !details, checked().items && !items]).toEqual([
        [],
        false,
        false,
      ]);
    },
  );

  test.each<[OrderStep, boolean, { details: boolean; items: boolean }]>([
    ['items', true, { details: true, items: false }],
    ['submit', false, { details: true, items: false }],
    ['submit', true, { details: true, items: true }],
  ])(
    'restoring the step %s of an order with valid items %s marks the steps before it as checked',
    (step, items, expected) => {
      const { at, checked } = start(valid(true, items), restored(step));
      expect(at()).toBe(items ? step : 'items');
      expect(checked()).toEqual(expected);
    },
  );

  test('a step that Back restores is not a correction', () => {
    const { opened } = start(valid(true, true), to('items'), restored('details'));
    expect(opened.at(-1)).toEqual({ step: 'details', isCorrection: false });
  });

  test('a step that the user opens is not a correction', () => {
    const { opened } = start(valid(true, true), to('items'));
    expect(opened.at(-1)).toEqual({ step: 'items', isCorrection: false });
  });
});

describe('steps', () => {
  test('an order starts at the details step', () => {
    expect(start().at()).toBe('details');
  });

  test.each(['items', 'submit'] as const)(
    'invalid details block the %s step and show their problems',
    (step) => {
      const { at, checked, focusProblem } = start(valid(false, true), to(step));
      expect(at()).toBe('details');
      expect(checked()).toEqual({ details: true, items: false });
      expect(focusProblem).toHaveBeenCalledTimes(1);
    },
  );

  test('every step of a valid order can be opened and shows no problems', () => {
    const { send, at, focusProblem } = start(valid(true, true));
    for (const step of ['items', 'submit', 'items', 'details', 'submit', 'details'] as const) {
      send(to(step));
      expect(at()).toBe(step);
    }
    expect(focusProblem).not.toHaveBeenCalled();
  });

  test('invalid items block the submit step and open the items step', () => {
    const { at, checked, focusProblem } = start(valid(true, false), to('submit'));
    expect(at()).toBe('items');
    expect(checked()).toEqual({ details: true, items: true });
    expect(focusProblem).toHaveBeenCalledTimes(1);
  });

  test('an order with details that became invalid opens the details step instead of the submit step', () => {
    const { at } = start(valid(true, true), to('items'), valid(false, true), to('submit'));
    expect(at()).toBe('details');
  });

  test('an order whose validity is unknown stays at the details step', () => {
    const { send, at, checked } = start(to('items'));
    expect([at(), checked()]).toEqual(['details', { details: true, items: false }]);
    send(to('submit'));
    expect(at()).toBe('details');
  });

  test('opening a step checks the steps before it', () => {
    const { send, checked } = start(valid(true, true), to('items'));
    expect(checked()).toEqual({ details: true, items: false });
    send(to('submit'));
    expect(checked()).toEqual({ details: true, items: true });
  });

  test('invalid items do not block the return to the details step', () => {
    const { at, focusProblem } = start(valid(true, false), to('items'), to('details'));
    expect(at()).toBe('details');
    expect(focusProblem).not.toHaveBeenCalled();
  });
});

describe('a refused order', () => {
  test.each(['details', 'items'] as const)(
    'a refused field of the %s step opens this step and shows the problems',
    (step) => {
      const { at, focusProblem } = start(valid(true, true), to('submit'), refused(step));
      expect(at()).toBe(step);
      expect(focusProblem).toHaveBeenCalledTimes(1);
    },
  );

  test('a refusal for another reason keeps the submit step open', () => {
    const { at, focusProblem } = start(valid(true, true), to('submit'), refused('submit'));
    expect(at()).toBe('submit');
    expect(focusProblem).not.toHaveBeenCalled();
  });
});

test('every step of the wizard is reachable and can be left', () => {
  const validities = [true, false].flatMap((details) => [true, false].map((items) => valid(details, items)));
  const { reached, deadEnds } = walk(orderWizardMachine, {
    events: [...orderSteps.flatMap((step) => [to(step), refused(step)]), ...validities],
    situation: ({ valid: { details, items } }) => [details, items],
  });
  expect(reached).toEqual(allStates(orderWizardMachine));
  expect(deadEnds).toEqual([]);
});
