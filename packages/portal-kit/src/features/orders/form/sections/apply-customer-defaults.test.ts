import { FormApi } from '@tanstack/react-form';
import { expect, test } from 'vitest';
import { incompleteCases } from '../../../../../test/contract-cases';
import type { OrderFormApi } from '../order-form.api';
import { createOrderValues } from '../values/order-form.values';
import { applyCustomerDefaults } from './apply-customer-defaults';

test('applyCustomerDefaults() fills an order from a customer with a missing or null property', () => {
  for (const { name, record } of incompleteCases('Customer', undefined)) {
    const form = new FormApi({ defaultValues: createOrderValues('outbound', { today: '2026-11-02' }) });
    applyCustomerDefaults(form as unknown as OrderFormApi, record as never);
    const { billingAddress, shippingAddress } = form.state.values.details;
    const texts = [...Object.values(billingAddress), ...Object.values(shippingAddress)];
    expect(
      texts.every((text) => typeof text === 'string'),
      name,
    ).toBe(true);
  }
});
