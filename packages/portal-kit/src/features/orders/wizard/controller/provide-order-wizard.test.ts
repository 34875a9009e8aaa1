import type { OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideOrderWizard } from './provide-order-wizard';

const request = { palletsQuantity: 1 } as OrderRequest;
const saved = { order: null } as SavedOrder;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The wizard of a valid order at its last step. */
function start() {
  const effects = {
    ...{ save: vi.fn(async () => saved), queryClient: new QueryClient() },
    ...{ onSaved: vi.fn(), onFailed: vi.fn(), focusProblem: vi.fn(), onStepOpened: vi.fn() },
  };
  const actor = createActor(provideOrderWizard({ current: effects }), {
    input: { record: undefined },
  }).start();
  actor.send({ type: 'validity.changed', valid: { details: true, items: true } });
  actor.send({ type: 'step.requested', step: 'submit' });
  return { actor, ...effects };
}

test('the wizard saves another order after a host callback for the first order throws an error', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { actor, save, onSaved } = start();
  const error = new Error('The host failed.');
  onSaved.mockImplementationOnce(() => {
    throw error;
  });
  for (const times of [1, 2]) {
    actor.send({ type: 'form.submitted', request });
    actor.send({ type: 'save.confirmed' });
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(times));
  }
  expect(save).toHaveBeenCalledTimes(2);
  expect(reported.mock.calls).toEqual([[error]]);
});

test('the wizard reports the steps that open, but not its first step', () => {
  const { onStepOpened } = start();
  expect(onStepOpened.mock.calls).toEqual([['submit', { isCorrection: false }]]);
});
