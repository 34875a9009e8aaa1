import { createHash } from 'node:crypto';
import { createPortalSdk } from '@portal-kit/sdk';
import { exportItems, importItems, itemsTemplate } from '@portal-kit/sdk/items';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cutShort, json, raw, silence } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const record = { fileId: 'F-1', fileName: 'items.xlsx' };
const file = new File([bytes], 'items.xlsx', { type: sheet });

test('an upload that is aborted while its token loads is not sent', async () => {
  const controller = new AbortController();
  const sent: string[] = [];
  const sdk = createPortalSdk({
    baseUrl: server().baseUrl,
    tokens: {
      get: async () => {
        controller.abort();
        return 'access-1';
      },
      refresh: async () => null,
    },
    fetch: async (url) => {
      sent.push(String(url));
      return new Response('{}', { status: 202 });
    },
  });
  const upload = importItems(sdk, { supplierId, file }, { signal: controller.signal });
  expect(await catchPortalError(upload)).toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([]);
});

describe('downloads', () => {
  test('a download has the bytes and the file name of the server', async () => {
    server().respond(
      raw(200, bytes, {
        'Content-Type': sheet,
        'Content-Disposition': 'attachment; filename="SUP-1001_items.xlsx"',
      }),
    );
    const progress: unknown[] = [];
    const { blob, fileName } = await exportItems(
      client().sdk,
      {
        supplierId,
        filter: 'type:B;',
        sortBy: 'sku',
        sortDirection: 'ASC',
        searchString: 'ale',
        limit: 5000,
      },
      { onProgress: (step) => progress.push(step) },
    );
    expect([fileName, blob.type, sha256(Buffer.from(await blob.arrayBuffer()))]).toEqual([
      'SUP-1001_items.xlsx',
      sheet,
      sha256(bytes),
    ]);
    expect(progress.at(-1)).toEqual({ loadedBytes: 70_000, totalBytes: null });
    expect(server().received[0]?.url).toBe(
      '/api/v1/suppliers/SUP-1001/exports/items?limit=5000&sortBy=sku&sortDirection=ASC&searchString=ale&filter=type%3AB%3B',
    );
  });

  test('a download without Content-Disposition has a file name of operation and date', async () => {
    vi.setSystemTime(new Date(2026, 1, 3));
    onTestFinished(() => void vi.useRealTimers());
    server().respond(raw(200, bytes, { 'Content-Type': sheet }));
    const { fileName } = await itemsTemplate(client().sdk, { supplierId });
    expect(fileName).toBe('get-items-template_2026-02-03.xlsx');
  });

  test('a download rejects with the error of the server', async () => {
    server().respond(json(404, { errorMessage: 'No such supplier', errorCode: 'NOT_FOUND' }));
    expect(await catchPortalError(itemsTemplate(client().sdk, { supplierId }))).toMatchObject({
      kind: 'http',
      status: 404,
      message: 'No such supplier',
    });
  });

  test.each([
    [{ errorMessage: 'Too many rows' }, 'Too many rows in place of a file'],
    [{ errorMessage: 7 }, 'JSON in place of a file'],
    ['Too many rows', 'JSON in place of a file'],
  ])('a download rejects with kind parse for the JSON %j instead of a file', async (body, reason) => {
    server().respond(json(200, body, { 'Content-Type': 'application/json; charset=utf-8' }));
    const error = await catchPortalError(itemsTemplate(client().sdk, { supplierId }));
    expect(error).toMatchObject({ kind: 'parse', status: 200 });
    expect(error.cause).toMatchObject({ message: expect.stringContaining(reason) });
  });

  test.each([
    ['200', 200],
    ['204', 204],
  ])('a download rejects with kind parse for an empty body with status %s', async (_, status) => {
    server().respond(raw(status, '', { 'Content-Type': sheet }));
    expect(await catchPortalError(itemsTemplate(client().sdk, { supplierId }))).toMatchObject({
      kind: 'parse',
      status,
    });
  });

  test('a download that loses its connection rejects with kind network', async () => {
    server().respond(cutShort(1000, 'half of it'));
    expect(await catchPortalError(itemsTemplate(client().sdk, { supplierId }))).toMatchObject({
      kind: 'network',
      status: 200,
      retryable: true,
    });
    expect(server().received.length).toBe(2);
  });

  test('a download rejects with the error of its onProgress callback and is not repeated', async () => {
    server().respond(raw(200, bytes, { 'Content-Type': sheet }));
    const error = new TypeError('No progress bar.');
    const onProgress = () => {
      throw error;
    };
    await expect(exportItems(client().sdk, { supplierId }, { onProgress })).rejects.toBe(error);
    expect(server().received).toHaveLength(1);
  });

  test('a download ends when its onProgress callback throws an error', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream({ pull: (source) => source.enqueue(new Uint8Array(10)), cancel });
    const { sdk } = client({ fetch: async () => new Response(body, { headers: { 'Content-Type': sheet } }) });
    const error = new Error('No progress bar.');
    const onProgress = () => {
      throw error;
    };
    await expect(exportItems(sdk, { supplierId }, { onProgress })).rejects.toBe(error);
    expect(cancel).toHaveBeenCalledWith(error);
  });

  test('an error response that loses its connection rejects with kind network and its status', async () => {
    const cut = { 'Content-Length': '100' };
    server().respond((_, response) => {
      response.writeHead(409, cut);
      response.write('{', () => response.socket?.destroy());
    });
    const update = client().sdk.client.PUT('/suppliers/{supplierId}/items/{itemId}', {
      params: { path: { supplierId, itemId: 'I-1' } },
      body: {} as never,
    });
    expect(await catchPortalError(update)).toMatchObject({ kind: 'network', status: 409, retryable: true });
  });

  test('a download that is shorter than its Content-Length rejects with kind parse', async () => {
    const truncating: typeof fetch = async () => new Response('half', { headers: { 'Content-Length': '9' } });
    const { sdk } = client({ fetch: truncating });
    expect(await catchPortalError(itemsTemplate(sdk, { supplierId }))).toMatchObject({ kind: 'parse' });
  });

  test('a download has the deadline of transfers', async () => {
    server().respond(silence);
    const { sdk } = client({ timeoutMs: 60_000, transferTimeoutMs: 200 });
    expect(await catchPortalError(itemsTemplate(sdk, { supplierId }))).toMatchObject({ kind: 'timeout' });
  });
});

describe('uploads', () => {
  test('an upload sends the bytes of the file in the part named file', async () => {
    server().respond(json(202, record));
    expect(await importItems(client().sdk, { supplierId, file, overrideDuplicates: true })).toEqual(record);
    const { url, method, headers, body } = server().received[0] ?? {};
    expect([method, url]).toEqual([
      'POST',
      '/api/v1/suppliers/SUP-1001/imports/items?overrideDuplicates=true',
    ]);
    const form = await new Response(body as BodyInit, {
      headers: { 'Content-Type': headers?.['content-type'] ?? '' },
    }).formData();
    const sent = form.get('file') as File;
    expect([sent.name, sha256(Buffer.from(await sent.arrayBuffer()))]).toEqual(['items.xlsx', sha256(bytes)]);
  });

  test('an upload is repeated with the whole file and the same idempotency key after a 401', async () => {
    server().respond(json(401, {}), json(202, record));
    const { sdk, tokens } = client();
    await importItems(sdk, { supplierId, file }, { idempotencyKey: 'upload-1' });
    const [first, second] = server().received;
    expect(tokens.refreshes.length).toBe(1);
    expect(second?.body.length).toBe(first?.body.length);
    expect(second?.headers).toMatchObject({
      authorization: 'Bearer access-2',
      'idempotency-key': 'upload-1',
    });
  });

  test('an upload that is too large rejects with the message of the server', async () => {
    server().respond(json(413, { errorMessage: 'At most 10 MB' }));
    expect(await catchPortalError(importItems(client().sdk, { supplierId, file }))).toMatchObject({
      status: 413,
      message: 'At most 10 MB',
    });
  });

  test('an upload rejects with kind aborted when the caller aborts', async () => {
    server().respond(silence);
    const controller = new AbortController();
    const failure = catchPortalError(
      importItems(client().sdk, { supplierId, file }, { signal: controller.signal }),
    );
    await expect.poll(() => server().received.length).toBe(1);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', operationId: 'importItems' });
  });
});
