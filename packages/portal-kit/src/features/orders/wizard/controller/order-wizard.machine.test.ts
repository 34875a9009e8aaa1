import { PortalError } from '@portal-kit/sdk';
import type { OrderDetails, OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { allStates, walk } from '../../../../../test/machine-walk';
import { provideRecordForm } from '../../../../forms/record/provide-record-form';
import { type OrderStep, orderSteps } from '../steps/order-step';
import { type OrderWizardEvent, orderWizardMachine } from './order-wizard.machine';

const request = { palletsQuantity: 1 } as OrderRequest;
const record = { etag: '"1"' } as OrderDetails;
const saved = { order: null } as SavedOrder;

const to = (step: OrderStep) => ({ type: 'step.requested', step }) as const;
const refused = (step: OrderStep) => ({ type: 'order.refused', step }) as const;
const valid = (details: boolean, items: boolean) =>
  ({ type: 'validity.changed', valid: { details, items } }) as const;
const submit = { type: 'form.submitted', request } as const;
const confirmed = { type: 'save.confirmed' } as const;
const submitted = { type: 'order.submitted' } as const;
const started = { type: 'order.started' } as const;

function start(...events: OrderWizardEvent[]) {
  const focusProblem = vi.fn();
  const opened: { step: OrderStep; isCorrection: boolean }[] = [];
  const save = vi.fn(async () => saved);
  const onFailed = vi.fn();
  const effects = { current: { save, queryClient: new QueryClient(), onSaved: () => {}, onFailed } };
  const actor = createActor(
    orderWizardMachine.provide({
      actors: { recordForm: provideRecordForm<OrderDetails, OrderRequest, SavedOrder>(effects) },
      actions: { focusProblem, notifyStep: (_, params) => opened.push(params) },
    }),
    { input: { record } },
  ).start();
  const send = (...more: OrderWizardEvent[]) => {
    for (const event of more) actor.send(event);
  };
  send(...events);
  const recordForm = actor.getSnapshot().children.recordForm;
  if (!recordForm) throw new Error('The wizard has no record form.');
  return {
    send,
    save,
    recordForm,
    focusProblem,
    opened,
    at: () => actor.getSnapshot().value,
    checked: () => actor.getSnapshot().context.checked,
  };
}
const filling = (step: OrderStep) => ({ filling: step });

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
      expect(at()).toEqual(filling(open));
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
      expect(at()).toEqual(filling(items ? step : 'items'));
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
    expect(start().at()).toEqual(filling('details'));
  });

  test.each(['items', 'submit'] as const)(
    'invalid details block the %s step and show their problems',
    (step) => {
      const { at, checked, focusProblem } = start(valid(false, true), to(step));
      expect(at()).toEqual(filling('details'));
      expect(checked()).toEqual({ details: true, items: false });
      expect(focusProblem).toHaveBeenCalledTimes(1);
    },
  );

  test('every step of a valid order can be opened and shows no problems', () => {
    const { send, at, focusProblem } = start(valid(true, true));
    for (const step of ['items', 'submit', 'items', 'details', 'submit', 'details'] as const) {
      send(to(step));
      expect(at()).toEqual(filling(step));
    }
    expect(focusProblem).not.toHaveBeenCalled();
  });

  test('invalid items block the submit step and open the items step', () => {
    const { at, checked, focusProblem } = start(valid(true, false), to('submit'));
    expect(at()).toEqual(filling('items'));
    expect(checked()).toEqual({ details: true, items: true });
    expect(focusProblem).toHaveBeenCalledTimes(1);
  });

  test('an order with details that became invalid opens the details step instead of the submit step', () => {
    const { at } = start(valid(true, true), to('items'), valid(false, true), to('submit'));
    expect(at()).toEqual(filling('details'));
  });

  test('an order whose validity is unknown stays at the details step', () => {
    const { send, at, checked } = start(to('items'));
    expect([at(), checked()]).toEqual([filling('details'), { details: true, items: false }]);
    send(to('submit'));
    expect(at()).toEqual(filling('details'));
  });

  test('opening a step checks the steps before it', () => {
    const { send, checked } = start(valid(true, true), to('items'));
    expect(checked()).toEqual({ details: true, items: false });
    send(to('submit'));
    expect(checked()).toEqual({ details: true, items: true });
  });

  test('invalid items do not block the return to the details step', () => {
    const { at, focusProblem } = start(valid(true, false), to('items'), to('details'));
    expect(at()).toEqual(filling('details'));
    expect(focusProblem).not.toHaveBeenCalled();
  });
});

describe('submit', () => {
  test('a confirmed order is saved once', async () => {
    const { send, save, recordForm } = start(valid(true, true), to('submit'), submit, confirmed, confirmed);
    await waitFor(recordForm, (state) => state.matches('saved'));
    expect(save.mock.calls).toEqual([[{ record, request, idempotencyKey: expect.any(String) }]]);
    send(submitted, submit, confirmed);
    expect(save).toHaveBeenCalledTimes(1);
    expect(recordForm.getSnapshot().context.result).toBe(saved);
  });

  test.each(['details', 'items'] as const)('the %s step does not submit the order', (step) => {
    const { recordForm } = start(valid(true, true), to(step), submit);
    expect(recordForm.getSnapshot().value).toBe('editing');
  });

  test.each(['details', 'items'] as const)(
    'a refused field of the %s step opens this step and shows the problems',
    (step) => {
      const { at, focusProblem } = start(valid(true, true), to('submit'), refused(step));
      expect(at()).toEqual(filling(step));
      expect(focusProblem).toHaveBeenCalledTimes(1);
    },
  );

  test('a refusal for another reason keeps the submit step open', () => {
    const { at, focusProblem } = start(valid(true, true), to('submit'), refused('submit'));
    expect(at()).toEqual(filling('submit'));
    expect(focusProblem).not.toHaveBeenCalled();
  });

  test('the choice after a concurrent edit is sent to the record form from any step', async () => {
    const wizard = start(valid(true, true), to('submit'));
    wizard.save.mockRejectedValue(new PortalError({ kind: 'http', status: 412, message: 'No' }));
    wizard.send(submit, confirmed);
    await waitFor(wizard.recordForm, (state) => state.matches('conflict'));
    const newer = { etag: '"2"' } as OrderDetails;
    wizard.send(to('details'), { type: 'conflict.resolved', record: newer });
    expect(wizard.recordForm.getSnapshot()).toMatchObject({ value: 'editing', context: { record: newer } });
  });

  test('a wizard that is removed or hidden during the save no longer waits for it', () => {
    const { send, recordForm } = start(valid(true, true), to('submit'), submit, confirmed);
    expect(recordForm.getSnapshot().value).toBe('saving');
    send({ type: 'form.removed' });
    expect(recordForm.getSnapshot().value).toBe('editing');
  });

  test('an order that is started after a submit has unchecked details and no record', async () => {
    const { send, at, checked, recordForm } = start(valid(true, true), to('submit'), submit, confirmed);
    await waitFor(recordForm, (state) => state.matches('saved'));
    send(submitted, to('details'));
    expect(at()).toBe('submitted');
    send(started);
    expect(at()).toEqual(filling('details'));
    expect(checked()).toEqual({ details: false, items: false });
    expect(recordForm.getSnapshot()).toMatchObject({ value: 'editing', context: { record: undefined } });
  });
});

test('every state of the wizard is reachable and has an exit', () => {
  const validities = [true, false].flatMap((details) => [true, false].map((items) => valid(details, items)));
  const { reached, deadEnds } = walk(orderWizardMachine, {
    events: [...orderSteps.flatMap((step) => [to(step), refused(step)]), ...validities, submitted, started],
    input: { record: undefined },
    situation: ({ valid: { details, items } }) => [details, items],
  });
  expect(reached).toEqual(allStates(orderWizardMachine));
  expect(deadEnds).toEqual([]);
});

test.each<[string, OrderWizardEvent[], OrderWizardEvent[]]>([
  ['details', [], [started]],
  ['items', [valid(true, true), to('items')], [started, submit]],
  ['submit', [valid(true, true), to('submit')], [started]],
  ['submitted', [submitted], [to('items'), refused('details'), submitted, submit]],
])('the %s state ignores the events that are impossible there', (_, events, impossible) => {
  const { send, at, recordForm } = start(...events);
  const before = at();
  send(...impossible);
  expect([at(), recordForm.getSnapshot().value]).toEqual([before, 'editing']);
});
