import type { PortalSdk } from '@portal-kit/sdk';
import { customerKeys, customerMutations } from '@portal-kit/sdk/customers';
import { itemKeys, itemMutations } from '@portal-kit/sdk/items';
import { type OrderScope, orderKeys, orderMutations } from '@portal-kit/sdk/orders';
import { supplierKeys, supplierMutations } from '@portal-kit/sdk/suppliers';
import { userKeys, userMutations } from '@portal-kit/sdk/users';
import { warehouseKeys, warehouseMutations } from '@portal-kit/sdk/warehouses';
import { expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { useApiServer } from '../../test/fixture';
import type { MutationContext, PortalMutation } from './requests/mutation-options';

const { server, client } = useApiServer();
const supplierId = 'SUP-1';
const outbound: OrderScope<'outbound'> = { supplierId, direction: 'outbound' };
const idempotencyKey = 'key-1';
const etag = '"4"';
/** The body of each request and response. */
const saved = { version: 5 };
const record = saved as never;

interface Write {
  readonly run: (sdk: PortalSdk, context: MutationContext) => Promise<unknown>;
  readonly request: string;
  /** Field of the result that has the saved record. */
  readonly field: string;
  readonly lists: readonly (readonly unknown[])[];
  readonly details?: readonly unknown[];
}

/** Parameterizes a write with the types of its variables. */
const write = <Variables>(
  mutation: (sdk: PortalSdk) => PortalMutation<Variables, unknown>,
  variables: Variables,
  expected: Omit<Write, 'run'>,
): Write => ({ ...expected, run: (sdk, context) => mutation(sdk).mutationFn(variables, context) });

const creates: Readonly<Record<string, Write>> = {
  customer: write(
    (sdk) => customerMutations.create(sdk, { supplierId }),
    { customer: record, idempotencyKey },
    {
      request: 'POST /api/v1/suppliers/SUP-1/customers',
      field: 'customer',
      lists: [customerKeys.lists({ supplierId })],
    },
  ),
  item: write(
    (sdk) => itemMutations.create(sdk, { supplierId }),
    { item: record, idempotencyKey },
    {
      request: 'POST /api/v1/suppliers/SUP-1/items',
      field: 'item',
      lists: [itemKeys.lists({ supplierId }), itemKeys.suggestions({ supplierId })],
    },
  ),
  order: write(
    (sdk) => orderMutations.create(sdk, outbound),
    { order: record, idempotencyKey },
    {
      request: 'POST /api/v1/suppliers/SUP-1/outbound-orders',
      field: 'order',
      lists: [orderKeys.lists(outbound)],
    },
  ),
  supplier: write(
    supplierMutations.create,
    { supplier: record, idempotencyKey },
    { request: 'POST /api/v1/suppliers', field: 'supplier', lists: [supplierKeys.lists()] },
  ),
  user: write(
    userMutations.create,
    { user: record, idempotencyKey },
    { request: 'POST /api/v1/users', field: 'user', lists: [userKeys.lists()] },
  ),
  warehouse: write(
    warehouseMutations.create,
    { warehouse: record, idempotencyKey },
    { request: 'POST /api/v1/warehouses', field: 'warehouse', lists: [warehouseKeys.lists()] },
  ),
};

const changes: Readonly<Record<string, Write>> = {
  'update of a customer': write(
    (sdk) => customerMutations.update(sdk, { supplierId }),
    { customerId: 'C-1', customer: record, etag },
    {
      request: 'PUT /api/v1/suppliers/SUP-1/customers/C-1',
      field: 'customer',
      lists: [customerKeys.lists({ supplierId })],
      details: customerKeys.details({ supplierId, customerId: 'C-1' }),
    },
  ),
  'update of an item': write(
    (sdk) => itemMutations.update(sdk, { supplierId }),
    { itemId: 'I-1', item: record, etag },
    {
      request: 'PUT /api/v1/suppliers/SUP-1/items/I-1',
      field: 'item',
      lists: [itemKeys.lists({ supplierId }), itemKeys.suggestions({ supplierId })],
      details: itemKeys.details({ supplierId, itemId: 'I-1' }),
    },
  ),
  'update of an order': write(
    (sdk) => orderMutations.update(sdk, outbound),
    { orderId: 'O-1', order: record, etag },
    {
      request: 'PUT /api/v1/suppliers/SUP-1/outbound-orders/O-1',
      field: 'order',
      lists: [orderKeys.lists(outbound)],
      details: orderKeys.details({ ...outbound, orderId: 'O-1' }),
    },
  ),
  'cancellation of an order': write(
    (sdk) => orderMutations.cancel(sdk, outbound),
    { orderId: 'O-1', reason: 'Ordered twice', etag },
    {
      request: 'PATCH /api/v1/suppliers/SUP-1/outbound-orders/O-1',
      field: 'order',
      lists: [orderKeys.lists(outbound)],
      details: orderKeys.details({ ...outbound, orderId: 'O-1' }),
    },
  ),
  'update of a supplier': write(
    supplierMutations.update,
    { supplier: { supplierId: 'SUP-2' } as never, etag },
    {
      request: 'PUT /api/v1/suppliers',
      field: 'supplier',
      lists: [supplierKeys.lists()],
      details: supplierKeys.details({ supplierId: 'SUP-2' }),
    },
  ),
  'update of a user': write(
    userMutations.update,
    { user: { email: 'ada@b.example' } as never, etag },
    {
      request: 'PUT /api/v1/users',
      field: 'user',
      lists: [userKeys.lists()],
      details: userKeys.details({ email: 'ada@b.example' }),
    },
  ),
  'update of a warehouse': write(
    warehouseMutations.update,
    { warehouse: { warehouseId: 'WH-1' } as never, etag },
    {
      request: 'PUT /api/v1/warehouses',
      field: 'warehouse',
      lists: [warehouseKeys.lists()],
      details: warehouseKeys.details({ warehouseId: 'WH-1' }),
    },
  ),
};

/** Runs a write and returns its result, its only request and the keys that it invalidates, in order. */
async function run(write: Write) {
  server().respond(json(200, saved));
  const invalidated: unknown[] = [];
  const invalidateQueries = async ({ queryKey }: { queryKey: unknown }) => void invalidated.push(queryKey);
  const result = await write.run(client().sdk, { client: { invalidateQueries } });
  const [request, ...more] = server().received;
  expect(more).toEqual([]);
  return { result, invalidated, headers: request?.headers, request: `${request?.method} ${request?.url}` };
}

test.each(Object.entries(creates))(
  'the creation of a record of type %s sends its key and invalidates the lists of the record',
  async (_, create) => {
    const { result, request, headers, invalidated } = await run(create);
    expect(request).toBe(create.request);
    expect(headers).toMatchObject({ 'idempotency-key': idempotencyKey });
    expect(result).toEqual({ [create.field]: saved, etag: '"5"' });
    expect(invalidated).toEqual(create.lists);
  },
);

test.each(Object.entries(changes))(
  'the %s sends the ETag and invalidates the lists and the details of the record',
  async (_, change) => {
    const { result, request, headers, invalidated } = await run(change);
    expect(request).toBe(change.request);
    expect(headers).toMatchObject({ 'if-match': etag });
    expect(result).toEqual({ [change.field]: saved, etag: '"5"' });
    expect(invalidated).toEqual([...change.lists, change.details]);
  },
);
