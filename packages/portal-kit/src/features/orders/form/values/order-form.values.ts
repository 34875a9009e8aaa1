import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  outboundOrderDetailsRequestBounds as outboundBounds,
} from '@portal-kit/sdk/bounds';
import type {
  InboundOrder,
  Order,
  OrderAddress,
  OrderDirection,
  OutboundOrder,
} from '@portal-kit/sdk/orders';
import {
  type AddressValues,
  emptyAddress,
  toAddressValues,
} from '../../../../domain/addresses/address.values';
import { toFieldText } from '../../../../forms/fields/values';
import { addBusinessDays, addDays, dayFromToday } from '../../../../kernel/calendar/days';
import { type OrderLine, toOrderLine } from '../../lines/order-line';

/** An address of an order: a copy of a customer address, or a separate address. */
export interface OrderAddressValues extends AddressValues {
  /** The key of the copied customer address; empty for a separate address. */
  addressId: string;
}

/**
 * The unconverted details of an order in either direction. Fields of the other direction stay empty. The fields have
 * the names of the contract, so that the `fieldPath` of a server error identifies a field.
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
  /** The carrier's code, or {@link otherCarrier} if `carrierName` contains the carrier. */
  scac: string;
  carrierName: string;
  containerNumber: string;
  containerSize: string;
  sealNumber: string;
  trailerNumber: string;
  bolNumber: string;
  proNumber: string;
  /** Tracking numbers, one per line or separated by commas. */
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

/** The value of `scac` for a carrier without a SCAC. */
export const otherCarrier = 'OTHER';

/** The boolean fields of the contract, grouped as in the form. */
export const orderOptions = {
  loading: ['isFloorLoaded'],
  carriage: ['carrierArranged', 'isCustomerPickup'],
  services: ['deliveryAppointmentRequired', 'liftgateRequired', 'insideDelivery', 'residentialDelivery'],
} as const;

export type OrderOptionGroup = keyof typeof orderOptions;

/** The groups of boolean fields that each direction has. */
export const optionGroups: Readonly<Record<OrderDirection, readonly OrderOptionGroup[]>> = {
  inbound: ['loading'],
  outbound: ['carriage', 'services'],
};

/** The option that ships to the billing address. */
export const sameAsBilling = 'shippingSameAsBilling';

const emptyOrderAddress: OrderAddressValues = { ...emptyAddress, addressId: '' };

/** The details of a new order, in display order. */
export const emptyDetails: OrderDetailsValues = {
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

/** Returns the default dates of a new order. Source: specification, section 9. */
function getDefaultDates(direction: OrderDirection, today: string) {
  if (direction === 'inbound') {
    const tomorrow = addDays(today, 1);
    return { orderDate: tomorrow, expectedArrivalDate: tomorrow };
  }
  return { orderDate: today, requestedShipDate: addBusinessDays(addDays(today, 1), 4) };
}

/**
 * Creates the initial values of a new order. `today` is a calendar date; the supplier determines bonded or tax paid.
 */
export function createOrderValues(
  direction: OrderDirection,
  { inventoryType, today = dayFromToday(0) }: { inventoryType?: string | undefined; today?: string } = {},
): OrderFormValues {
  return {
    details: {
      ...emptyDetails,
      ...getDefaultDates(direction, today),
      bondedFlag: inventoryType === 'BONDED' ? '1' : '0',
    },
    lineItems: [],
    palletsQuantity: '1',
  };
}

/** Converts an order to the form's values. */
export function toOrderValues(order: Order): OrderFormValues {
  const { lineItems, palletsQuantity } = order;
  const details: InboundOrder['details'] & Partial<OutboundOrder['details']> = {
    ...(order.details as InboundOrder['details']),
  };
  const texts = Object.fromEntries(
    Object.entries(emptyDetails)
      .filter(([, empty]) => typeof empty === 'string')
      .map(([name, empty]) => [name, toFieldText(details[name as 'poNumber']) || empty]),
  ) as unknown as OrderDetailsValues;
  return {
    details: {
      ...emptyDetails,
      ...texts,
      scac: details.scac ?? (details.carrierName ? otherCarrier : ''),
      appointmentWindow: {
        from: toFieldText(details.appointmentWindow?.from),
        to: toFieldText(details.appointmentWindow?.to),
      },
      trackingNumbers: (details.trackingNumbers ?? []).join('\n'),
      codAmount: typeof details.codAmount === 'number' ? details.codAmount.toFixed(2) : '',
      ...Object.fromEntries(
        Object.entries(orderOptions).map(([group, names]) => [group, names.filter((name) => details[name])]),
      ),
      shipping: details.shippingSameAsBilling ? [sameAsBilling] : [],
      shipFrom: toAddressValues(details.shipFrom),
      thirdPartyBilling: toAddressValues(details.thirdPartyBilling),
      billingAddress: toOrderAddressValues(details.billingAddress),
      shippingAddress: toOrderAddressValues(details.shippingAddress),
    },
    lineItems: (lineItems ?? []).map(toOrderLine),
    palletsQuantity: toFieldText(palletsQuantity),
  };
}

/**
 * Creates the initial values of a copy: new dates, no numbers that identify the original or its shipment, and no fields
 * that the warehouse has set. Lines keep their lots: the item, the lot and the vintage together identify a line.
 * Source: domain, 2.5.
 */
export function copyOrder(order: Order, today: string = dayFromToday(0)): OrderFormValues {
  const { details, lineItems, palletsQuantity } = toOrderValues(order);
  const direction = order.direction === 'INBOUND' ? 'inbound' : 'outbound';
  return {
    details: {
      ...details,
      poNumber: '',
      referenceNumber: '',
      bolNumber: '',
      proNumber: '',
      trackingNumbers: '',
      trailerNumber: '',
      sealNumber: '',
      containerNumber: '',
      customsEntryNumber: '',
      inBondNumber: '',
      ttbTransferRef: '',
      appointmentWindow: emptyDetails.appointmentWindow,
      requestedDeliveryDate: '',
      cancelAfterDate: '',
      ...getDefaultDates(direction, today),
    },
    lineItems: lineItems.map((line, index) => ({ ...line, lineItemNumber: index + 1 })),
    palletsQuantity,
  };
}

/** Converts a customer address to the form's values. */
export function toOrderAddressValues(address: Partial<OrderAddress> | null | undefined): OrderAddressValues {
  return { ...toAddressValues(address), addressId: toFieldText(address?.addressId) };
}

/** Returns whether any field of an address except the country has a value. */
export const isAddressTyped = ({ countryCode: _, isoCountryCode: __, ...rest }: AddressValues): boolean =>
  Object.values(rest).some((text) => text.trim() !== '');

/** Splits tracking numbers at spaces, line breaks, commas and semicolons. */
export const splitTrackingNumbers = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
