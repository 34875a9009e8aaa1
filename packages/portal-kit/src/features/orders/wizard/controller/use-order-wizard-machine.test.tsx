import type { OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startOrderWizard } from './start-order-wizard';
import { useOrderWizardMachine } from './use-order-wizard-machine';

const request = { palletsQuantity: 1 } as OrderRequest;
const saved = { order: null } as SavedOrder;
const queryClient = new QueryClient();

afterEach(() => {
  vi.restoreAllMocks();
});

/** The wizard of a valid order; `load` loads the code of its machine. */
async function start(load: () => Promise<typeof startOrderWizard>) {
  const save = vi.fn(async () => saved);
  const onLoadFailed = vi.fn();
  const onSaved = vi.fn();
  function Wizard() {
    const { send, step, confirmation } = useOrderWizardMachine(
      {
        ...{ save, queryClient, onSaved, onLoadFailed },
        onFailed: () => {},
        focusProblem: () => {},
        onStepOpened: () => {},
      },
      load,
    );
    useEffect(() => send({ type: 'validity.changed', valid: { details: true, items: true } }), [send]);
    return (
      <>
        <p>Step {step}</p>
        <button type="button" onClick={() => send({ type: 'step.requested', step: 'submit' })}>
          Review
        </button>
        <button type="button" onClick={() => send({ type: 'form.submitted', request })}>
          Submit
        </button>
        <button type="button" onClick={confirmation.confirm}>
          Confirm
        </button>
      </>
    );
  }
  const screen = await render(<Wizard />);
  return {
    screen,
    save,
    onSaved,
    onLoadFailed,
    click: (name: string) => screen.getByRole('button', { name }).click(),
  };
}

test('while its machine fails to load, the wizard keeps the validity of the steps and reports a failed step change', async () => {
  const error = new Error('offline');
  const load = vi
    .fn(async () => startOrderWizard)
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error);
  const { screen, click, onLoadFailed } = await start(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(onLoadFailed).not.toHaveBeenCalled();
  await click('Review');
  await vi.waitFor(() => expect(onLoadFailed.mock.calls).toEqual([[error]]));
  await expect.element(screen.getByText('Step details')).toBeVisible();
  await click('Review');
  await expect.element(screen.getByText('Step submit')).toBeVisible();
});

test('the wizard saves another order after a host callback for the first order throws an error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const { click, save, onSaved } = await start(async () => startOrderWizard);
  const error = new Error('The host failed.');
  onSaved.mockImplementationOnce(() => {
    throw error;
  });
  await click('Review');
  for (const _ of [1, 2]) {
    await click('Submit');
    await click('Confirm');
  }
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenCalledTimes(2);
  expect(reported.mock.calls).toEqual([[error]]);
});
