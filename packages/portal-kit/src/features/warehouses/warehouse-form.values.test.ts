import type { Warehouse } from '@portal-kit/sdk/warehouses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractProblems } from '../../../test/contract';
import { emails, ids, optionalText, phones, typedAddresses, typedText } from '../../../test/party-values';
import {
  emptyWarehouse,
  toWarehouseRequest,
  toWarehouseValues,
  type WarehouseFormValues,
} from './warehouse-form.values';

const problems = contractProblems('WarehouseRequest');
const hours = fc.constantFrom({ from: '', to: '' }, { from: '07:00', to: '15:30' });
const forms: fc.Arbitrary<WarehouseFormValues> = fc
  .record({
    warehouseId: ids,
    name: typedText(50),
    status: fc.constantFrom('ACTIVE', 'INACTIVE'),
    addresses: fc.array(typedAddresses, { minLength: 1, maxLength: 5 }),
    isBonded: fc.constantFrom('Y', 'N'),
    bondRegistryNumber: optionalText(20),
    ftzNumber: optionalText(10),
    customsFirmsCode: fc.constantFrom('', 'n9z1'),
    contactName: optionalText(50),
    phone: fc.oneof(fc.constant(''), phones),
    email: emails,
    timeZone: fc.constantFrom('America/New_York', 'UTC'),
    receivingHours: hours,
    shippingHours: hours,
    cutoffTime: fc.constantFrom('', '12:00'),
    temperatureZones: fc.subarray(['AMBIENT', 'COOL']),
  })
  .map((values) => ({ ...emptyWarehouse, ...values }));

test('the request of a valid warehouse form fits the contract and loads unchanged', () => {
  fc.assert(
    fc.property(forms, (values) => {
      const request = toWarehouseRequest(values);
      expect(problems(request)).toEqual([]);
      expect(toWarehouseRequest(toWarehouseValues({ ...request, version: 1 } as Warehouse))).toEqual(request);
    }),
  );
});

test('a warehouse with missing fields leaves the fields empty and has one empty address', () => {
  const bare = { warehouseId: 'WH-1', name: 'Quay', version: 1 } as Warehouse;
  expect(toWarehouseValues(bare)).toEqual({ ...emptyWarehouse, warehouseId: 'WH-1', name: 'Quay' });
});
