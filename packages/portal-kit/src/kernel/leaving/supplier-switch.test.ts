import { expect, test, vi } from 'vitest';
import { createSupplierSwitch } from './supplier-switch';

function start() {
  const goToSupplier = vi.fn();
  const supplierSwitch = createSupplierSwitch(goToSupplier);
  return { goToSupplier, supplierSwitch, state: () => supplierSwitch.actor.getSnapshot().value };
}

test('a request goes to the other supplier, until its page is shown', async () => {
  const { goToSupplier, supplierSwitch, state } = start();
  supplierSwitch.request('SUP-2', false);
  await supplierSwitch.actor.start();
  expect([state(), goToSupplier.mock.calls]).toEqual(['switching', [['SUP-2']]]);
  supplierSwitch.shown();
  expect(state()).toBe('settled');
});

test('a request that needs confirmation waits for it', async () => {
  const { goToSupplier, supplierSwitch, state } = start();
  supplierSwitch.request('SUP-2', true);
  await supplierSwitch.actor.start();
  expect([state(), goToSupplier.mock.calls]).toEqual(['asking', []]);
  supplierSwitch.actor.send({ type: 'switch.confirmed' });
  expect(goToSupplier).toHaveBeenCalledExactlyOnceWith('SUP-2');
});

test('a page that shows its supplier without a request loads no code', () => {
  const supplierSwitch = createSupplierSwitch(vi.fn());
  supplierSwitch.shown();
  expect(supplierSwitch.actor.isStarted()).toBe(false);
});
