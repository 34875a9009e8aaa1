export type FailureText = Omit<OrderFailure, 'at'>;

export const noAppointment: FailureText = {
  code: 'APPOINTMENT',
  message: 'Appointment not available on requested date',
  messageLanguage: 'en',
  validationErrors: [],
};

export const noResponse: FailureText = {
  code: 'UPSTREAM_TIMEOUT',
  message: 'Warehouse system did not respond',
  messageLanguage: 'en',
  validationErrors: [],
};

/** Failures that the warehouse system may report for an order with this first line (domain §11.5). */
export function failuresOf(direction: Order['direction'], { item, casesQuantity }: LineItem): FailureText[] {
  const { sku, bonded } = item;
  const discontinued = {
    code: 'ITEM_DISCONTINUED',
    message: `Item ${sku} is discontinued`,
    messageLanguage: 'en',
    validationErrors: [{ fieldPath: 'lineItems[0].item', message: `Item ${sku} is discontinued` }],
  };
  const always = [discontinued, noAppointment, noResponse];
  if (direction === 'INBOUND') return always;
  const available = Math.floor(casesQuantity * 0.95);
  const stock = bonded ? 'bonded inventory' : 'inventory';
  return [
    ...always,
    {
      code: 'INSUFFICIENT_STOCK',
      message: `Insufficient ${stock} for ${sku} (requested ${casesQuantity} cases, available ${available})`,
      messageLanguage: 'en',
      validationErrors: [
        {
          fieldPath: 'lineItems[0].casesQuantity',
          message: `Only ${available} case(s), 0 bottle(s) available`,
        },
      ],
    },
    {
      code: 'LICENSE_EXPIRED',
      message: 'Consignee license expired on 2026-10-31',
      messageLanguage: 'en',
      validationErrors: [{ fieldPath: 'details.customerId', message: 'License expired on 2026-10-31' }],
    },
  ];
}

/** A failure with three field errors. */
export const multiFieldFailure: FailureText = {
  code: 'VALIDATION_FAILED',
  message: 'The warehouse system rejected the order',
  messageLanguage: 'en',
  validationErrors: [
    { fieldPath: 'details.scac', message: 'Carrier does not serve this warehouse' },
    { fieldPath: 'details.expectedArrivalDate', message: 'Appointment not available on requested date' },
    { fieldPath: 'lineItems[0].casesQuantity', message: 'Only whole layers are received' },
  ],
};

import type { LineItem, Order, OrderFailure } from '../../model/order.ts';
