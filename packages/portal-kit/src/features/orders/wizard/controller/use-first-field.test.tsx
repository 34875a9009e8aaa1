import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderStep } from '../steps/order-step';
import { useFirstField } from './use-first-field';

interface WizardProps {
  openStep: OrderStep;
  isStarted: boolean;
}

/** A wizard that the host opens at a field of the items. `change` changes its open step. */
async function start(props: WizardProps) {
  const focusField = vi.fn();
  function Wizard({ openStep, isStarted }: WizardProps) {
    useFirstField({ field: 'lineItems.0.casesQuantity' } as Parameters<typeof useFirstField>[0], {
      openStep,
      isStarted,
      showErrors: () => {},
      openStepOf: () => 'items',
      focusField,
    });
    return null;
  }
  const { rerender } = await render(<Wizard {...props} />);
  return { focusField, change: (next: WizardProps) => rerender(<Wizard {...next} />) };
}

test('the field receives focus when its step opens after the code of the wizard has loaded', async () => {
  const { focusField, change } = await start({ openStep: 'details', isStarted: false });
  expect(focusField).not.toHaveBeenCalled();
  await change({ openStep: 'items', isStarted: true });
  expect(focusField.mock.calls).toEqual([['lineItems.0.casesQuantity']]);
});

test.each<OrderStep>(['details', 'submit'])(
  'if the step %s opens instead, a later visit of the step with the field moves no focus',
  async (openStep) => {
    const { focusField, change } = await start({ openStep: 'details', isStarted: false });
    await change({ openStep, isStarted: true });
    await change({ openStep: 'items', isStarted: true });
    expect(focusField).not.toHaveBeenCalled();
  },
);
