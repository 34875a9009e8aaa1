import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { ScacCode } from '@portal-kit/sdk/scac-codes';
import { isApplicable } from '../../form/values/applicable-fields';
import { hasContainerCheckDigit } from '../../form/values/container-number';
import { type OrderDetailsValues, otherCarrier } from '../../form/values/order-form.values';
import { detailsCheck, type OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

export interface CarrierChecksInput {
  direction: OrderDirection;
  details: OrderDetailsValues;
  /** The carriers of the warehouse's country; `undefined` if they could not be read. */
  carriers: readonly ScacCode[] | undefined;
  shippingTypes: Readonly<Record<string, string>>;
}

/** Returns whether the order has a carrier of the list. */
export const isCarrierListed = (details: OrderDetailsValues, direction: OrderDirection): boolean =>
  details.scac !== '' && details.scac !== otherCarrier && isApplicable('scac', details, direction);

/** Checks the carrier against the shipping type, and options that contradict each other. Source: domain, 2.3, 2.4, 10. */
export function carrierChecks(
  { direction, details, carriers, shippingTypes }: CarrierChecksInput,
  texts: CheckTexts,
): OrderCheck[] {
  const { carriage, services, requestedDeliveryDate, shippingType, orderType, scac, containerNumber } =
    details;
  const found: OrderCheck[] = [];
  const warn = (field: string, code: string, text: string) =>
    found.push(detailsCheck('warn', field, code, text));
  if (direction === 'outbound') {
    if (carriage.length > 1) warn('carriage', 'two', texts.carrier.twoCarriages);
    if (carriage.includes('isCustomerPickup') && (services.length > 0 || requestedDeliveryDate !== '')) {
      warn('carriage', 'pickup', texts.carrier.deliveryOfPickup);
    }
    if (shippingType === 'CONTAINER' && !['EXPORT', 'TRANSFER'].includes(orderType)) {
      warn('shippingType', 'container', texts.carrier.containerByType);
    }
  } else if (
    isApplicable('containerNumber', details, direction) &&
    !hasContainerCheckDigit(containerNumber)
  ) {
    warn('containerNumber', 'digit', texts.carrier.containerNumber(containerNumber.trim().toUpperCase()));
  }
  if (carriers && isCarrierListed(details, direction)) {
    const carrier = carriers.find(({ scacCode }) => scacCode === scac);
    if (!carrier) warn('scac', 'unlisted', texts.carrier.unlisted(scac));
    else if (carrier.modes?.length && !carrier.modes.some((mode) => mode === shippingType)) {
      const name = carrier.carrierName || scac;
      warn('scac', 'mode', texts.carrier.mode(name, shippingTypes[shippingType] ?? shippingType));
    }
  }
  return found;
}
