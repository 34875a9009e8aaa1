import type { CustomerRequest, ItemRequest, OrderRequest } from '@portal-kit/sdk/portal';
import { describe, expect, test } from 'vitest';
import { contractSchemas } from '../../test/contract-document';

// The compiler checks the types of the requests below: `@ts-expect-error` fails if there is no error. The tests check
// that the contract requires the same fields.

type Fields = Readonly<Record<string, unknown>>;

interface Requirement {
  readonly when?: Readonly<Record<string, 'present' | readonly unknown[]>>;
  readonly anyOf: readonly string[];
}

interface Schema {
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly 'x-required-when': readonly Requirement[];
}

const schemas = contractSchemas('portal') as Readonly<Record<string, Schema>>;

const valueAt = (fields: Fields, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as Fields | null | undefined)?.[name], fields);

/** Returns the first field of each of the contract's requirements that a request doesn't meet. */
function missing(schema: string, fields: Fields): string[] {
  const { properties, 'x-required-when': requirements } = schemas[schema] as Schema;
  const isMet = (name: string, expected: 'present' | readonly unknown[]) =>
    expected === 'present'
      ? fields[name] != null
      : expected.includes(fields[name] ?? properties[name]?.default);
  return requirements
    .filter(({ when = {} }) => Object.entries(when).every(([name, expected]) => isMet(name, expected)))
    .filter(({ anyOf }) => !anyOf.some((path) => valueAt(fields, path) != null))
    .map(({ anyOf }) => anyOf[0] ?? '');
}

const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '400 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
} as const;
const orderAddress = { ...address, addressType: 'SHIPPING' } as const;

type Inbound = OrderRequest<'inbound'>['details'];
const inbound = {
  warehouseId: 'WH-NJ-01',
  poNumber: 'PO-1',
  orderDate: '2026-11-21',
  expectedArrivalDate: '2026-11-24',
  bondedFlag: '0',
} as const;

type Outbound = OrderRequest<'outbound'>['details'];
const outbound = {
  warehouseId: 'WH-NJ-01',
  customerId: 'CUS-10021',
  poNumber: 'HL-1',
  orderDate: '2026-11-20',
  requestedShipDate: '2026-11-26',
  freightTerms: 'PREPAID',
  bondedFlag: '0',
  billingAddress: { ...address, addressType: 'BILLING' },
} as const;
const shipped = { ...outbound, shippingAddress: orderAddress } as const;

const shippingType = 'LTL' as Outbound['shippingType'];

describe('types of conditional requirements', () => {
  test('an inbound order needs the fields of its shipping type and of bonded goods', () => {
    const ltl: Inbound = { ...inbound, shippingType: 'LTL', scac: 'ODFL' };
    const named: Inbound = { ...inbound, shippingType: 'LTL', carrierName: 'Old Dominion' };
    const parcel: Inbound = { ...inbound, shippingType: 'PARCEL' };
    const fromOrigin: Inbound = { ...parcel, shipFrom: { ...address, name: 'Cellar' } };
    expect(
      [ltl, named, parcel, fromOrigin].flatMap((details) => missing('InboundOrderDetailsRequest', details)),
    ).toEqual([]);

    // @ts-expect-error LTL needs `scac` or `carrierName`.
    const noCarrier: Inbound = { ...inbound, shippingType: 'LTL' };
    // @ts-expect-error CONTAINER needs `containerNumber` and `sealNumber`.
    const noContainer: Inbound = { ...inbound, shippingType: 'CONTAINER', scac: 'MAEU' };
    // @ts-expect-error Bonded goods need `sealNumber`.
    const noSeal: Inbound = { ...inbound, shippingType: 'PARCEL', bondedFlag: '1' };
    // @ts-expect-error `shipFrom` needs `name`.
    const noName: Inbound = { ...inbound, shippingType: 'PARCEL', shipFrom: address };
    expect(
      [noCarrier, noContainer, noSeal, noName].map((details) =>
        missing('InboundOrderDetailsRequest', details),
      ),
    ).toEqual([['scac'], ['containerNumber', 'sealNumber'], ['sealNumber'], ['shipFrom.name']]);
  });

  test('an outbound order needs a carrier, the party that pays the freight and a destination', () => {
    const ltl: Outbound = { ...shipped, shippingType: 'LTL', scac: 'ODFL' };
    const anyType: Outbound = { ...shipped, shippingType, scac: 'ODFL' };
    const arranged: Outbound = { ...shipped, shippingType: 'LTL', carrierArranged: true };
    const pickup: Outbound = { ...outbound, shippingType: 'FULL_TRUCK_LOAD', isCustomerPickup: true };
    const same: Outbound = { ...outbound, shippingType: 'PARCEL', shippingSameAsBilling: true };
    const thirdParty: Outbound = {
      ...shipped,
      shippingType: 'PARCEL',
      freightTerms: 'THIRD_PARTY',
      carrierAccountNumber: '71640',
      thirdPartyBilling: { ...address, name: 'Broker' },
    };
    const valid = [ltl, anyType, arranged, pickup, same, thirdParty];
    expect(valid.flatMap((details) => missing('OutboundOrderDetailsRequest', details))).toEqual([]);

    // @ts-expect-error LTL needs `scac` or `carrierName`.
    const noCarrier: Outbound = { ...shipped, shippingType: 'LTL' };
    // @ts-expect-error `carrierArranged: false` does not replace the carrier.
    const notArranged: Outbound = { ...shipped, shippingType: 'LTL', carrierArranged: false };
    // @ts-expect-error null is no carrier.
    const noScac: Outbound = { ...shipped, shippingType: 'LTL', scac: null };
    // @ts-expect-error A parcel that the customer pays needs `carrierAccountNumber`.
    const noAccount: Outbound = { ...shipped, shippingType: 'PARCEL', freightTerms: 'COLLECT' };
    // @ts-expect-error THIRD_PARTY needs the name of the party.
    const noParty: Outbound = {
      ...shipped,
      shippingType: 'CONTAINER',
      freightTerms: 'THIRD_PARTY',
      thirdPartyBilling: address,
    };
    // @ts-expect-error An order that is not picked up needs `shippingAddress`.
    const noDestination: Outbound = { ...outbound, shippingType: 'PARCEL' };
    expect(
      [noCarrier, notArranged, noScac, noAccount, noParty, noDestination].map((details) =>
        missing('OutboundOrderDetailsRequest', details),
      ),
    ).toEqual([
      ['scac'],
      ['scac'],
      ['scac'],
      ['carrierAccountNumber'],
      ['thirdPartyBilling.name'],
      ['shippingAddress'],
    ]);
  });

  test('a line needs the id or the SKU of its item', () => {
    type Line = OrderRequest<'outbound'>['lineItems'][number];
    const line = { lineItemNumber: 1, casesQuantity: 4, bottlesQuantity: 0 } as const;
    const bySku: Line = { ...line, item: { sku: 'HF-1001' } };
    const byId: Line = { ...line, item: { itemId: 'ITM-1001' } };
    // @ts-expect-error The item has neither an id nor a SKU.
    const unknown: Line = { ...line, item: {} };
    expect([bySku, byId, unknown].map(({ item }) => missing('LineItemReference', item))).toEqual([
      [],
      [],
      ['itemId'],
    ]);
  });

  test('an address in the USA or Canada needs a state and a zip', () => {
    type OrderAddress = Outbound['billingAddress'];
    const { stateCode: _, zip: __, ...place } = orderAddress;
    const abroad: OrderAddress = { ...place, countryCode: 'INT', isoCountryCode: '250' };
    // @ts-expect-error The state and the zip are missing.
    const incomplete: OrderAddress = place;
    expect([abroad, incomplete].map((fields) => missing('OrderAddress', fields))).toEqual([
      [],
      ['stateCode', 'zip'],
    ]);
  });

  test('an item with alcohol needs its alcohol content', () => {
    const item = {
      sku: 'A-1',
      description: 'Ale',
      brand: 'Halberd',
      size: 330,
      sizeUom: 'ML',
      bottlesPerCase: 24,
      warehouses: [{ warehouseId: 'WH-NJ-01' }],
    } satisfies Partial<ItemRequest>;
    const ale: ItemRequest = { ...item, type: 'A', alcoholByVolume: 5 };
    const water: ItemRequest = { ...item, type: 'N' };
    // @ts-expect-error An ale needs `alcoholByVolume`.
    const unknown: ItemRequest = { ...item, type: 'A' };
    expect([ale, water, unknown].map((fields) => missing('ItemRequest', fields))).toEqual([
      [],
      [],
      ['alcoholByVolume'],
    ]);
  });

  test('a retailer needs a license, and a license needs its state', () => {
    const customer = { customerNumber: 'C-1', name: 'Harborline', phone: '609-555-0118', addresses: [] };
    const consumer: CustomerRequest = { ...customer, customerType: 'CONSUMER_DTC' };
    const retailer: CustomerRequest = {
      ...customer,
      customerType: 'RETAILER_OFF_PREMISE',
      stateLicenseNumber: '1-22',
      stateLicenseState: 'NJ',
    };
    // @ts-expect-error A retailer needs `stateLicenseNumber`.
    const noLicense: CustomerRequest = { ...customer, customerType: 'ON_PREMISE' };
    // @ts-expect-error A license needs `stateLicenseState`.
    const noState: CustomerRequest = { ...customer, customerType: 'ON_PREMISE', stateLicenseNumber: '1-22' };
    expect(
      [consumer, retailer, noLicense, noState].map((fields) => missing('CustomerRequest', fields)),
    ).toEqual([[], [], ['stateLicenseNumber'], ['stateLicenseState']]);
  });
});
