import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  outboundOrderDetailsRequestBounds as outboundBounds,
} from '@portal-kit/sdk/bounds';
import type {
  InboundOrder,
  InboundOrderRequest,
  Order,
  OrderAddress,
  OrderDirection,
  OrderRequest,
  OutboundOrder,
  OutboundOrderRequest,
} from '@portal-kit/sdk/orders';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../../domain/addresses/address.values';
import { textOf, textOrNull } from '../../../forms/fields/rules';
import { addBusinessDays, addDays, dayFromToday } from '../../../kernel/calendar/days';
import { type OrderLine, toLineRequest, toOrderLine } from '../lines/order-line';
import { isApplicable } from './applicable-fields';

/** An address of an order: a copy of a customer address, or a separate address. */
export interface OrderAddressValues extends AddressValues {
  /** The key of the copied customer address; empty for a separate address. */
  addressId: string;
}

/**
 * The details of an order as typed, for both directions; fields of the other direction stay empty. The names are those
 * of the contract, so that a `fieldPath` finds its field.
 */
export interface OrderDetailsValues {
  warehouseId: string;
  customerId: string;
  poNumber: string;
  referenceNumber: string;
  orderDate: string;
  expectedArrivalDate: string;
  appointmentWindow: { from: string; to: string };
  requestedShipDate: string;
  requestedDeliveryDate: string;
  cancelAfterDate: string;
  orderType: string;
  shippingType: string;
  /** The carrier's code, or {@link otherCarrier} for a carrier in `carrierName`. */
  scac: string;
  carrierName: string;
  containerNumber: string;
  containerSize: string;
  sealNumber: string;
  trailerNumber: string;
  bolNumber: string;
  proNumber: string;
  /** One number per line, or separated by commas. */
  trackingNumbers: string;
  serviceLevel: string;
  carrierAccountNumber: string;
  freightTerms: string;
  incoterm: string;
  bondedFlag: string;
  customsEntryNumber: string;
  inBondNumber: string;
  ttbTransferRef: string;
  temperatureControl: string;
  codAmount: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  specialInstructions: string;
  /** The names of the boolean fields that are true, in the groups of {@link orderOptions}. */
  loading: readonly string[];
  carriage: readonly string[];
  services: readonly string[];
  /** `['shippingSameAsBilling']` or empty. */
  shipping: readonly string[];
  shipFrom: AddressValues;
  thirdPartyBilling: AddressValues;
  billingAddress: OrderAddressValues;
  shippingAddress: OrderAddressValues;
}

/** The values of the order form. */
export interface OrderFormValues {
  details: OrderDetailsValues;
  lineItems: readonly OrderLine[];
  /** Whole pallets. */
  palletsQuantity: string;
}

/** Replaces the SCAC of a carrier without a code. */
export const otherCarrier = 'OTHER';

/** The boolean fields of the contract, grouped as in the form. */
export const orderOptions = {
  loading: ['isFloorLoaded'],
  carriage: ['carrierArranged', 'isCustomerPickup'],
  services: ['deliveryAppointmentRequired', 'liftgateRequired', 'insideDelivery', 'residentialDelivery'],
} as const;

export type OrderOptionGroup = keyof typeof orderOptions;

const groupsOf: Readonly<Record<OrderDirection, readonly OrderOptionGroup[]>> = {
  inbound: ['loading'],
  outbound: ['carriage', 'services'],
};

export const sameAsBilling = 'shippingSameAsBilling';

const emptyOrderAddress: OrderAddressValues = { ...emptyAddress, addressId: '' };

const emptyDetails: OrderDetailsValues = {
  warehouseId: '',
  customerId: '',
  poNumber: '',
  referenceNumber: '',
  orderDate: '',
  expectedArrivalDate: '',
  appointmentWindow: { from: '', to: '' },
  requestedShipDate: '',
  requestedDeliveryDate: '',
  cancelAfterDate: '',
  orderType: outboundBounds.orderType.default,
  shippingType: '',
  scac: '',
  carrierName: '',
  containerNumber: '',
  containerSize: '',
  sealNumber: '',
  trailerNumber: '',
  bolNumber: '',
  proNumber: '',
  trackingNumbers: '',
  serviceLevel: '',
  carrierAccountNumber: '',
  freightTerms: inboundBounds.freightTerms.default,
  incoterm: '',
  bondedFlag: '0',
  customsEntryNumber: '',
  inBondNumber: '',
  ttbTransferRef: '',
  temperatureControl: inboundBounds.temperatureControl.default,
  codAmount: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  specialInstructions: '',
  loading: [],
  carriage: [],
  services: [],
  shipping: [],
  shipFrom: emptyAddress,
  thirdPartyBilling: emptyAddress,
  billingAddress: emptyOrderAddress,
  shippingAddress: emptyOrderAddress,
};

/** The default dates of a new order. Source: specification, section 9. */
function startDates(direction: OrderDirection, today: string) {
  if (direction === 'inbound') {
    const tomorrow = addDays(today, 1);
    return { orderDate: tomorrow, expectedArrivalDate: tomorrow };
  }
  return { orderDate: today, requestedShipDate: addBusinessDays(addDays(today, 1), 4) };
}

/** The initial values of a new order. `today` is a calendar date; the supplier determines bonded or tax paid. */
export function newOrder(
  direction: OrderDirection,
  { inventoryType, today = dayFromToday(0) }: { inventoryType?: string | undefined; today?: string } = {},
): OrderFormValues {
  return {
    details: {
      ...emptyDetails,
      ...startDates(direction, today),
      bondedFlag: inventoryType === 'BONDED' ? '1' : '0',
    },
    lineItems: [],
    palletsQuantity: '1',
  };
}

/** The form's values for an existing order. */
export function toOrderValues(order: Order): OrderFormValues {
  const { lineItems, palletsQuantity } = order;
  const details: InboundOrder['details'] & Partial<OutboundOrder['details']> = {
    ...(order.details as InboundOrder['details']),
  };
  const texts = Object.fromEntries(
    Object.entries(emptyDetails)
      .filter(([, empty]) => typeof empty === 'string')
      .map(([name, empty]) => [name, textOf(details[name as 'poNumber']) || empty]),
  ) as unknown as OrderDetailsValues;
  const direction = order.direction === 'INBOUND' ? 'inbound' : 'outbound';
  return {
    details: {
      ...emptyDetails,
      ...texts,
      scac: details.scac ?? (details.carrierName ? otherCarrier : ''),
      appointmentWindow: {
        from: textOf(details.appointmentWindow?.from),
        to: textOf(details.appointmentWindow?.to),
      },
      trackingNumbers: (details.trackingNumbers ?? []).join('\n'),
      codAmount: typeof details.codAmount === 'number' ? details.codAmount.toFixed(2) : '',
      ...Object.fromEntries(
        groupsOf[direction].map((group) => [group, orderOptions[group].filter((name) => details[name])]),
      ),
      shipping: details.shippingSameAsBilling ? [sameAsBilling] : [],
      shipFrom: toAddressValues(details.shipFrom),
      thirdPartyBilling: toAddressValues(details.thirdPartyBilling),
      billingAddress: toOrderAddressValues(details.billingAddress),
      shippingAddress: toOrderAddressValues(details.shippingAddress),
    },
    lineItems: lineItems.map(toOrderLine),
    palletsQuantity: String(palletsQuantity),
  };
}

/** The initial values of a copy: new dates, no PO number, and no fields that the warehouse has set. */
export function copyOfOrder(order: Order, today: string = dayFromToday(0)): OrderFormValues {
  const { details, lineItems, palletsQuantity } = toOrderValues(order);
  const direction = order.direction === 'INBOUND' ? 'inbound' : 'outbound';
  return {
    details: {
      ...details,
      ...{ poNumber: '', bolNumber: '', proNumber: '', trackingNumbers: '', trailerNumber: '' },
      ...{
        sealNumber: '',
        containerNumber: '',
        customsEntryNumber: '',
        inBondNumber: '',
        ttbTransferRef: '',
      },
      ...{
        appointmentWindow: emptyDetails.appointmentWindow,
        requestedDeliveryDate: '',
        cancelAfterDate: '',
      },
      ...startDates(direction, today),
    },
    lineItems: lineItems.map((line, index) => ({ ...line, lineItemNumber: index + 1 })),
    palletsQuantity,
  };
}

/** The form's values for a customer address. */
export function toOrderAddressValues(address: Partial<OrderAddress> | null | undefined): OrderAddressValues {
  return { ...toAddressValues(address), addressId: textOf(address?.addressId) };
}

function toOrderAddress(
  { addressId, ...address }: OrderAddressValues,
  addressType: OrderAddress['addressType'],
): OrderAddress {
  return { ...toAddress(address), addressType, ...(addressId && { addressId }) };
}

/** Splits tracking numbers at spaces, line breaks, commas and semicolons. */
export const trackingNumbersOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The request body of a valid form, without fields that do not apply. */
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
      groupsOf[direction].flatMap((group) =>
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
        details: { ...shared, ...outboundDetails(details, text), ...setByWarehouse(base) },
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
    trackingNumbers: trackingNumbersOf(text('trackingNumbers') ?? ''),
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

/** Whether any field of an address except the country has a value. */
export const isAddressTyped = ({ countryCode: _, isoCountryCode: __, ...rest }: AddressValues): boolean =>
  Object.values(rest).some((text) => text.trim() !== '');

/** The stored name of a carrier with a code. */
function storedCarrierName({ scac }: OrderDetailsValues, base: Order | undefined): string | null {
  return (scac !== '' && base?.details.scac === scac && base.details.carrierName) || null;
}

/** Fields that the warehouse has set on a shipment; the form must send them unchanged. */
function setByWarehouse(base: Order | undefined) {
  if (base?.direction !== 'OUTBOUND') return {};
  const { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber } = base.details;
  const fields = { bolNumber, proNumber, trackingNumbers, trailerNumber, sealNumber, containerNumber };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
