import { type components, createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { json, raw, reset } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

type Item = components['schemas']['Item'];

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const supplierPath = { params: { path: { supplierId } } };
const itemsPath = '/suppliers/{supplierId}/items';
const jsonBody = (request: { body: Buffer } | undefined) => JSON.parse(request?.body.toString() ?? '');

const listItems = (sdk: PortalSdk, signal?: AbortSignal) =>
  sdk.client.GET(itemsPath, { params: { path: { supplierId }, query: { limit: 20 } }, signal });

describe('client requests', () => {
  test('a request is not stored in the HTTP cache, because responses contain personal data', async () => {
    server().respond(json(200, { data: [], meta: { total: 0 } }));
    const caches: (string | undefined)[] = [];
    const sdk = createPortalSdk({
      baseUrl: server().baseUrl,
      tokens: { get: () => 'access-1', refresh: async () => null },
      fetch: (url, init) => {
        caches.push(init?.cache);
        return fetch(url, init);
      },
    });
    await listItems(sdk);
    expect(caches).toEqual(['no-store']);
  });

  test('GET sends path and query parameters with the access token and resolves with typed data', async () => {
    server().respond(
      json(200, { data: [{ sku: 'A-1' }], meta: { total: 1 } }, { ETag: '"7"', 'X-Request-Id': 'req-1' }),
    );
    const { data, status, etag, requestId, response } = await listItems(client().sdk);
    expectTypeOf(data?.data).toEqualTypeOf<Item[] | undefined>();
    expect({ data, status, etag, requestId }).toEqual({
      data: { data: [{ sku: 'A-1' }], meta: { total: 1 } },
      status: 200,
      etag: '"7"',
      requestId: 'req-1',
    });
    expect(response.headers.get('content-type')).toBe('application/json');
    const { method, url, headers } = server().received[0] ?? {};
    expect([method, url, headers?.authorization, headers?.accept]).toEqual([
      'GET',
      '/api/v1/suppliers/SUP-1001/items?limit=20',
      'Bearer access-1',
      'application/json',
    ]);
  });

  test('POST sends a JSON body with an idempotency key', async () => {
    server().respond(json(201, { itemId: 'I-1' }));
    const item = { sku: 'A-1' } as components['schemas']['ItemRequest'];
    const { data } = await client().sdk.client.POST(itemsPath, { ...supplierPath, body: item });
    expectTypeOf(data).toEqualTypeOf<Item | undefined>();
    expect(data).toEqual({ itemId: 'I-1' });
    const { headers } = server().received[0] ?? {};
    expect(jsonBody(server().received[0])).toEqual({ sku: 'A-1' });
    expect([headers?.['content-type'], headers?.['idempotency-key']]).toEqual([
      'application/json',
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
  });

  test('PUT sends the ifMatch tag and no idempotency key', async () => {
    server().respond(json(200, { supplierId }));
    const supplier = { supplierId, name: 'Halberd', warehouses: [] };
    await client().sdk.client.PUT('/api/v1/suppliers', { body: supplier, ifMatch: '"3"' });
    const { url, headers } = server().received[0] ?? {};
    expect([
      url,
      headers?.['access-token'],
      headers?.authorization,
      headers?.['if-match'],
      headers?.['idempotency-key'],
    ]).toEqual(['/api/v1/suppliers', 'access-1', undefined, '"3"', undefined]);
    expect(jsonBody(server().received[0])).toEqual(supplier);
  });

  test('PATCH sends its body to the path of the order', async () => {
    server().respond(json(200, { orderId: 'O-1' }));
    await client().sdk.client.PATCH('/suppliers/{supplierId}/inbound-orders/{orderId}', {
      params: { path: { supplierId, orderId: 'O-1' } },
      body: { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER' },
    });
    const { method, url } = server().received[0] ?? {};
    expect([method, url]).toEqual(['PATCH', '/api/v1/suppliers/SUP-1001/inbound-orders/O-1']);
  });

  test('a user call sends the identity token', async () => {
    server().respond(json(200, {}));
    await client().sdk.client.GET('/api/v2/auth/user');
    expect(server().received[0]?.headers.authorization).toBe('Bearer identity-1');
  });

  test('header parameters of the contract and extra headers are sent', async () => {
    server().respond(json(201, {}));
    await client().sdk.client.POST('/users', {
      params: { header: { 'Idempotency-Key': 'key-7' } },
      body: { email: 'a@b.example' } as components['schemas']['UserRequest'],
      headers: { Prefer: 'code=201' },
    });
    const { headers } = server().received[0] ?? {};
    expect([headers?.['idempotency-key'], headers?.prefer]).toEqual(['key-7', 'code=201']);
  });

  test('a multipart operation sends its parts as form data', async () => {
    server().respond(json(202, { fileId: 'F-1' }));
    const { data } = await client().sdk.client.POST('/suppliers/{supplierId}/imports/items', {
      params: { path: { supplierId }, query: { overrideDuplicates: true } },
      body: { file: new File(['SKU\n'], 'items.csv', { type: 'text/csv' }) },
    });
    expect(data?.fileId).toBe('F-1');
    const { url, headers, body } = server().received[0] ?? {};
    expect(url).toBe('/api/v1/suppliers/SUP-1001/imports/items?overrideDuplicates=true');
    const form = await new Response(body as BodyInit, {
      headers: { 'Content-Type': headers?.['content-type'] ?? '' },
    }).formData();
    expect((form.get('file') as File).name).toBe('items.csv');
  });

  test('a file operation resolves with a Blob', async () => {
    server().respond(raw(200, 'SKU\n', { 'Content-Type': 'text/csv' }));
    const { data } = await client().sdk.client.GET('/suppliers/{supplierId}/exports/items', supplierPath);
    expectTypeOf(data).toEqualTypeOf<Blob | undefined>();
    expect([data?.type, await data?.text()]).toEqual(['text/csv', 'SKU\n']);
  });

  test('portal-data paths start with dataBasePath, and other paths do not', async () => {
    server().respond(json(200, []));
    const { sdk } = client({ dataBasePath: '/portal/v3' });
    await sdk.client.GET('/users');
    await sdk.client.GET('/api/v1/warehouses');
    expect(server().received.map(({ url }) => url)).toEqual(['/portal/v3/users', '/api/v1/warehouses']);
  });
});

describe('client retries', () => {
  test('a call is repeated once with a fresh token after a 401', async () => {
    const { sdk, tokens } = client();
    server().respond(json(401, {}), json(200, { data: [] }));
    expect((await listItems(sdk)).data).toEqual({ data: [] });
    expect(tokens.refreshes).toEqual([{ kind: 'access', reason: 'unauthorized' }]);
    expect(server().received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  test('a GET is repeated once after a lost connection', async () => {
    server().respond(reset, json(200, { data: [] }));
    expect((await listItems(client().sdk)).data).toEqual({ data: [] });
    expect(server().received.length).toBe(2);
  });

  test('a POST keeps its idempotency key when it is repeated', async () => {
    server().respond(reset, json(201, {}));
    const body = { name: 'Halberd' } as components['schemas']['SupplierRequest'];
    await client().sdk.client.POST('/api/v1/suppliers', { body });
    const keys = server().received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeDefined();
  });

  test('a PUT is not repeated after a lost connection', async () => {
    server().respond(reset);
    const body = { supplierId, name: 'Halberd', warehouses: [] };
    expect(await catchPortalError(client().sdk.client.PUT('/api/v1/suppliers', { body }))).toMatchObject({
      kind: 'network',
      operationId: 'updateSupplier',
    });
    expect(server().received.length).toBe(1);
  });
});

describe('client errors', () => {
  test.each(['', '.', '..', '%2e%2e'])(
    'the path parameter %j is rejected and no request is sent',
    async (id) => {
      server().respond(json(200, {}));
      const call = client().sdk.client.GET(itemsPath, { params: { path: { supplierId: id } } });
      expect(await catchPortalError(call)).toMatchObject({
        kind: 'parse',
        status: 0,
        code: 'INVALID_PATH_PARAMETER',
        operationId: 'listItems',
      });
      expect(server().received).toEqual([]);
    },
  );

  test('a missing path parameter is rejected and no request is sent', async () => {
    server().respond(json(200, {}));
    // @ts-expect-error The path parameter is required.
    const call = client().sdk.client.GET(itemsPath);
    expect(await catchPortalError(call)).toMatchObject({ code: 'INVALID_PATH_PARAMETER' });
    expect(server().received).toEqual([]);
  });

  test.each([
    ['a body', { body: { sku: 10n } }],
    ['a header', { body: {}, headers: { Prefer: 'a\nb' } }],
    ['an idempotency key', { body: {}, idempotencyKey: 'a\nb' }],
  ])('%s that cannot be sent rejects with a TypeError, and no request is sent', async (_, request) => {
    server().respond(json(200, {}));
    const { sdk, tokens } = client();
    const call = sdk.client.POST(itemsPath, { ...supplierPath, ...request } as never);
    await expect(call).rejects.toBeInstanceOf(TypeError);
    expect([server().received, tokens.refreshes]).toEqual([[], []]);
  });

  test('a path that the contract does not have is rejected and no request is sent', async () => {
    server().respond(json(200, {}));
    // @ts-expect-error The contract has no such path.
    const error = await catchPortalError(client().sdk.client.GET('/constructor'));
    expect(error).toMatchObject({ kind: 'parse', status: 0, code: 'UNKNOWN_OPERATION' });
    expect(error.message).toMatch(/^@portal-kit\/sdk: the contract has no operation GET \/constructor/);
    expect(server().received).toEqual([]);
  });

  test('a DELETE request is rejected if the contract has no such operation', async () => {
    server().respond(json(200, {}));
    // @ts-expect-error The contract has no DELETE operation.
    const call = client().sdk.client.DELETE('/users');
    expect(await catchPortalError(call)).toMatchObject({ code: 'UNKNOWN_OPERATION' });
    expect(server().received).toEqual([]);
  });

  test('an error status of the contract rejects with the fields of the server', async () => {
    const validationErrors = [{ fieldPath: 'sku', message: 'Required Field' }];
    server().respond(json(422, { errorMessage: 'Invalid item', extensions: { validationErrors } }));
    const item = {} as components['schemas']['ItemRequest'];
    const call = client().sdk.client.POST(itemsPath, { ...supplierPath, body: item });
    expect(await catchPortalError(call)).toMatchObject({
      kind: 'http',
      status: 422,
      message: 'Invalid item',
      fields: validationErrors,
      operationId: 'createItem',
    });
  });

  test('an error status that the contract does not list rejects with kind http', async () => {
    server().respond(json(418, { errorMessage: 'Teapot' }));
    expect(await catchPortalError(listItems(client().sdk))).toMatchObject({
      kind: 'http',
      status: 418,
      message: 'Teapot',
    });
  });

  test('a success status that the contract does not list resolves with its body', async () => {
    server().respond(json(203, { data: [] }));
    expect(await listItems(client().sdk)).toMatchObject({ status: 203, data: { data: [] } });
  });

  test('a 204 resolves with undefined data', async () => {
    server().respond(raw(204, ''));
    expect(await listItems(client().sdk)).toMatchObject({ status: 204, data: undefined });
  });

  test('a success response that is not JSON rejects with kind parse', async () => {
    server().respond(raw(200, '<h1>Wi-Fi sign-in</h1>', { 'Content-Type': 'text/html' }));
    expect(await catchPortalError(listItems(client().sdk))).toMatchObject({ kind: 'parse', status: 200 });
  });

  test('the deadline covers a slow body', async () => {
    server().respond((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":');
    });
    expect(await catchPortalError(listItems(client({ timeoutMs: 200 }).sdk))).toMatchObject({
      kind: 'timeout',
      operationId: 'listItems',
    });
  });

  test('the deadline covers the slow body of an error response', async () => {
    server().respond((_, response) => {
      response.writeHead(404, { 'Content-Type': 'application/json' });
      response.write('{"errorMessage":');
    });
    const call = client().sdk.client.GET(itemsPath, { ...supplierPath, timeoutMs: 200 });
    expect(await catchPortalError(call)).toMatchObject({ kind: 'timeout' });
  });

  test('an aborted call rejects with kind aborted', async () => {
    server().respond(json(200, {}));
    expect(await catchPortalError(listItems(client().sdk, AbortSignal.abort()))).toMatchObject({
      kind: 'aborted',
    });
    expect(server().received).toEqual([]);
  });

  test('a redirect is rejected with kind network', async () => {
    server().respond(raw(307, '', { Location: '/elsewhere' }));
    expect(await catchPortalError(listItems(client().sdk))).toMatchObject({
      kind: 'network',
      retryable: false,
    });
    expect(server().received.length).toBe(1);
  });
});

test('a download resolves with the file and its name', async () => {
  const { sdk } = client();
  server().respond(raw(200, 'SKU\n', { 'Content-Type': 'text/csv' }));
  const exported = await sdk.download('/suppliers/{supplierId}/exports/items', supplierPath);
  expect([await exported.blob.text(), exported.fileName]).toEqual([
    'SKU\n',
    expect.stringMatching(/^export-items_\d{4}-\d{2}-\d{2}\.csv$/),
  ]);
});
