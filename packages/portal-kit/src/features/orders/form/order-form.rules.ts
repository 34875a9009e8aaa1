import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  inboundOrderRequestBounds,
  outboundOrderDetailsRequestBounds as outboundBounds,
} from '@portal-kit/sdk/bounds';
import type { Customer } from '@portal-kit/sdk/customers';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { addressMessages } from '../../../domain/addresses/address.messages';
import { addressRules } from '../../../domain/addresses/address.rules';
import type { AddressValues } from '../../../domain/addresses/address.values';
import { type FormTexts, firstMessage, formRules, optional, type Rule } from '../../../forms/fields/rules';
import { addDays, isDate } from '../../../kernel/calendar/days';
import type { orderDetailsMessages } from '../details/order-details.messages';
import { isApplicable } from './applicable-fields';
import type { orderFormMessages } from './order-form.messages';
import {
  isAddressTyped,
  type OrderDetailsValues,
  sameAsBilling,
  trackingNumbersOf,
} from './order-form.values';

/** What the rules of an order look at besides its fields. */
export interface OrderPlace {
  direction: OrderDirection;
  /** The supplier imports: its goods come from a place that has to be named. */
  isInternational: boolean;
  /** Calendar date. */
  today: string;
  /** `undefined` while it is not known. */
  isWarehouseBonded: boolean | undefined;
  customer: Pick<Customer, 'bondedAllowed' | 'licenseExpirationDate'> | undefined;
  /** An arrival date that is kept may have passed meanwhile. */
  storedArrivalDate: string | undefined;
}

/** Days ahead that an arrival may be announced. Source: `expectedArrivalDate` of `InboundOrderDetailsRequest`. */
const farthestArrivalDays = 365;

type DetailsRule = (details: OrderDetailsValues) => string | undefined;
export type AddressField = 'shipFrom' | 'thirdPartyBilling' | 'billingAddress' | 'shippingAddress';

/** The rules of an order's details, for fields by their names in the contract. Source: domain, 2.3 to 2.6. */
export function orderRules(
  place: OrderPlace,
  locale: string,
  texts: FormTexts,
  labels: ReturnType<typeof orderDetailsMessages>,
  formLabels: ReturnType<typeof orderFormMessages>,
) {
  const { direction, isInternational, today, isWarehouseBonded, customer, storedArrivalDate } = place;
  const rules = formRules(texts);
  const ofAddress = addressRules(texts, addressMessages(locale));
  const isInbound = direction === 'inbound';
  const isBonded = (details: OrderDetailsValues) => details.bondedFlag === '1';
  const isContainer = (details: OrderDetailsValues) => details.shippingType === 'CONTAINER';

  /** Which fields must not be left empty, where they apply. */
  const required: Partial<
    Record<keyof OrderDetailsValues, boolean | ((details: OrderDetailsValues) => boolean)>
  > = {
    ...{ warehouseId: true, poNumber: true, orderDate: true, shippingType: true, carrierName: true },
    ...(isInbound
      ? {
          expectedArrivalDate: true,
          scac: ({ shippingType }) => !['', 'PARCEL'].includes(shippingType),
          containerNumber: true,
          sealNumber: (details) => isContainer(details) || isBonded(details),
          customsEntryNumber: isInternational,
        }
      : {
          ...{ customerId: true, requestedShipDate: true, freightTerms: true, carrierAccountNumber: true },
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
  /** Code points that fit; `undefined` where the contract names none. */
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

  /** What a field must be besides filled and short enough. */
  const more: Partial<Record<string, DetailsRule>> = {
    expectedArrivalDate: ({ expectedArrivalDate: date }) =>
      date === storedArrivalDate
        ? undefined
        : (notBefore(date, today, formLabels.past) ??
          notBefore(addDays(today, farthestArrivalDays), date, formLabels.tooFar(farthestArrivalDays))),
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
    customerId: () => {
      const expired = customer?.licenseExpirationDate;
      return expired && expired < today ? formLabels.licenseExpired(expired) : undefined;
    },
  };

  /** What is wrong with one field of the details. */
  const rule = (name: string, details: OrderDetailsValues): string | undefined => {
    if (!isApplicable(name, details, direction)) return undefined;
    const value = details[name as keyof OrderDetailsValues];
    const text = typeof value === 'string' ? value : '';
    const longest = lengthOf(name);
    // A year that nobody has finished typing is no date yet. Source: domain, 0.6 (`DateOnly`).
    const isNoDate = name.endsWith('Date') && text !== '' && !isDate(text);
    return (
      (isRequired(name, details) ? rules.required(text) : undefined) ??
      (isNoDate ? texts.required : undefined) ??
      more[name]?.(details) ??
      (longest === undefined ? undefined : rules.maxLength(longest)(text))
    );
  };

  /** Whether an address has to be there, or is there and has to be right. */
  const isJudged = (field: AddressField, details: OrderDetailsValues): boolean => {
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
    if (!isJudged(field, details)) return [];
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
    ...Object.keys(more),
    ...Object.keys(bounds).filter((name) => lengthOf(name) !== undefined),
  ];
  const addresses: readonly AddressField[] = [
    'shipFrom',
    'thirdPartyBilling',
    'billingAddress',
    'shippingAddress',
  ];
  return {
    rule,
    lengthOf,
    isRequired,
    isShown: (name: string, details: OrderDetailsValues): boolean =>
      isApplicable(name, details, direction) && (name !== 'incoterm' || isInternational),
    isJudged,
    /** Everything that is wrong with the details: messages by field. */
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

/** Whether a container number ends in its check digit (ISO 6346); a wrong one is a hint, never an error. */
export function hasContainerCheckDigit(containerNumber: string): boolean {
  const text = containerNumber.trim().toUpperCase();
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(text)) return true;
  // Letters count from 10 and leave out the multiples of 11.
  const weightOf = (character: string) => {
    const place = Number.parseInt(character, 36);
    return place < 10 ? place : place + Math.floor((place - 1) / 10);
  };
  const sum = [...text.slice(0, 10)].reduce((total, one, index) => total + weightOf(one) * 2 ** index, 0);
  return (sum % 11) % 10 === Number(text.at(-1));
}
