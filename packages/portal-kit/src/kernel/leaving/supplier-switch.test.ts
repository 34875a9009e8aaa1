import { expect, test, vi } from 'vitest';
import { createSupplierSwitch } from './supplier-switch';

function start(needsConfirmation: () => boolean = () => false) {
  const goToSupplier = vi.fn();
  const supplierSwitch = createSupplierSwitch({ needsConfirmation, goToSupplier });
  return { goToSupplier, supplierSwitch, state: () => supplierSwitch.actor.getSnapshot().value };
}

test('a supplier switch is switching until the page of the other supplier is shown', async () => {
  const { goToSupplier, supplierSwitch, state } = start();
  await supplierSwitch.request('SUP-2');
  expect([state(), goToSupplier.mock.calls]).toEqual(['switching', [['SUP-2']]]);
  supplierSwitch.supplierShown();
  expect(state()).toBe('settled');
});

test('a supplier switch that needs confirmation waits for it', async () => {
  const { goToSupplier, supplierSwitch, state } = start(() => true);
  await supplierSwitch.request('SUP-2');
  expect([state(), goToSupplier.mock.calls]).toEqual(['asking', []]);
  supplierSwitch.actor.send({ type: 'switch.confirmed' });
  expect(goToSupplier).toHaveBeenCalledExactlyOnceWith('SUP-2');
});

test('the last of two requests before the code has loaded switches the supplier', async () => {
  const { goToSupplier, supplierSwitch } = start();
  await Promise.all([supplierSwitch.request('SUP-2'), supplierSwitch.request('SUP-3')]);
  expect(goToSupplier.mock.calls).toEqual([['SUP-3']]);
});

test('a request before the code has loaded asks if a form is open when the code arrives', async () => {
  let hasForm = false;
  const { goToSupplier, supplierSwitch, state } = start(() => hasForm);
  const requested = supplierSwitch.request('SUP-2');
  hasForm = true;
  await requested;
  expect([state(), goToSupplier.mock.calls]).toEqual(['asking', []]);
});

test('a request before the code has loaded ends when the page changes', async () => {
  const { goToSupplier, supplierSwitch } = start();
  const requested = supplierSwitch.request('SUP-2');
  supplierSwitch.supplierShown();
  await requested;
  expect(goToSupplier).not.toHaveBeenCalled();
});

test('a page that shows its supplier without a request loads no code', () => {
  const { supplierSwitch } = start();
  supplierSwitch.supplierShown();
  expect(supplierSwitch.actor.isStarted()).toBe(false);
});
