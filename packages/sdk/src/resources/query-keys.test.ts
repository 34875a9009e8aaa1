import { createPortalSdk } from '@portal-kit/sdk';
import { authQueries } from '@portal-kit/sdk/auth';
import { customerMutations, customerQueries } from '@portal-kit/sdk/customers';
import { importQueries } from '@portal-kit/sdk/imports';
import { itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { orderMutations, orderQueries } from '@portal-kit/sdk/orders';
import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { supplierMutations, supplierQueries } from '@portal-kit/sdk/suppliers';
import { userMutations, userQueries } from '@portal-kit/sdk/users';
import { warehouseMutations, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { expect, test } from 'vitest';
import { countingTokens } from '../../test/tokens';

const sdk = createPortalSdk({ baseUrl: 'http://api.example', tokens: countingTokens() });
const supplier = { supplierId: 'SUP-1' };
const inbound = { ...supplier, direction: 'inbound' } as const;
const page = { limit: 10, filter: 'status:OPEN;' };
/** The parameters of a list in its key. */
const selection = { offset: undefined, sortBy: undefined, sortDirection: undefined, searchString: undefined };
const listed = { ...page, ...selection };

const supplierData = ['portal', 'SUP-1'];
const commonData = ['portal', null];

test.each([
  ['authQueries.user', authQueries.user(sdk), [...commonData, 'auth', 'user']],
  ['authQueries.accessToken', authQueries.accessToken(sdk), [...commonData, 'auth', 'access-token']],
  ['authQueries.roles', authQueries.roles(sdk), [...commonData, 'auth', 'roles']],
  ['authQueries.featureFlags', authQueries.featureFlags(sdk), [...commonData, 'auth', 'feature-flags']],
  [
    'customerQueries.list',
    customerQueries.list(sdk, { ...supplier, ...page }),
    [...supplierData, 'customers', 'list', listed],
  ],
  [
    'customerQueries.details',
    customerQueries.details(sdk, { ...supplier, customerId: 'C-1' }),
    [...supplierData, 'customers', 'details', 'C-1'],
  ],
  [
    'importQueries.list',
    importQueries.list(sdk, { ...supplier, ...page }),
    [...supplierData, 'imports', 'list', listed],
  ],
  [
    'itemQueries.list',
    itemQueries.list(sdk, { ...supplier, ...page }),
    [...supplierData, 'items', 'list', listed],
  ],
  [
    'itemQueries.details',
    itemQueries.details(sdk, { ...supplier, itemId: 'I-1' }),
    [...supplierData, 'items', 'details', 'I-1'],
  ],
  [
    'itemQueries.suggested',
    itemQueries.suggested(sdk, { ...supplier, warehouseId: 'WH-1', searchString: 'a', ...page }),
    [...supplierData, 'items', 'suggested', { warehouseId: 'WH-1', searchString: 'a', ...page }],
  ],
  [
    'orderQueries.list',
    orderQueries.list(sdk, { ...inbound, ...page }),
    [...supplierData, 'inbound-orders', 'list', listed],
  ],
  [
    'orderQueries.details',
    orderQueries.details(sdk, { ...supplier, direction: 'outbound', orderId: 'O-1' }),
    [...supplierData, 'outbound-orders', 'details', 'O-1'],
  ],
  [
    'scacCodeQueries.list',
    scacCodeQueries.list(sdk, { countryCode: 'USA' }),
    [...commonData, 'scac-codes', 'list', 'USA'],
  ],
  ['supplierQueries.list', supplierQueries.list(sdk, page), [...commonData, 'suppliers', 'list', listed]],
  [
    'supplierQueries.details',
    supplierQueries.details(sdk, supplier),
    [...commonData, 'suppliers', 'details', 'SUP-1'],
  ],
  ['userQueries.list', userQueries.list(sdk, page), [...commonData, 'users', 'list', listed]],
  [
    'userQueries.details',
    userQueries.details(sdk, { email: 'Ada@B.example' }),
    [...commonData, 'users', 'details', 'ada@b.example'],
  ],
  ['warehouseQueries.list', warehouseQueries.list(sdk, page), [...commonData, 'warehouses', 'list', listed]],
  [
    'warehouseQueries.details',
    warehouseQueries.details(sdk, { warehouseId: 'WH-1' }),
    [...commonData, 'warehouses', 'details', 'WH-1'],
  ],
])('the key of %s names supplier, resource and parameters', (_, { queryKey }, expected) => {
  expect(queryKey).toEqual(expected);
});

test.each([
  [
    'customerMutations.create',
    customerMutations.create(sdk, supplier),
    [...supplierData, 'customers', 'create'],
  ],
  [
    'customerMutations.update',
    customerMutations.update(sdk, supplier),
    [...supplierData, 'customers', 'update'],
  ],
  ['itemMutations.create', itemMutations.create(sdk, supplier), [...supplierData, 'items', 'create']],
  ['itemMutations.update', itemMutations.update(sdk, supplier), [...supplierData, 'items', 'update']],
  [
    'orderMutations.create',
    orderMutations.create(sdk, inbound),
    [...supplierData, 'inbound-orders', 'create'],
  ],
  [
    'orderMutations.update',
    orderMutations.update(sdk, inbound),
    [...supplierData, 'inbound-orders', 'update'],
  ],
  [
    'orderMutations.cancel',
    orderMutations.cancel(sdk, inbound),
    [...supplierData, 'inbound-orders', 'cancel'],
  ],
  ['supplierMutations.create', supplierMutations.create(sdk), [...commonData, 'suppliers', 'create']],
  ['supplierMutations.update', supplierMutations.update(sdk), [...commonData, 'suppliers', 'update']],
  ['userMutations.create', userMutations.create(sdk), [...commonData, 'users', 'create']],
  ['userMutations.update', userMutations.update(sdk), [...commonData, 'users', 'update']],
  ['warehouseMutations.create', warehouseMutations.create(sdk), [...commonData, 'warehouses', 'create']],
  ['warehouseMutations.update', warehouseMutations.update(sdk), [...commonData, 'warehouses', 'update']],
])('the key of %s names supplier, resource and write', (_, { mutationKey }, expected) => {
  expect(mutationKey).toEqual(expected);
});
