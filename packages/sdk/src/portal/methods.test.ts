import { type Portal, portalOf } from '@portal-kit/sdk/portal';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { json, reset } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const portal = (): Portal => portalOf(client().sdk);

const storedItem = {
  itemId: 'ITM-1',
  sku: 'A-1',
  description: 'Ale',
  brand: 'Halberd',
  type: 'A',
  alcoholByVolume: 5,
  size: 330,
  sizeUom: 'ML',
  bottlesPerCase: 24,
  itemStatus: 'ACTIVE',
  warehouses: [{ warehouseId: 'WH-NJ-01', warehouseName: 'Newark' }],
  inventory: [{ warehouseId: 'WH-NJ-01', onHandQty: 12 }],
  version: 7,
} as const;
const { itemId: _, inventory: __, version: ___, ...itemRequest } = storedItem;

/** Lists the method, URL, `If-Match` and JSON body of each received request. */
const received = () =>
  server().received.map(({ method, url, headers, body }) => ({
    call: `${method} ${url.replace('/api/v1/suppliers/SUP-1001', '')}`,
    ifMatch: headers['if-match'],
    body: body.length > 0 ? JSON.parse(String(body)) : undefined,
  }));

test('a method that reads sends the headers of its call and keeps its deadline', async () => {
  server().respond(json(200, storedItem));
  await portal().items.get(supplierId, 'ITM-1', { headers: { Prefer: 'code=404' } });
  expect(server().received[0]?.headers.prefer).toBe('code=404');
  server().respond(
    () => {},
    () => {},
  );
  const late = portal().items.page(supplierId, {}, { timeoutMs: 20 });
  expect((await catchPortalError(late)).kind).toBe('timeout');
});

describe('changes', () => {
  test('an update with a function sends the changed record with the version that was read', async () => {
    server().respond(json(200, storedItem, { ETag: '"7"' }), json(200, { ...storedItem, version: 8 }));
    const item = await portal().items.update(supplierId, 'ITM-1', (current) => ({
      ...current,
      description: 'Pale ale',
    }));
    expect(item.version).toBe(8);
    expect(received()).toEqual([
      { call: 'GET /items/ITM-1', ifMatch: undefined, body: undefined },
      {
        call: 'PUT /items/ITM-1',
        ifMatch: '"7"',
        body: { ...itemRequest, warehouses: [{ warehouseId: 'WH-NJ-01' }], description: 'Pale ale' },
      },
    ]);
  });

  test.each([
    [{ ifMatch: 3 }, '"3"'],
    [{ ifMatch: '"9"' }, '"9"'],
    [{}, undefined],
  ])('a replaced record is sent with the options %j', async (options, ifMatch) => {
    server().respond(json(200, storedItem));
    await portal().items.update(supplierId, 'ITM-1', itemRequest as never, options);
    expect(received().map(({ call, ifMatch: sent }) => [call, sent])).toEqual([
      ['PUT /items/ITM-1', ifMatch],
    ]);
  });

  test('an update sends the version of the caller in place of the version that was read', async () => {
    server().respond(json(200, storedItem, { ETag: '"7"' }), json(412, {}));
    const update = portal().items.update(supplierId, 'ITM-1', (current) => current, { ifMatch: 6 });
    expect((await catchPortalError(update)).status).toBe(412);
    expect(received().map(({ ifMatch }) => ifMatch)).toEqual([undefined, '"6"']);
  });

  test('a conflict with the own change, whose response was lost, has an unknown outcome', async () => {
    server().respond(json(200, storedItem, { ETag: '"7"' }), json(500, {}), json(412, {}));
    const update = portal().items.update(supplierId, 'ITM-1', (current) => current);
    expect(await catchPortalError(update)).toMatchObject({ status: 412, isOutcomeUnknown: true });
    expect(received().map(({ call, ifMatch }) => [call, ifMatch])).toEqual([
      ['GET /items/ITM-1', undefined],
      ['PUT /items/ITM-1', '"7"'],
      ['PUT /items/ITM-1', '"7"'],
    ]);
  });

  test('an error that the function throws rejects the update, and no change is sent', async () => {
    server().respond(json(200, storedItem));
    const update = portal().items.update(supplierId, 'ITM-1', () => {
      throw new RangeError('no stock');
    });
    await expect(update).rejects.toThrow(new RangeError('no stock'));
    expect(server().received.length).toBe(1);
  });

  test('an update and a cancellation read the record again after a response without a body', async () => {
    server().respond(json(204, undefined), json(200, storedItem));
    expect(await portal().items.update(supplierId, 'ITM-1', itemRequest as never)).toEqual(storedItem);
    const order = { orderId: 'OB-1', status: 'CANCELED_BY_USER' };
    server().respond(json(204, undefined), json(200, order));
    const canceled = await portal().orders.outbound.cancel(supplierId, 'OB-1', {
      reason: 'Twice',
      ifMatch: 2,
    });
    expect(canceled).toEqual(order);
    expect(received()).toEqual([
      {
        call: 'PATCH /outbound-orders/OB-1',
        ifMatch: '"2"',
        body: { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason: 'Twice' },
      },
      { call: 'GET /outbound-orders/OB-1', ifMatch: undefined, body: undefined },
    ]);
  });

  test('a resubmission sends the stored order without the fields of the server', async () => {
    const order = {
      orderId: 'IB-1',
      status: 'FAILED',
      details: { poNumber: 'PO-1', shipFrom: { city: 'Reims' } },
      lineItems: [
        { lineItemNumber: 1, item: { itemId: 'ITM-1', sku: 'A-1', brand: 'Ale' }, lineStatus: 'OPEN' },
      ],
      palletsQuantity: 1,
      version: 4,
    };
    server().respond(json(200, order), json(200, { ...order, status: 'RESUBMITTED' }));
    const { status } = await portal().orders.inbound.resubmit(supplierId, 'IB-1');
    expect(status).toBe('RESUBMITTED');
    expect(received()[1]).toEqual({
      call: 'PUT /inbound-orders/IB-1',
      ifMatch: '"4"',
      body: {
        details: order.details,
        lineItems: [{ lineItemNumber: 1, item: { itemId: 'ITM-1', sku: 'A-1' } }],
        palletsQuantity: 1,
      },
    });
  });

  test('an unknown user cannot be changed with a function', async () => {
    server().respond(json(200, { data: [], meta: { total: 0 } }));
    const update = portal().users.update('nobody@halberd.example', (user) => user);
    expect(await catchPortalError(update)).toMatchObject({
      kind: 'parse',
      code: 'UNKNOWN_USER',
      operationId: 'listUsers',
      message: expect.stringContaining('does not contain this email address'),
    });
  });
});

describe('creations', () => {
  test('a creation sends the idempotency key of the caller', async () => {
    server().respond(json(201, storedItem));
    await portal().items.create(supplierId, itemRequest as never, { idempotencyKey: 'key-of-the-caller' });
    expect(server().received[0]?.headers['idempotency-key']).toBe('key-of-the-caller');
  });

  test('a lost response rejects with an unknown outcome and the key of both attempts', async () => {
    server().respond(reset);
    const error = await catchPortalError(portal().items.create(supplierId, itemRequest as never));
    const keys = server().received.map(({ headers }) => headers['idempotency-key']);
    expect(error).toMatchObject({ kind: 'network', isOutcomeUnknown: true, idempotencyKey: keys[0] });
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('an empty key counts as no key, so both attempts send the same new key', async () => {
    server().respond(reset, json(201, storedItem));
    await portal().items.create(supplierId, itemRequest as never, { idempotencyKey: '' });
    const [first, second] = server().received.map(({ headers }) => headers['idempotency-key']);
    expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first]);
  });

  test('a creation rejects when the response contains no record', async () => {
    server().respond(json(204, undefined));
    expect(await catchPortalError(portal().items.create(supplierId, itemRequest as never))).toMatchObject({
      kind: 'parse',
      code: 'NO_RECORD',
      operationId: 'createItem',
    });
  });
});

describe('the wait for an upload', () => {
  const upload = { fileId: 'FIL-1', status: 'PROCESSING' };
  const page = (...uploads: object[]) => json(200, { data: uploads, meta: { total: uploads.length } });
  const wait = (options = {}) =>
    portal().uploads.wait(supplierId, 'FIL-1', { pollIntervalMs: 1, ...options });

  test('the wait ends with the record of the processed upload', async () => {
    const done = { ...upload, status: 'COMPLETED_WITH_ERRORS', failedRows: 2 };
    server().respond(page({ ...upload, status: 'PENDING' }), page(upload), page({ fileId: 'FIL-2' }, done));
    expect([await wait(), server().received.length]).toEqual([done, 3]);
  });

  test('the wait continues after a temporary failure', async () => {
    server().respond(json(503, {}, { 'Retry-After': '0' }), page({ ...upload, status: 'FAILED' }));
    expect((await wait()).status).toBe('FAILED');
  });

  test('the wait ends with an error after the maximum time', async () => {
    server().respond(page(upload));
    expect(await catchPortalError(wait({ maxWaitMs: 0 }))).toMatchObject({
      kind: 'timeout',
      code: 'UPLOAD_UNFINISHED',
      retryable: true,
    });
  });

  test('the error after the maximum time has the last temporary failure as its cause', async () => {
    server().respond(json(503, { errorMessage: 'Down' }));
    expect(await catchPortalError(wait({ maxWaitMs: 0 }))).toMatchObject({
      kind: 'timeout',
      cause: { status: 503, message: 'Down' },
    });
  });

  test('the wait for an unknown upload rejects', async () => {
    server().respond(page({ fileId: 'FIL-2' }));
    expect(await catchPortalError(wait())).toMatchObject({
      kind: 'parse',
      code: 'UNKNOWN_UPLOAD',
      operationId: 'listImports',
      message: expect.stringContaining('FIL-1'),
    });
  });

  test('the wait for an upload rejects with a final error', async () => {
    server().respond(json(404, {}));
    expect(await catchPortalError(wait())).toMatchObject({ kind: 'http', status: 404 });
  });

  describe('between two requests', () => {
    /** Starts a wait with a poll interval of 10 s that gets the responses in order. */
    async function start(...responses: Response[]) {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const fetch = vi.fn(async () => responses.shift() ?? Response.error());
      const abort = new AbortController();
      const options = { pollIntervalMs: 10_000, signal: abort.signal };
      const ended = vi.fn();
      portalOf(client({ fetch }).sdk).uploads.wait(supplierId, 'FIL-1', options).then(ended, ended);
      const requestsAfter = async (timeMs: number) => {
        await vi.advanceTimersByTimeAsync(timeMs);
        return fetch.mock.calls.length;
      };
      expect(await requestsAfter(0)).toBe(1);
      return { abort, ended, requestsAfter };
    }
    const unfinished = () => Response.json({ data: [upload], meta: { total: 1 } });

    test('the wait lasts for the interval, or for the time that the server asks for if it is longer', async () => {
      const busy = Response.json({}, { status: 503, headers: { 'Retry-After': '60' } });
      const failed = Response.json({ data: [{ ...upload, status: 'FAILED' }], meta: { total: 1 } });
      const { ended, requestsAfter } = await start(busy, unfinished(), failed);
      expect(await requestsAfter(59_999)).toBe(1);
      expect(await requestsAfter(1)).toBe(2);
      expect(await requestsAfter(9_999)).toBe(2);
      expect(ended).not.toHaveBeenCalled();
      expect(await requestsAfter(1)).toBe(3);
      expect(ended.mock.calls).toEqual([[{ ...upload, status: 'FAILED' }]]);
    });

    test('an abort ends the wait for an upload at once', async () => {
      const { abort, ended, requestsAfter } = await start(unfinished());
      abort.abort();
      expect(await requestsAfter(0)).toBe(1);
      expect(ended.mock.calls).toEqual([
        [expect.objectContaining({ kind: 'aborted', message: 'The wait was aborted.' })],
      ]);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test('an abort during a request ends the wait', async () => {
    const abort = new AbortController();
    server().respond(() => abort.abort());
    expect(await catchPortalError(wait({ signal: abort.signal }))).toMatchObject({ kind: 'aborted' });
  });
});
