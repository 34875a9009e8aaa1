import { expect, test, vi } from 'vitest';
import { createSupplierSwitch } from './supplier-switch';

function start(needsConfirmation: () => boolean = () => false) {
  const goToSupplier = vi.fn();
  const supplierSwitch = createSupplierSwitch({ needsConfirmation, goToSupplier });
  return { goToSupplier, supplierSwitch, state: () => supplierSwitch.actor.getSnapshot().value };
}

test('a supplier switch stays in the state switching until the page of the other supplier is shown', () => {
  const { goToSupplier, supplierSwitch, state } = start();
  supplierSwitch.request('SUP-2');
  expect([state(), goToSupplier.mock.calls]).toEqual(['switching', [['SUP-2']]]);
  supplierSwitch.supplierShown();
  expect(state()).toBe('settled');
});

test('a supplier switch that needs confirmation waits for it', () => {
  const { goToSupplier, supplierSwitch, state } = start(() => true);
  supplierSwitch.request('SUP-2');
  expect([state(), goToSupplier.mock.calls]).toEqual(['asking', []]);
  supplierSwitch.actor.send({ type: 'switch.confirmed' });
  expect(goToSupplier).toHaveBeenCalledExactlyOnceWith('SUP-2');
});
