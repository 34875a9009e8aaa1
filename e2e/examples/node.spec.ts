import { randomUUID } from 'node:crypto';
import { orderBody } from '../fixtures/orders.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';
import { type RunningExample, runExample } from './example.ts';

const test = portalTest.extend<object, { service: RunningExample }>({
  service: [
    async ({ workerSandbox }, use) => {
      const service = await runExample('node', workerSandbox.origin);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const order = orderBody('outbound', { poNumber: 'SHOP-1' });

async function call(service: RunningExample, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) };
  const response = await fetch(service.origin.replace('localhost', '127.0.0.1') + path, init);
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: await response.json(),
  };
}

test('the Node service reads a stock, and stores a repeated order once', async ({ service, sandbox }) => {
  expect(await call(service, '/stock/HF-1001')).toMatchObject({ status: 200, body: { sku: 'HF-1001' } });
  expect(await call(service, '/stock/unknown')).toMatchObject({ status: 404 });
  expect(await call(service, '/stock/%')).toMatchObject({ status: 400 });

  const path = `/orders/${randomUUID()}`;
  const first = await call(service, path, order);
  expect(first).toMatchObject({ status: 201, body: { status: 'SUBMITTED' } });
  expect(await call(service, path, order)).toEqual(first);
  const stored = await sandbox
    .getSession('dana@halberd.example')
    .fetch('/api/v1/suppliers/SUP-1001/outbound-orders?searchString=SHOP-1');
  expect(await stored.json()).toMatchObject({ meta: { total: 1 } });
});

test('the Node service names the invalid fields, and asks to repeat a request whose outcome is unknown', async ({
  service,
  sandbox,
}) => {
  const invalid = { ...order, details: { ...order.details, customerId: 'CUS-99999' } };
  const rejected = await call(service, `/orders/${randomUUID()}`, invalid);
  expect(rejected).toMatchObject({ status: 422, body: { fields: [{ fieldPath: 'details.customerId' }] } });

  sandbox.control.addFault({
    kind: 'status',
    status: 503,
    operationId: 'createOutboundOrder',
    times: 'always',
  });
  const path = `/orders/${randomUUID()}`;
  expect(await call(service, path, order)).toMatchObject({ status: 503, retryAfter: expect.any(String) });
  sandbox.control.clearFaults();
  expect(await call(service, path, order)).toMatchObject({ status: 201 });
});
