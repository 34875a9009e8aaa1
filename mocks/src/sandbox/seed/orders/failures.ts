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

export function discontinued(sku: string): FailureText {
  const message = `Item ${sku} is discontinued`;
  return {
    code: 'ITEM_DISCONTINUED',
    message,
    messageLanguage: 'en',
    validationErrors: [{ fieldPath: 'lineItems[0].item', message }],
  };
}

/** Creates the failure of an order that needs more stock than the warehouse counted. */
function insufficientStock({ item, casesQuantity }: LineItem): FailureText {
  const available = Math.floor(casesQuantity * 0.95);
  const stock = item.bonded ? 'bonded inventory' : 'inventory';
  return {
    code: 'INSUFFICIENT_STOCK',
    message: `Insufficient ${stock} for ${item.sku} (requested ${casesQuantity} cases, available ${available})`,
    messageLanguage: 'en',
    validationErrors: [
      {
        fieldPath: 'lineItems[0].casesQuantity',
        message: `Only ${available} case(s), 0 bottle(s) available`,
      },
    ],
  };
}

function licenseExpired(expiredOn: string): FailureText {
  return {
    code: 'LICENSE_EXPIRED',
    message: `Consignee license expired on ${expiredOn}`,
    messageLanguage: 'en',
    validationErrors: [{ fieldPath: 'details.customerId', message: `License expired on ${expiredOn}` }],
  };
}

/**
 * Picks the failure that the warehouse system reports for an order with this first line (domain §11.5). The items of
 * seeded orders aren't discontinued.
 *
 * @param licenseExpiredOn - The last day of the customer's license if it has passed.
 */
export function pickFailure(
  direction: Order['direction'],
  line: LineItem,
  licenseExpiredOn: string | undefined,
  random: Random,
): FailureText {
  const failure = random.pick(
    direction === 'INBOUND'
      ? [noAppointment, noAppointment, noResponse]
      : [insufficientStock(line), noAppointment, noResponse, insufficientStock(line), noAppointment],
  );
  return licenseExpiredOn ? licenseExpired(licenseExpiredOn) : failure;
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
import type { Random } from '../../random.ts';
