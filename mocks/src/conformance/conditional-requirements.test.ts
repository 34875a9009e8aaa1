import type { FieldError } from '@portal-kit/contract/error-body';
import { describe, expect, test } from 'vitest';
import document from '../../../openapi/bundled/portal.json' with { type: 'json' };
import { validateItem } from '../sandbox/items/item-rules.ts';
import {
  type OrderRuleContext,
  validateInboundDetails,
  validateOutboundDetails,
} from '../sandbox/orders/rules/detail-rules.ts';
import { validateLines } from '../sandbox/orders/rules/line-rules.ts';
import { validateAddress } from '../sandbox/parties/address-rules.ts';
import { validateCustomer } from '../sandbox/parties/customer-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry of `x-required-when` in the contract. */
interface Requirement {
  readonly when?: Readonly<Record<string, 'present' | readonly unknown[]>>;
  readonly anyOf: readonly string[];
}

interface Schema {
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly 'x-required-when'?: readonly Requirement[];
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;

const hasValue = (fields: Fields, path: string): boolean =>
  path.split('.').reduce<unknown>((at, name) => (at as Fields | null | undefined)?.[name], fields) != null;

/** Finds the shortest part of a path that has no value: `shipFrom` for `shipFrom.name` without an address. */
function missingPart(fields: Fields, path: string): string {
  const parts = path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
  return parts.find((part) => !hasValue(fields, part)) ?? path;
}

/** Lists the fields that the contract requires and the body doesn't have. */
function missingFields({ properties, 'x-required-when': requirements = [] }: Schema, body: Fields): string[] {
  const missing = requirements.flatMap(({ when = {}, anyOf }) => {
    const applies = Object.entries(when).every(([name, expected]) =>
      expected === 'present'
        ? hasValue(body, name)
        : expected.includes(body[name] ?? properties[name]?.default),
    );
    const [first = ''] = anyOf;
    return !applies || anyOf.some((path) => hasValue(body, path)) ? [] : [missingPart(body, first)];
  });
  return [...new Set(missing)].sort();
}

/** Lists every combination of each field's choices. `undefined` omits the field. */
function listCombinations(choices: Readonly<Record<string, readonly unknown[]>>): Fields[] {
  return Object.entries(choices).reduce<Fields[]>(
    (bodies, [name, values]) => bodies.flatMap((body) => values.map((value) => ({ ...body, [name]: value }))),
    [{}],
  );
}

const address = {
  countryCode: 'USA' as const,
  isoCountryCode: '840',
  address1: '400 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
};
const context = {
  supplier: { inventoryType: 'DOMESTIC', warehouses: [{ warehouseId: 'WH-NJ-01' }] },
  warehouse: { isBonded: true, status: 'ACTIVE' },
  customer: { status: 'ACTIVE', bondedAllowed: true },
  today: '2026-11-20',
} as unknown as OrderRuleContext;
const details = { warehouseId: 'WH-NJ-01', poNumber: 'PO-1', orderDate: '2026-11-21', scac: null };
const carrier = { scac: [null, 'ODFL'], carrierName: [undefined, 'Old Dominion'] };
const shippingType = ['PARCEL', 'FULL_TRUCK_LOAD', 'LTL', 'CONTAINER'];
const isSet = [undefined, false, true];

interface Rules {
  readonly schema: string;
  readonly choices: Readonly<Record<string, readonly unknown[]>>;
  readonly validate: (fields: never) => readonly FieldError[];
  /** Path of the schema in the body. */
  readonly path?: string;
}

const rules: readonly Rules[] = [
  {
    schema: 'InboundOrderDetailsRequest',
    path: 'details.',
    choices: {
      ...carrier,
      shippingType,
      bondedFlag: ['0', '1'],
      containerNumber: [null, 'ZQXU3054381'],
      sealNumber: [null, 'UL-8841207'],
      shipFrom: [undefined, null, address, { ...address, name: 'Cellar' }],
    },
    validate: (fields: object) =>
      validateInboundDetails(
        { ...details, expectedArrivalDate: '2026-11-24', ...fields } as never,
        context,
        undefined,
      ),
  },
  {
    schema: 'OutboundOrderDetailsRequest',
    path: 'details.',
    choices: {
      ...carrier,
      shippingType,
      carrierArranged: isSet,
      isCustomerPickup: isSet,
      shippingSameAsBilling: isSet,
      freightTerms: ['PREPAID', 'COLLECT', 'THIRD_PARTY'],
      carrierAccountNumber: [null, '71640'],
      thirdPartyBilling: [null, address, { ...address, name: 'Broker' }],
      shippingAddress: [null, address],
    },
    validate: (fields: object) =>
      validateOutboundDetails(
        { ...details, requestedShipDate: '2026-11-26', billingAddress: address, ...fields } as never,
        context,
      ),
  },
  ...['Address', 'OrderAddress', 'CustomerAddress'].map((schema) => ({
    schema,
    choices: { countryCode: ['USA', 'CAN', 'INT'], stateCode: [null, 'NJ'], zip: [undefined, '07072'] },
    validate: (fields: object) => validateAddress({ ...address, ...fields } as never, '').map(removeDot),
  })),
  {
    schema: 'ItemRequest',
    choices: {
      type: ['M', 'F', 'G', 'L', 'B', 'C', 'H', 'N', 'P', 'A', 'O', 'W'],
      alcoholByVolume: [undefined, null, 0, 12.5],
    },
    validate: (fields: object) =>
      validateItem(
        {
          sku: 'A-1',
          description: 'Ale',
          brand: 'Halberd',
          size: 750,
          sizeUom: 'ML',
          bottlesPerCase: 12,
          itemStatus: 'ACTIVE',
          warehouses: [{ warehouseId: 'WH-NJ-01' }],
          ...fields,
        } as never,
        context.supplier,
        undefined,
        2026,
      ),
  },
  {
    schema: 'CustomerRequest',
    choices: {
      customerType: ['RETAILER_OFF_PREMISE', 'ON_PREMISE', 'CONSUMER_DTC', 'DISTRIBUTOR', 'EXPORT_AGENT'],
      stateLicenseNumber: [undefined, null, '1-22'],
      stateLicenseState: [null, 'NJ'],
    },
    validate: (fields: object) =>
      validateCustomer({
        customerNumber: 'C-1',
        name: 'Harborline',
        ttbPermitNumber: 'NJ-I-15018',
        addresses: [
          { ...address, addressType: 'BILLING' },
          { ...address, addressType: 'SHIPPING' },
        ],
        ...fields,
      } as never),
  },
];

const removeDot = (error: FieldError): FieldError => ({ ...error, fieldPath: error.fieldPath.slice(1) });

describe('conditional requirements of the contract', () => {
  test('every schema with conditional requirements is compared with the rules of the sandbox', () => {
    const named = Object.keys(schemas).filter((name) => schemas[name]?.['x-required-when']);
    expect(named.sort()).toEqual([...rules.map(({ schema }) => schema), 'LineItemReference'].sort());
  });

  test.each(rules)(
    'the sandbox requires the same fields of $schema as the contract',
    ({ schema, choices, path = '', validate }) => {
      const differences = listCombinations(choices).flatMap((body) => {
        const required = validate(body as never)
          .filter(({ message }) => message === 'Required Field')
          .map(({ fieldPath }) => fieldPath.slice(path.length));
        const expected = missingFields(schemas[schema] as Schema, body);
        return required.sort().join() === expected.join() ? [] : [{ body, required, expected }];
      });
      expect(differences).toEqual([]);
    },
  );

  test.each([
    [{}, ['lineItems[0].item']],
    [{ itemId: 'ITM-1001' }, []],
    [{ sku: 'HF-1001' }, []],
  ])('the sandbox reports the item %j of a line at %j', (item, fieldPaths) => {
    const stored = { itemId: 'ITM-1001', sku: 'HF-1001', warehouses: [{ warehouseId: 'WH-NJ-01' }] };
    const line = { lineItemNumber: 1, item, casesQuantity: 1, bottlesQuantity: 0 };
    const errors = validateLines([line], {
      direction: 'INBOUND',
      warehouseId: 'WH-NJ-01',
      isBonded: false,
      findItem: ({ itemId, sku }) =>
        itemId === stored.itemId || sku === stored.sku ? (stored as never) : undefined,
      availableUnits: () => 0,
    });
    expect(errors.map(({ fieldPath }) => fieldPath)).toEqual(fieldPaths);
  });
});
