import { expect, test } from 'vitest';
import { contractExample, incompleteCases } from '../../test/contract-cases';
import {
  emptyCustomer,
  emptyCustomerAddress,
  toCustomerRequest,
  toCustomerValues,
} from '../features/customers/form/customer-form.values';
import { emptyItem, toItemRequest, toItemValues } from '../features/items/form/values/item-form.values';
import {
  copyOrder,
  createOrderValues,
  toOrderValues,
} from '../features/orders/form/values/order-form.values';
import { toOrderRequest } from '../features/orders/form/values/order-request';
import {
  checkPallets,
  countLineBottles,
  countReservedBottles,
  sumLineTotals,
} from '../features/orders/lines/order-line';
import { isOrderDraft } from '../features/orders/wizard/controller/order-draft';
import {
  sampleSupplier,
  toSupplierRequest,
  toSupplierValues,
} from '../features/suppliers/supplier-form.values';
import { emptyUser, toUserRequest, toUserValues } from '../features/users/form/user-form.values';
import {
  emptyWarehouse,
  toWarehouseRequest,
  toWarehouseValues,
} from '../features/warehouses/warehouse-form.values';
import { isLike } from '../forms/draft/is-like';

// Generated from the contract: each property of each record that a form edits is missing or null.

interface FormFunctions {
  schema: string;
  example: unknown;
  toValues: (record: never) => object;
  toRequest: (values: never) => unknown;
  /** Whether the values have the fields and types of the form. */
  isComplete: (values: object) => boolean;
}

const orderForm = (direction: 'inbound' | 'outbound', example: unknown): FormFunctions => ({
  schema: direction === 'inbound' ? 'InboundOrder' : 'OutboundOrder',
  example,
  toValues: toOrderValues,
  toRequest: (values) => toOrderRequest(values, direction),
  isComplete: (values) => isOrderDraft(createOrderValues(direction), values as Record<string, unknown>),
});

const forms: Readonly<Record<string, FormFunctions>> = {
  item: {
    schema: 'Item',
    example: contractExample('item-typical'),
    toValues: toItemValues,
    toRequest: toItemRequest,
    isComplete: (values) => isLike({ ...emptyItem, warehouses: ['WH-NJ'] }, values),
  },
  customer: {
    schema: 'Customer',
    example: undefined,
    toValues: toCustomerValues,
    toRequest: toCustomerRequest,
    isComplete: (values) => isLike({ ...emptyCustomer, addresses: [emptyCustomerAddress] }, values),
  },
  supplier: {
    schema: 'Supplier',
    example: undefined,
    toValues: toSupplierValues,
    toRequest: toSupplierRequest,
    isComplete: (values) => isLike({ ...sampleSupplier, warehouses: ['WH-NJ'] }, values),
  },
  warehouse: {
    schema: 'Warehouse',
    example: undefined,
    toValues: toWarehouseValues,
    toRequest: toWarehouseRequest,
    isComplete: (values) => isLike(emptyWarehouse, values),
  },
  user: {
    schema: 'User',
    example: undefined,
    toValues: toUserValues,
    toRequest: toUserRequest,
    isComplete: (values) => isLike(emptyUser, values),
  },
  'inbound order': orderForm('inbound', contractExample('inbound-short-receipt')),
  'outbound order': orderForm('outbound', contractExample('outbound-shipped')),
};

const collectProblems = (name: string, check: () => readonly (string | false)[]): string[] => {
  try {
    return check().flatMap((problem) => (problem ? [`${name}: ${problem}`] : []));
  } catch (error) {
    return [`${name}: ${error}`];
  }
};

test.each(Object.entries(forms))(
  'the values of the %s form are complete for a record with a missing or null property',
  (_, { schema, example, toValues, toRequest, isComplete }) => {
    const cases = incompleteCases(schema, example);
    expect(cases.length).toBeGreaterThan(10);
    const problems = cases.flatMap(({ name, record }) =>
      collectProblems(name, () => {
        const values = toValues(record as never);
        toRequest(values as never);
        const text = JSON.stringify(values, (_key, value) => (Number.isNaN(value) ? 'NaN' : value));
        return [
          !isComplete(values) && `incomplete ${text}`,
          /NaN|undefined|"null"/.test(text) && `raw value in ${text}`,
        ];
      }),
    );
    expect(problems).toEqual([]);
  },
);

test.each([
  ['inbound', 'InboundOrder', contractExample('inbound-short-receipt')],
  ['outbound', 'OutboundOrder', contractExample('outbound-shipped')],
] as const)(
  'the totals and the copy of an %s order are numbers and texts if a property is missing or null',
  (direction, schema, example) => {
    const problems = incompleteCases(schema, example).flatMap(({ name, record }) =>
      collectProblems(name, () => {
        const open = { ...record, status: 'OPEN' } as never;
        const values = toOrderValues(open);
        const place = { warehouseId: values.details.warehouseId, bondedFlag: values.details.bondedFlag };
        const numbers = [
          ...Object.values(sumLineTotals(values.lineItems)),
          ...values.lineItems.map(countLineBottles),
          ...countReservedBottles(open, place).values(),
        ].filter((value) => value !== undefined);
        checkPallets(values.lineItems, values.palletsQuantity);
        toOrderRequest({ ...values, details: { ...values.details, scac: 'FDEG' } }, direction, open);
        return [
          !numbers.every(Number.isFinite) && `counts ${numbers}`,
          !isOrderDraft(createOrderValues(direction), { ...copyOrder(open) }) && 'incomplete copy',
        ];
      }),
    );
    expect(problems).toEqual([]);
  },
);
