import { type Portal, portalOf } from '@portal-kit/sdk/portal';
import { describe, expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1';
const file = new File(['SKU'], 'items.csv', { type: 'text/csv' });
const record = {} as never;

/** Updates a record with a function, by the path of the record and the path of the change. */
const updates: Record<string, { run: (portal: Portal) => Promise<unknown>; calls: readonly string[] }> = {
  customer: {
    run: ({ customers }) => customers.update(supplierId, 'C-1', (current) => current),
    calls: ['GET /api/v1/suppliers/SUP-1/customers/C-1', 'PUT /api/v1/suppliers/SUP-1/customers/C-1'],
  },
  supplier: {
    run: ({ suppliers }) => suppliers.update('SUP-1', (current) => current),
    calls: ['GET /api/v1/suppliers/SUP-1', 'PUT /api/v1/suppliers'],
  },
  warehouse: {
    run: ({ warehouses }) => warehouses.update('WH-1', (current) => current),
    calls: ['GET /api/v1/warehouses/WH-1', 'PUT /api/v1/warehouses'],
  },
};

test.each(Object.entries(updates))('a function changes the stored %s', async (_, { run, calls }) => {
  server().respond(json(200, { name: 'Before', version: 4 }), json(200, { name: 'After', version: 5 }));
  expect(await run(portalOf(client().sdk))).toEqual({ name: 'After', version: 5 });
  const { received } = server();
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(calls);
  expect(received[1]?.headers['if-match']).toBe('"4"');
  expect(JSON.parse(String(received[1]?.body))).toMatchObject({ name: 'Before' });
});

test('a function changes the stored user, which is read from the list', async () => {
  const user = { email: 'ada@b.example', name: 'Before', version: 4 };
  server().respond(json(200, { data: [user], meta: { total: 1 } }), json(200, { ...user, version: 5 }));
  const changed = await portalOf(client().sdk).users.update('ada@b.example', (current) => current);
  expect(changed).toMatchObject({ version: 5 });
  const [read, write] = server().received;
  expect(read?.url).toBe('/api/v1/users?filter=email%3Aada%40b.example%3B');
  expect([write?.method, write?.url, write?.headers['if-match']]).toEqual(['PUT', '/api/v1/users', '"4"']);
  expect(JSON.parse(String(write?.body))).toMatchObject({ email: 'ada@b.example' });
});

describe('a record that two pages contain', () => {
  const lists: Record<string, readonly [field: string, list: (portal: Portal) => AsyncIterable<unknown>]> = {
    customers: ['customerId', ({ customers }) => customers.list(supplierId, { limit: 2 })],
    items: ['itemId', ({ items }) => items.list(supplierId, { limit: 2 })],
    'inbound orders': ['orderId', ({ orders }) => orders.inbound.list(supplierId, { limit: 2 })],
    suppliers: ['supplierId', ({ suppliers }) => suppliers.list({ limit: 2 })],
    uploads: ['fileId', ({ uploads }) => uploads.list(supplierId, { limit: 2 })],
    users: ['email', ({ users }) => users.list({ limit: 2 })],
    warehouses: ['warehouseId', ({ warehouses }) => warehouses.list({ limit: 2 })],
  };

  test.each(Object.entries(lists))(
    'the list of %s returns a record of two pages only once',
    async (_, [field, list]) => {
      const page = (...recordIds: string[]) =>
        json(200, { data: recordIds.map((id) => ({ [field]: id })), meta: { total: 4 } });
      server().respond(page('a', 'b'), page('b', 'c'), page());
      const ids: unknown[] = [];
      for await (const row of list(portalOf(client().sdk))) ids.push((row as Record<string, unknown>)[field]);
      expect(ids).toEqual(['a', 'b', 'c']);
    },
  );
});

describe('a write whose response has no record', () => {
  const writes: Record<string, (portal: Portal) => Promise<unknown>> = {
    createCustomer: ({ customers }) => customers.create(supplierId, record),
    createInboundOrder: ({ orders }) => orders.inbound.create(supplierId, record),
    createOutboundOrder: ({ orders }) => orders.outbound.create(supplierId, record),
    createSupplier: ({ suppliers }) => suppliers.create(record),
    createUser: ({ users }) => users.create(record),
    createWarehouse: ({ warehouses }) => warehouses.create(record),
    importCustomers: ({ customers }) => customers.upload(supplierId, file),
    importInboundOrders: ({ orders }) => orders.inbound.upload(supplierId, file),
    importItems: ({ items }) => items.upload(supplierId, file),
    importOutboundOrders: ({ orders }) => orders.outbound.upload(supplierId, file),
  };

  test.each(Object.entries(writes))(
    'the write %s rejects when the response has no record',
    async (operationId, run) => {
      server().respond(json(204, undefined));
      const error = await catchPortalError(run(portalOf(client().sdk)));
      expect(error).toMatchObject({ kind: 'parse', operationId });
      expect(error.message).toContain(operationId);
    },
  );
});
