import { createPortalSdk, type TransferProgress } from '@portal-kit/sdk';
import { importItems } from '@portal-kit/sdk/items';
import { expect, test, vi } from 'vitest';
import { catchPortalError } from '../../test/catch-portal-error';
import { countingTokens } from '../../test/tokens';

const file = new File([new Uint8Array(300_000)], 'items.xlsx');

function client(transferTimeoutMs?: number) {
  const tokens = countingTokens();
  return {
    tokens,
    sdk: createPortalSdk({ baseUrl: '', tokens, ...(transferTimeoutMs && { transferTimeoutMs }) }),
  };
}

test('an upload reports its progress and is repeated with the same idempotency key after a 401', async () => {
  const { sdk, tokens } = client();
  const progress: TransferProgress[] = [];
  const record: unknown = await importItems(
    sdk,
    { supplierId: 'SUP-1', file },
    { idempotencyKey: 'key-1', onProgress: (step) => progress.push(step) },
  );
  expect(tokens.refreshes).toEqual([{ kind: 'access', reason: 'unauthorized' }]);
  expect(record).toMatchObject({ authorization: 'Bearer access-2', key: 'key-1' });
  const { receivedBytes } = record as { receivedBytes: number };
  expect(receivedBytes).toBeGreaterThan(300_000);
  expect(progress.at(-1)).toEqual({ loadedBytes: receivedBytes, totalBytes: receivedBytes });
});

test('an upload that the server rejects has kind http and the request id', async () => {
  const error = await catchPortalError(importItems(client().sdk, { supplierId: 'FULL', file }));
  expect(error).toMatchObject({ kind: 'http', status: 413, message: 'At most 10 MB', requestId: 'req-1' });
});

const abandonedUploads = async () => (await fetch('/api/v1/suppliers/ABANDONED')).json();

test('an aborted upload closes its connection', async () => {
  const before = await abandonedUploads();
  const controller = new AbortController();
  const call = importItems(
    client().sdk,
    { supplierId: 'SILENT', file },
    {
      signal: controller.signal,
      onProgress: ({ loadedBytes, totalBytes }) => loadedBytes === totalBytes && controller.abort(),
    },
  );
  expect(await catchPortalError(call)).toMatchObject({ kind: 'aborted', operationId: 'importItems' });
  await expect.poll(abandonedUploads).toBe(before + 1);
});

test('an upload that is aborted before its token arrives is not sent', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const controller = new AbortController();
  const token = Promise.withResolvers<string>();
  const sdk = createPortalSdk({
    baseUrl: '',
    tokens: { get: () => token.promise, refresh: async () => null },
  });
  const call = importItems(sdk, { supplierId: 'SUP-1', file }, { signal: controller.signal });
  controller.abort();
  expect(await catchPortalError(call)).toMatchObject({ kind: 'aborted' });
  token.resolve('access-1');
  // The response to a later request: an upload would have been sent before.
  await abandonedUploads();
  expect(send).not.toHaveBeenCalled();
  send.mockRestore();
});

test('an upload without a response times out', async () => {
  const error = await catchPortalError(importItems(client(300).sdk, { supplierId: 'SILENT', file }));
  expect(error.kind).toBe('timeout');
});

test('an upload that loses its connection rejects with kind network', async () => {
  expect(await catchPortalError(importItems(client().sdk, { supplierId: 'BROKEN', file }))).toMatchObject({
    kind: 'network',
    retryable: true,
  });
});

test('an upload rejects a response that was received through a redirect', async () => {
  expect(await catchPortalError(importItems(client().sdk, { supplierId: 'MOVED', file }))).toMatchObject({
    kind: 'network',
  });
});
