import type {
  InboundOrderRequest,
  Order,
  OrderAddress,
  OrderDirection,
  OrderRequest,
  OutboundOrderRequest,
} from '@portal-kit/sdk/orders';
import { toAddress } from '../../../../domain/addresses/address.values';
import { textOrNull } from '../../../../forms/fields/values';
import { toLineRequest } from '../../lines/order-line';
import { isApplicable } from './applicable-fields';
import {
  isAddressTyped,
  type OrderAddressValues,
  type OrderDetailsValues,
  type OrderFormValues,
  optionGroups,
  orderOptions,
  otherCarrier,
  sameAsBilling,
  splitTrackingNumbers,
} from './order-form.values';

/** Converts a valid form to the request body, without fields that don't apply. */
export function toOrderRequest(
  values: OrderFormValues,
  direction: OrderDirection,
  base?: Order | undefined,
): OrderRequest {
  const { details, lineItems, palletsQuantity } = values;
  const text = (name: keyof OrderDetailsValues) =>
    isApplicable(name, details, direction) ? textOrNull(details[name] as string) : null;
  const shared = {
    warehouseId: details.warehouseId,
    poNumber: details.poNumber.trim(),
    referenceNumber: text('referenceNumber'),
    orderDate: details.orderDate,
    shippingType: details.shippingType,
    scac: details.scac === otherCarrier ? null : text('scac'),
    carrierName: details.scac === otherCarrier ? text('carrierName') : storedCarrierName(details, base),
    freightTerms: details.freightTerms,
    bondedFlag: details.bondedFlag,
    contactName: text('contactName'),
    contactPhone: text('contactPhone'),
    contactEmail: text('contactEmail'),
    specialInstructions: text('specialInstructions'),
    ...Object.fromEntries(
      optionGroups[direction].flatMap((group) =>
        orderOptions[group].map((name) => [
          name,
          details[group].includes(name) && isApplicable(name, details, direction),
        ]),
      ),
    ),
  };
  const request = {
    action: 'SUBMIT_ORDER' as const,
    lineItems: lineItems.map((line) => toLineRequest(line, direction)),
    palletsQuantity: Number(palletsQuantity),
  };
  return direction === 'inbound'
    ? ({ ...request, details: { ...shared, ...inboundDetails(details, text) } } as InboundOrderRequest)
    : ({
        ...request,
        details: { ...shared, ...outboundDetails(details, text), ...pickWarehouseFields(base) },
      } as OutboundOrderRequest);
}

type TextOf = (name: keyof OrderDetailsValues) => string | null;

function inboundDetails(details: OrderDetailsValues, text: TextOf) {
  const { appointmentWindow, shipFrom } = details;
  return {
    expectedArrivalDate: details.expectedArrivalDate,
    appointmentWindow: appointmentWindow.from && appointmentWindow.to ? appointmentWindow : null,
    containerNumber: text('containerNumber')?.toUpperCase() ?? null,
    containerSize: text('containerSize'),
    sealNumber: text('sealNumber'),
    trailerNumber: text('trailerNumber'),
    bolNumber: text('bolNumber'),
    proNumber: text('proNumber'),
    trackingNumbers: splitTrackingNumbers(text('trackingNumbers') ?? ''),
    incoterm: text('incoterm'),
    customsEntryNumber: text('customsEntryNumber'),
    inBondNumber: text('inBondNumber'),
    ttbTransferRef: text('ttbTransferRef'),
    temperatureControl: details.temperatureControl,
    shipFrom: isAddressTyped(shipFrom) ? toAddress(shipFrom) : null,
  };
}

function outboundDetails(details: OrderDetailsValues, text: TextOf) {
  const { billingAddress, shippingAddress, thirdPartyBilling } = details;
  const isSame = details.shipping.includes(sameAsBilling);
  const { addressId: _, ...copy } = billingAddress;
  const isShippedTo = !details.carriage.includes('isCustomerPickup') || isAddressTyped(shippingAddress);
  const isParcel = details.shippingType === 'PARCEL';
  return {
    customerId: details.customerId,
    requestedShipDate: details.requestedShipDate,
    requestedDeliveryDate: text('requestedDeliveryDate'),
    cancelAfterDate: text('cancelAfterDate'),
    orderType: details.orderType,
    serviceLevel: text('serviceLevel'),
    adultSignatureRequired: isParcel,
    carrierAccountNumber: text('carrierAccountNumber'),
    codAmount: details.codAmount.trim() === '' ? null : Number(details.codAmount),
    thirdPartyBilling: details.freightTerms === 'THIRD_PARTY' ? toAddress(thirdPartyBilling) : null,
    billingAddress: toOrderAddress(billingAddress, 'BILLING'),
    shippingSameAsBilling: isSame,
    shippingAddress: isSame
      ? { ...toAddress(copy), addressType: 'SHIPPING' }
      : isShippedTo
        ? toOrderAddress(shippingAddress, 'SHIPPING')
        : null,
  };
}

/** Returns the carrier name that the order stores for this SCAC, or null. */
function storedCarrierName({ scac }: OrderDetailsValues, base: Order | undefined): string | null {
  return (scac !== '' && base?.details?.scac === scac && base.details.carrierName) || null;
}

/** Returns the fields that the warehouse has set on a shipment. The form must send them unchanged. */
function pickWarehouseFields(base: Order | undefined) {
  if (base?.direction !== 'OUTBOUND') return {};
  const { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber } =
    base.details ?? {};
  const fields = { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function toOrderAddress(
  { addressId, ...address }: OrderAddressValues,
  addressType: OrderAddress['addressType'],
): OrderAddress {
  return { ...toAddress(address), addressType, ...(addressId && { addressId }) };
}
