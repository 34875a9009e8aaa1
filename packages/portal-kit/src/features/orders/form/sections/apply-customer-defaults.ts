import type { Customer } from '@portal-kit/sdk/customers';
import type { OrderFormApi } from '../order-form.api';
import { toOrderAddressValues } from '../values/order-form.values';

/** Fills an order with the addresses and defaults of its customer; keeps the fields that the user has filled in. */
export function applyCustomerDefaults(form: OrderFormApi, customer: Customer): void {
  const { details } = form.state.values;
  const addresses = customer.addresses ?? [];
  const billing = addresses.find(({ addressType }) => addressType === 'BILLING');
  const shipping = addresses.filter(({ addressType }) => addressType === 'SHIPPING');
  form.setFieldValue('details.billingAddress', toOrderAddressValues(billing));
  form.setFieldValue(
    'details.shippingAddress',
    toOrderAddressValues(shipping.find(({ isDefault }) => isDefault) ?? shipping[0]),
  );
  const defaults = {
    shippingType: customer.defaultShippingType,
    scac: customer.defaultScac,
    specialInstructions: customer.deliveryInstructions,
    warehouseId: customer.defaultWarehouseId,
  } as const;
  for (const name of ['shippingType', 'scac', 'specialInstructions', 'warehouseId'] as const) {
    const value = defaults[name];
    if (value && details[name] === '') form.setFieldValue(`details.${name}`, value);
  }
  const { defaultFreightTerms } = customer;
  const { isDirty } = form.getFieldMeta('details.freightTerms') ?? { isDirty: false };
  if (defaultFreightTerms && !isDirty) form.setFieldValue('details.freightTerms', defaultFreightTerms);
}
