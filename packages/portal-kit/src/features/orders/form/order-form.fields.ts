import {
  inboundOrderDetailsRequestBounds as inboundBounds,
  inboundOrderRequestBounds,
  outboundOrderDetailsRequestBounds as outboundBounds,
} from '@portal-kit/sdk/bounds';
import type { Customer } from '@portal-kit/sdk/customers';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { defineAddressFields } from '../../../domain/addresses/address.rules';
import { defineFields, type Fields } from '../../../forms/fields/fields';
import { allOf, formRules } from '../../../forms/fields/rules';
import { formMessages } from '../../../forms/record/form.messages';
import { isDate } from '../../../kernel/calendar/days';
import type { MessageScope } from '../../../kernel/messages/translate';
import { orderDetailsMessages } from '../details/order-details.messages';
import { orderLinesMessages } from '../lines/order-lines.messages';
import { ordersMessages } from '../orders.messages';
import { orderFormMessages } from './order-form.messages';
import { isApplicable } from './values/applicable-fields';
import { arrivalDates, maxArrivalDays } from './values/order-dates';
import {
  emptyDetails,
  isAddressTyped,
  type OrderDetailsValues,
  type OrderFormValues,
  type OrderOptionGroup,
  orderOptions,
  sameAsBilling,
  splitTrackingNumbers,
} from './values/order-form.values';

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

const isBonded = ({ bondedFlag }: OrderDetailsValues) => bondedFlag === '1';

/** Describes the fields of an order in one direction. Source: domain, 2.3 to 2.6. */
export function defineOrderFields(conditions: OrderConditions, scope: MessageScope): Fields<OrderFormValues> {
  return {
    details: { label: '', fields: defineDetails(conditions, scope) },
    palletsQuantity: {
      label: orderLinesMessages(scope).pallets,
      bound: { ...inboundOrderRequestBounds.palletsQuantity, required: true },
    },
  };
}

function defineDetails(conditions: OrderConditions, scope: MessageScope): Fields<OrderDetailsValues> {
  const { direction, isInternational, today, isWarehouseBonded, customer, storedArrivalDate } = conditions;
  const isInbound = direction === 'inbound';
  const bounds = isInbound ? inboundBounds : outboundBounds;
  const texts = formMessages(scope);
  const labels = orderDetailsMessages(scope);
  const formLabels = orderFormMessages(scope);
  const { shippingTypes, freightTerms, taxPaid, bonded } = ordersMessages(scope);
  const rules = formRules(texts);
  const arrivals = arrivalDates(today);
  const notBefore = (date: string, other: string, message: string) =>
    isDate(other) && date < other ? message : undefined;
  /**
   * Creates the rule of a required date. A date with an incomplete year counts as empty. Source: domain, 0.6
   * (`DateOnly`).
   */
  const date =
    (rule: (date: string, details: OrderDetailsValues) => string | undefined = () => undefined) =>
    (text: string, details: OrderDetailsValues) =>
      isDate(text) ? rule(text, details) : texts.required;
  const options = (group: OrderOptionGroup) => ({
    label: formLabels[group],
    bound: { enum: orderOptions[group] },
    optionLabels: formLabels as unknown as Readonly<Record<string, string>>,
    isShown: (details: OrderDetailsValues) =>
      (group === 'loading') === isInbound &&
      orderOptions[group].some((name) => isApplicable(name, details, direction)),
  });
  const party = (isNameRequired: boolean) => defineAddressFields(scope, { isNameRequired });

  const details = defineFields(
    {
      empty: emptyDetails,
      bounds,
      labels: { ...labels, poNumber: labels.fields.poNumber, ...formLabels },
    },
    {
      warehouseId: { label: labels.warehouse },
      customerId: { label: labels.customer },
      orderDate: { rule: date() },
      expectedArrivalDate: {
        rule: date((day) =>
          day === storedArrivalDate
            ? undefined
            : (notBefore(day, arrivals.min, formLabels.past) ??
              notBefore(arrivals.max, day, formLabels.tooFar(maxArrivalDays))),
        ),
      },
      appointmentWindow: {
        label: formLabels.windowFrom,
        fields: {
          from: { label: formLabels.windowFrom, bound: {}, isRequired: ({ to }) => to !== '' },
          to: {
            label: formLabels.windowTo,
            bound: {},
            isRequired: ({ from }) => from !== '',
            rule: (to, { from }) => (from >= to ? formLabels.beforeFrom : undefined),
          },
        },
      },
      requestedShipDate: {
        rule: date((day, { orderDate }) => notBefore(day, orderDate, formLabels.beforeOrder)),
      },
      requestedDeliveryDate: {
        rule: date((day, { requestedShipDate }) => notBefore(day, requestedShipDate, formLabels.beforeShip)),
      },
      cancelAfterDate: {
        rule: date((day, { requestedShipDate }) => notBefore(day, requestedShipDate, formLabels.beforeShip)),
      },
      orderType: { optionLabels: formLabels.orderTypes },
      shippingType: { optionLabels: shippingTypes },
      scac: {
        label: labels.carrier,
        isRequired: ({ shippingType }) =>
          isInbound
            ? !['', 'PARCEL'].includes(shippingType)
            : ['LTL', 'FULL_TRUCK_LOAD'].includes(shippingType),
        // The carrier is chosen from a list, which has an entry for other carriers.
        rule: () => undefined,
      },
      carrierName: { label: formLabels.carrierName, isRequired: true },
      containerNumber: { isRequired: isInbound },
      sealNumber: {
        isRequired: (order) => isInbound && (order.shippingType === 'CONTAINER' || isBonded(order)),
      },
      trackingNumbers: {
        rule: (text) => {
          const { maxItems, items } = inboundBounds.trackingNumbers;
          const numbers = splitTrackingNumbers(text);
          const isTooLong = numbers.some((number) => number.length > items.maxLength);
          if (isTooLong) return texts.maxLength(items.maxLength);
          return numbers.length > maxItems ? texts.numberRange(0, maxItems) : undefined;
        },
      },
      carrierAccountNumber: { isRequired: !isInbound },
      freightTerms: { optionLabels: freightTerms },
      bondedFlag: {
        label: labels.inventory,
        optionLabels: { 0: taxPaid, 1: bonded },
        rule: (_, order) => {
          if (!isBonded(order)) return undefined;
          if (isWarehouseBonded === false) return formLabels.notBonded;
          return !isInbound && customer && !customer.bondedAllowed ? formLabels.customerNotBonded : undefined;
        },
      },
      customsEntryNumber: { isRequired: isInbound && isInternational },
      inBondNumber: {
        rule: allOf(rules.numericOnly, rules.format(inboundBounds.inBondNumber, labels.inBondNumber)),
      },
      temperatureControl: { optionLabels: formLabels.temperatures },
      codAmount: { rule: rules.price },
      contactPhone: { rule: rules.phone },
      contactEmail: { rule: allOf(rules.email, rules.maxLength(inboundBounds.contactEmail.maxLength)) },
      loading: options('loading'),
      carriage: options('carriage'),
      services: options('services'),
      shipping: {
        label: formLabels.address,
        bound: { enum: [sameAsBilling] },
        optionLabels: { [sameAsBilling]: formLabels.sameAsBilling },
        isShown: () => !isInbound,
      },
      // The origin is required for an importer, or once the user has typed into one of its fields.
      shipFrom: {
        fields: party(true),
        isActive: ({ shipFrom }) => isInbound && (isInternational || isAddressTyped(shipFrom)),
      },
      thirdPartyBilling: {
        fields: party(true),
        isActive: (order) => !isInbound && order.freightTerms === 'THIRD_PARTY',
      },
      billingAddress: { fields: party(false), isActive: () => !isInbound },
      shippingAddress: {
        fields: party(false),
        isActive: ({ shipping, carriage, shippingAddress }) =>
          !isInbound &&
          !shipping.includes(sameAsBilling) &&
          (!carriage.includes('isCustomerPickup') || isAddressTyped(shippingAddress)),
      },
    },
  );
  // Removes the fields of the other direction, and hides fields that don't apply.
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, field]) => {
      if ('fields' in field || 'isShown' in field) return [[name, field]];
      if (!(name in bounds)) return [];
      const isShown = (order: OrderDetailsValues) =>
        isApplicable(name, order, direction) && (name !== 'incoterm' || isInternational);
      return [[name, { ...field, isShown }]];
    }),
  );
}
