import type { OrderFailure } from '../../model.ts';

export type FailureText = Omit<OrderFailure, 'at'>;

export const noAppointment: FailureText = {
  code: 'APPOINTMENT',
  message: 'Appointment not available on requested date',
  validationErrors: [],
};

export const noResponse: FailureText = {
  code: 'UPSTREAM_TIMEOUT',
  message: 'Warehouse system did not respond',
  validationErrors: [],
};

/** What the warehouse system says when it rejects an order (domain §11.5). */
export const failureTexts: readonly FailureText[] = [
  {
    code: 'ITEM_DISCONTINUED',
    message: 'Item CW-2008 is discontinued',
    validationErrors: [{ fieldPath: 'lineItems[0].item', message: 'Item CW-2008 is discontinued' }],
  },
  {
    code: 'INSUFFICIENT_STOCK',
    message: 'Insufficient bonded inventory for MT-3001 (requested 400 cases, available 380)',
    validationErrors: [
      { fieldPath: 'lineItems[0].casesQuantity', message: 'Only 380 case(s), 0 bottle(s) available' },
    ],
  },
  {
    code: 'LICENSE_EXPIRED',
    message: 'Consignee license expired on 2026-10-31',
    validationErrors: [{ fieldPath: 'details.customerId', message: 'License expired on 2026-10-31' }],
  },
  noAppointment,
  noResponse,
];

/** The one with three findings at once. */
export const threefoldFailure: FailureText = {
  code: 'VALIDATION_FAILED',
  message: 'The warehouse system rejected the order',
  validationErrors: [
    { fieldPath: 'details.scac', message: 'Carrier does not serve this warehouse' },
    { fieldPath: 'details.expectedArrivalDate', message: 'Appointment not available on requested date' },
    { fieldPath: 'lineItems[0].casesQuantity', message: 'Only whole layers are received' },
  ],
};
