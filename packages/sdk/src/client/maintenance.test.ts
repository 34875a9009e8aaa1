import { itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { expect, test, vi } from 'vitest';
import { json } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';
import type { PortalError } from './portal-error';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const page = { data: [], meta: { total: 0 } };
const closed = json(
  503,
  { errorMessage: 'Under maintenance', errorCode: 'MAINTENANCE' },
  { 'retry-after': '30' },
);

const noCache = { client: { invalidateQueries: async () => {} } };

/** Pauses after a maintenance response until `resume`. */
function pausing() {
  let pause: Promise<void> | undefined;
  let resume = () => {};
  const responded = vi.fn((error?: PortalError) => {
    if (!error) return;
    pause = new Promise((resolve) => {
      resume = () => {
        pause = undefined;
        resolve();
      };
    });
  });
  return { port: { ready: vi.fn(() => pause), responded }, resume: () => resume() };
}

test('a GET during maintenance waits until reads resume, and other reads are not sent', async () => {
  const { port, resume } = pausing();
  const { sdk } = client({ maintenance: port });
  server().respond(closed, json(200, page));
  const first = itemQueries.list(sdk, { supplierId }).queryFn({});
  await vi.waitFor(() => expect(port.responded).toHaveBeenCalledTimes(1));
  expect(port.responded.mock.calls[0]?.[0]).toMatchObject({ code: 'MAINTENANCE', retryAfterMs: 30_000 });
  const second = itemQueries.list(sdk, { supplierId, offset: 20 }).queryFn({});
  await vi.waitFor(() => expect(port.ready.mock.calls.length).toBeGreaterThan(2));
  expect(server().received).toHaveLength(1);
  resume();
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ rows: [], total: 0 }));
  expect(server().received).toHaveLength(3);
  expect(port.responded.mock.calls.slice(1)).toEqual([[], []]);
});

test('a GET that waits for the end of maintenance can be aborted', async () => {
  const { port } = pausing();
  const { sdk } = client({ maintenance: port });
  server().respond(closed);
  const aborting = new AbortController();
  const call = catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({ signal: aborting.signal }));
  await vi.waitFor(() => expect(port.responded).toHaveBeenCalled());
  aborting.abort();
  expect(await call).toMatchObject({ kind: 'aborted' });
  expect(server().received).toHaveLength(1);
});

test('a write during maintenance rejects with the response of the server', async () => {
  const { port } = pausing();
  const { sdk } = client({ maintenance: port });
  server().respond(closed);
  const { mutationFn } = itemMutations.create(sdk, { supplierId });
  const failure = await catchPortalError(mutationFn({ item: { sku: 'A-1' } as never }, noCache));
  expect(failure).toMatchObject({ status: 503, code: 'MAINTENANCE', message: 'Under maintenance' });
  expect([server().received.length, port.responded.mock.calls.length]).toEqual([1, 1]);
});

test('a maintenance response rejects a GET without a maintenance port', async () => {
  const { sdk } = client();
  server().respond(closed);
  const failure = await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
  expect(failure).toMatchObject({ status: 503, code: 'MAINTENANCE', retryAfterMs: 30_000 });
});
