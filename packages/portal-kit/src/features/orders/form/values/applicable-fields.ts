import type { OrderDirection } from '@portal-kit/sdk/orders';

/** The fields of an order's details that decide which other fields apply. */
interface DecidingFields {
  shippingType: string;
  bondedFlag: string;
  freightTerms: string;
  scac: string;
  carriage: readonly string[];
}
type Test = (details: DecidingFields) => boolean;

const by =
  (...types: readonly string[]): Test =>
  ({ shippingType }) =>
    types.includes(shippingType);
const isBonded: Test = ({ bondedFlag }) => bondedFlag === '1';
const either =
  (...tests: readonly Test[]): Test =>
  (details) =>
    tests.some((test) => test(details));
const isCarrierOurs: Test = ({ carriage }) => carriage.length === 0;
const isNamed: Test = ({ scac }) => scac === 'OTHER';

/** The conditions under which a field applies. Other fields always apply. Source: domain, 2.3 and 2.4. */
const conditions: Readonly<Record<OrderDirection, Readonly<Record<string, Test>>>> = {
  inbound: {
    carrierName: isNamed,
    containerNumber: by('CONTAINER'),
    containerSize: by('CONTAINER'),
    isFloorLoaded: by('CONTAINER'),
    sealNumber: either(by('CONTAINER', 'FULL_TRUCK_LOAD'), isBonded),
    trailerNumber: by('FULL_TRUCK_LOAD'),
    bolNumber: by('LTL', 'FULL_TRUCK_LOAD'),
    proNumber: by('LTL'),
    trackingNumbers: by('PARCEL'),
    customsEntryNumber: isBonded,
    inBondNumber: isBonded,
    ttbTransferRef: isBonded,
  },
  outbound: {
    scac: isCarrierOurs,
    carrierName: (details) => isNamed(details) && isCarrierOurs(details),
    serviceLevel: by('PARCEL'),
    carrierAccountNumber: (details) => by('PARCEL')(details) && details.freightTerms !== 'PREPAID',
    thirdPartyBilling: ({ freightTerms }) => freightTerms === 'THIRD_PARTY',
  },
};

/** Whether a field of an order's details applies. A field that does not apply is neither shown nor sent. */
export const isApplicable = (field: string, details: DecidingFields, direction: OrderDirection): boolean =>
  conditions[direction][field]?.(details) ?? true;
