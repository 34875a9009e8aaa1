import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  inboundOrderRequestBounds,
  outboundOrderDetailsRequestBounds as outboundBounds,
} from '@portal-kit/sdk/bounds';
import type { Customer } from '@portal-kit/sdk/customers';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { addressMessages } from '../../../../domain/addresses/address.messages';
import { addressRules } from '../../../../domain/addresses/address.rules';
import type { AddressValues } from '../../../../domain/addresses/address.values';
import { type FormTexts, firstMessage, formRules, optional, type Rule } from '../../../../forms/fields/rules';
import { isDate } from '../../../../kernel/calendar/days';
import type { orderDetailsMessages } from '../../details/order-details.messages';
import type { orderFormMessages } from '../order-form.messages';
import { isApplicable } from './applicable-fields';
import { arrivalDates, maxArrivalDays } from './order-dates';
import {
  isAddressTyped,
  type OrderDetailsValues,
  sameAsBilling,
  trackingNumbersOf,
} from './order-form.values';

/** Values other than the order's fields that the rules depend on. */
export interface OrderConditions {
  direction: OrderDirection;
  /** Whether the supplier is an importer. The origin is then required. */
  isInternational: boolean;
  /** Calendar date. */
  today: string;
  /** `undefined` while the warehouse loads. */
  isWarehouseBonded: boolean | undefined;
  customer: Pick<Customer, 'bondedAllowed'> | undefined;
  /** The stored arrival date. This date stays valid even if it is in the past. */
  storedArrivalDate: string | undefined;
}

type DetailsRule = (details: OrderDetailsValues) => string | undefined;
export type AddressField = 'shipFrom' | 'thirdPartyBilling' | 'billingAddress' | 'shippingAddress';

/** The rules of an order's details by field name. The names come from the contract. Source: domain, 2.3 to 2.6. */
export function orderRules(
  conditions: OrderConditions,
  addressTexts: ReturnType<typeof addressMessages>,
  texts: FormTexts,
  labels: ReturnType<typeof orderDetailsMessages>,
  formLabels: ReturnType<typeof orderFormMessages>,
) {
  const { direction, isInternational, today, isWarehouseBonded, customer, storedArrivalDate } = conditions;
  const arrivals = arrivalDates(today);
  const rules = formRules(texts);
  const ofAddress = addressRules(texts, addressTexts);
  const isInbound = direction === 'inbound';
  const isBonded = (details: OrderDetailsValues) => details.bondedFlag === '1';
  const isContainer = (details: OrderDetailsValues) => details.shippingType === 'CONTAINER';

  /** The fields that are required if they apply. */
  const required: Partial<
    Record<keyof OrderDetailsValues, boolean | ((details: OrderDetailsValues) => boolean)>
  > = {
    warehouseId: true,
    poNumber: true,
    orderDate: true,
    shippingType: true,
    carrierName: true,
    ...(isInbound
      ? {
          expectedArrivalDate: true,
          scac: ({ shippingType }) => !['', 'PARCEL'].includes(shippingType),
          containerNumber: true,
          sealNumber: (details) => isContainer(details) || isBonded(details),
          customsEntryNumber: isInternational,
        }
      : {
          customerId: true,
          requestedShipDate: true,
          freightTerms: true,
          carrierAccountNumber: true,
          scac: ({ shippingType }) => ['LTL', 'FULL_TRUCK_LOAD'].includes(shippingType),
        }),
  };
  const isRequired = (name: string, details: OrderDetailsValues): boolean => {
    const rule = required[name as keyof OrderDetailsValues];
    return (
      (typeof rule === 'function' ? rule(details) : rule === true) && isApplicable(name, details, direction)
    );
  };

  const bounds = isInbound ? inboundBounds : outboundBounds;
  /** Maximum number of code points; `undefined` if the contract has no maximum. */
  const lengthOf = (name: string): number | undefined => {
    const bound: object | undefined = (bounds as Readonly<Record<string, object>>)[name];
    return bound && 'maxLength' in bound ? (bound.maxLength as number) : undefined;
  };
  const pattern =
    (name: keyof typeof inboundBounds, label: string): Rule =>
    (text) =>
      new RegExp((inboundBounds[name] as { pattern: string }).pattern).test(text.trim().toUpperCase())
        ? undefined
        : texts.format(label);
  const notBefore = (date: string, other: string, message: string) =>
    isDate(date) && isDate(other) && date < other ? message : undefined;

  /** The rules of a field in addition to required and maximum length. */
  const fieldRules: Partial<Record<string, DetailsRule>> = {
    expectedArrivalDate: ({ expectedArrivalDate: date }) =>
      date === storedArrivalDate
        ? undefined
        : (notBefore(date, arrivals.min, formLabels.past) ??
          notBefore(arrivals.max, date, formLabels.tooFar(maxArrivalDays))),
    'appointmentWindow.from': ({ appointmentWindow: { from, to } }) =>
      to && !from ? texts.required : undefined,
    'appointmentWindow.to': ({ appointmentWindow: { from, to } }) => {
      if (!from && !to) return undefined;
      return !to ? texts.required : from >= to ? formLabels.beforeFrom : undefined;
    },
    requestedShipDate: ({ requestedShipDate, orderDate }) =>
      notBefore(requestedShipDate, orderDate, formLabels.beforeOrder),
    requestedDeliveryDate: ({ requestedDeliveryDate, requestedShipDate }) =>
      notBefore(requestedDeliveryDate, requestedShipDate, formLabels.beforeShip),
    cancelAfterDate: ({ cancelAfterDate, requestedShipDate }) =>
      notBefore(cancelAfterDate, requestedShipDate, formLabels.beforeShip),
    containerNumber: ({ containerNumber }) =>
      optional(pattern('containerNumber', labels.containerNumber))(containerNumber),
    customsEntryNumber: ({ customsEntryNumber }) =>
      optional(pattern('customsEntryNumber', labels.customsEntryNumber))(customsEntryNumber),
    inBondNumber: ({ inBondNumber }) =>
      optional(rules.numericOnly, pattern('inBondNumber', labels.inBondNumber))(inBondNumber),
    trackingNumbers: ({ trackingNumbers }) => {
      const { maxItems, items } = inboundBounds.trackingNumbers;
      const numbers = trackingNumbersOf(trackingNumbers);
      const tooLong = numbers.some((number) => number.length > items.maxLength);
      if (tooLong) return texts.maxLength(items.maxLength);
      return numbers.length > maxItems ? texts.numberRange(0, maxItems) : undefined;
    },
    codAmount: ({ codAmount }) => optional(rules.price)(codAmount),
    contactPhone: ({ contactPhone }) => optional(rules.phone)(contactPhone),
    contactEmail: ({ contactEmail }) => optional(rules.email)(contactEmail),
    bondedFlag: (details) => {
      if (!isBonded(details)) return undefined;
      if (isWarehouseBonded === false) return formLabels.notBonded;
      return !isInbound && customer && !customer.bondedAllowed ? formLabels.customerNotBonded : undefined;
    },
  };

  /** The message for an invalid field of the details. */
  const rule = (name: string, details: OrderDetailsValues): string | undefined => {
    if (!isApplicable(name, details, direction)) return undefined;
    const value = details[name as keyof OrderDetailsValues];
    const text = typeof value === 'string' ? value : '';
    const longest = lengthOf(name);
    // A date with an incomplete year counts as empty. Source: domain, 0.6 (`DateOnly`).
    const isIncompleteDate = name.endsWith('Date') && text !== '' && !isDate(text);
    return (
      (isRequired(name, details) ? rules.required(text) : undefined) ??
      (isIncompleteDate ? texts.required : undefined) ??
      fieldRules[name]?.(details) ??
      (longest === undefined ? undefined : rules.maxLength(longest)(text))
    );
  };

  /** Whether to validate an address: the address is required, or the user has typed into one of its fields. */
  const isValidated = (field: AddressField, details: OrderDetailsValues): boolean => {
    if (isInbound) return field === 'shipFrom' && (isInternational || isAddressTyped(details.shipFrom));
    if (field === 'thirdPartyBilling') return details.freightTerms === 'THIRD_PARTY';
    if (field === 'shippingAddress') {
      const isPickup = details.carriage.includes('isCustomerPickup');
      const isTyped = isAddressTyped(details.shippingAddress);
      return !details.shipping.includes(sameAsBilling) && (!isPickup || isTyped);
    }
    return field === 'billingAddress';
  };
  const addressProblems = (field: AddressField, details: OrderDetailsValues): [string, string][] => {
    if (!isValidated(field, details)) return [];
    const address: AddressValues = details[field];
    const needsName = field === 'shipFrom' || field === 'thirdPartyBilling';
    const found: [string, string | undefined][] = [
      ['name', ofAddress.name(needsName)(address.name)],
      ['isoCountryCode', ofAddress.isoCountryCode(address.isoCountryCode)],
      ['address1', ofAddress.address1(address.address1)],
      ['address2', ofAddress.address2(address.address2)],
      ['address3', ofAddress.address3(address.address3)],
      ['city', ofAddress.city(address.city)],
      ['stateCode', ofAddress.stateCode(address.stateCode, address.countryCode)],
      ['zip', ofAddress.zip(address.zip, address.countryCode)],
    ];
    return found.flatMap(([name, message]) =>
      message ? [[`${field}.${name}`, message] as [string, string]] : [],
    );
  };

  const names = [
    ...(Object.keys(required) as string[]),
    ...Object.keys(fieldRules),
    ...Object.keys(bounds).filter((name) => lengthOf(name) !== undefined),
  ];
  const addresses: readonly AddressField[] = [
    'shipFrom',
    'thirdPartyBilling',
    'billingAddress',
    'shippingAddress',
  ];
  return {
    today,
    rule,
    lengthOf,
    isRequired,
    isShown: (name: string, details: OrderDetailsValues): boolean =>
      isApplicable(name, details, direction) && (name !== 'incoterm' || isInternational),
    isValidated,
    /** The messages of all invalid fields of the details, by field. */
    problems: (details: OrderDetailsValues): ReadonlyMap<string, string> =>
      new Map([
        ...[...new Set(names)].flatMap((name) => {
          const message = rule(name, details);
          return message === undefined ? [] : [[name, message] as [string, string]];
        }),
        ...addresses.flatMap((field) => addressProblems(field, details)),
      ]),
    pallets: (text: string) =>
      firstMessage(text, [
        rules.required,
        rules.numericNotZero,
        rules.range(inboundOrderRequestBounds.palletsQuantity),
      ]),
  };
}

export type OrderRules = ReturnType<typeof orderRules>;
