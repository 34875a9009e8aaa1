import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OrderStep } from '../steps/order-step';
import { useFirstField } from './use-first-field';

/** Renders a wizard that the host opens at a field of the items. `opened` is the step that opens. */
async function start(opened: OrderStep) {
  const focusField = vi.fn();
  function Wizard() {
    const [openStep, setOpenStep] = useState<OrderStep>('details');
    useFirstField({ field: 'lineItems.0.casesQuantity' } as Parameters<typeof useFirstField>[0], {
      openStep,
      showErrors: () => {},
      openFieldStep: () => {
        setOpenStep(opened);
        return 'items';
      },
      focusField,
    });
    return (
      <button type="button" onClick={() => setOpenStep('items')}>
        Items, after {openStep}
      </button>
    );
  }
  const screen = await render(<Wizard />);
  return { focusField, items: screen.getByRole('button') };
}

test('the field receives focus when its step opens', async () => {
  const { focusField, items } = await start('items');
  await expect.element(items).toHaveTextContent('Items, after items');
  expect(focusField.mock.calls).toEqual([['lineItems.0.casesQuantity']]);
});

test.each<OrderStep>(['details', 'submit'])(
  'if the step %s opens instead, a later visit of the step with the field moves no focus',
  async (opened) => {
    const { focusField, items } = await start(opened);
    await items.click();
    await expect.element(items).toHaveTextContent('Items, after items');
    expect(focusField).not.toHaveBeenCalled();
  },
);
