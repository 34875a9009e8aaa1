import type { OrderDirection } from '@portal-kit/sdk/orders';

/** The fields of an order's details that determine which other fields apply. */
interface DeterminingFields {
  shippingType: string;
  bondedFlag: string;
  freightTerms: string;
  scac: string;
  carriage: readonly string[];
}
type Test = (details: DeterminingFields) => boolean;

const hasShippingType =
  (...types: readonly string[]): Test =>
  ({ shippingType }) =>
    types.includes(shippingType);
const isBonded: Test = ({ bondedFlag }) => bondedFlag === '1';
const anyOf =
  (...tests: readonly Test[]): Test =>
  (details) =>
    tests.some((test) => test(details));
/** Returns whether the user selects a carrier, because neither the warehouse nor the customer arranges one. */
const isCarrierSelected: Test = ({ carriage }) => carriage.length === 0;
const isOtherCarrier: Test = ({ scac }) => scac === 'OTHER';

/** The conditions under which a field applies. Other fields always apply. Source: domain, 2.3 and 2.4. */
const conditions: Readonly<Record<OrderDirection, Readonly<Record<string, Test>>>> = {
  inbound: {
    carrierName: isOtherCarrier,
    containerNumber: hasShippingType('CONTAINER'),
    containerSize: hasShippingType('CONTAINER'),
    isFloorLoaded: hasShippingType('CONTAINER'),
    sealNumber: anyOf(hasShippingType('CONTAINER', 'FULL_TRUCK_LOAD'), isBonded),
    trailerNumber: hasShippingType('FULL_TRUCK_LOAD'),
    bolNumber: hasShippingType('LTL', 'FULL_TRUCK_LOAD'),
    proNumber: hasShippingType('LTL'),
    trackingNumbers: hasShippingType('PARCEL'),
    customsEntryNumber: isBonded,
    inBondNumber: isBonded,
    ttbTransferRef: isBonded,
  },
  outbound: {
    scac: isCarrierSelected,
    carrierName: (details) => isOtherCarrier(details) && isCarrierSelected(details),
    serviceLevel: hasShippingType('PARCEL'),
    carrierAccountNumber: (details) =>
      hasShippingType('PARCEL')(details) && details.freightTerms !== 'PREPAID',
    thirdPartyBilling: ({ freightTerms }) => freightTerms === 'THIRD_PARTY',
  },
};

/** Returns whether a field of an order's details applies. A field that doesn't apply is neither shown nor sent. */
export const isApplicable = (field: string, details: DeterminingFields, direction: OrderDirection): boolean =>
  conditions[direction][field]?.(details) ?? true;
