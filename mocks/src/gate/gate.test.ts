import { createHash, randomBytes } from 'node:crypto';
import { concretePath } from '@portal-kit/contract/concrete-path';
import { describe, expect, test } from 'vitest';
import { newItem } from '../sandbox/items/item-test-data.ts';
import { XLSX } from '../sandbox/responses.ts';
import { contract, listMediaTypes, setupGateTests } from './gate-test-setup.ts';

const sha256 = (bytes: ArrayBuffer | Uint8Array) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

const ITEMS = '/api/v1/suppliers/SUP-1001/items';
const noItems = { data: [], meta: { total: 0 } };
const gate = setupGateTests();

const downloads = contract.operations.filter((operation) =>
  listMediaTypes(operation).some((mediaType) => /spreadsheet|pdf|csv/.test(mediaType)),
);
const uploads = contract.operations.filter(({ prism }) =>
  prism.request?.body?.contents?.some(({ mediaType }) => mediaType === 'multipart/form-data'),
);

describe('bodies pass the gate unchanged', () => {
  test('the contract has downloads and uploads to test', () => {
    expect(downloads.map(({ operationId }) => operationId)).toContain('exportItems');
    expect(uploads.map(({ operationId }) => operationId)).toContain('importItems');
  });

  test.each(downloads.map((operation) => [operation.operationId, operation] as const))(
    '%s: downloaded bytes equal the bytes of the sandbox',
    async (_, operation) => {
      const bytes = randomBytes(200_000);
      const contentType = listMediaTypes(operation)[0] ?? '';
      gate.upstream = () =>
        new Response(bytes, {
          headers: { 'content-type': contentType, 'content-disposition': 'attachment; filename="file"' },
        });
      const response = await gate.call(concretePath(operation.path));
      expect(response.status).toBe(200);
      expect(sha256(await response.arrayBuffer())).toBe(sha256(bytes));
    },
  );

  test.each(uploads.map((operation) => [operation.operationId, operation] as const))(
    '%s: uploaded bytes reach the sandbox unchanged',
    async (_, operation) => {
      const bytes = randomBytes(300_000);
      let received = '';
      gate.upstream = async (request) => {
        const file = (await request.formData()).get('file') as File;
        received = sha256(await file.arrayBuffer());
        return new Response(null, { status: 501 });
      };
      const form = new FormData();
      form.append('file', new File([bytes], 'Übersicht.xlsx', { type: XLSX }));
      const response = await gate.call(concretePath(operation.path), { method: 'POST', body: form });
      expect(response.status).toBe(202);
      expect(received).toBe(sha256(bytes));
    },
  );

  test('several Set-Cookie headers stay separate', async () => {
    gate.upstream = () => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'a=1; Path=/');
      headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
      return new Response(JSON.stringify(noItems), { headers });
    };
    const response = await gate.call(ITEMS);
    expect(response.headers.getSetCookie()).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    ]);
  });
});

describe('violations by the sandbox', () => {
  test('a response that violates its schema becomes 502 and is recorded', async () => {
    gate.upstream = () => Response.json({ data: [{ sku: 7 }], meta: { total: 1 } });
    const response = await gate.call(ITEMS);
    expect(response.status).toBe(502);
    const body = (await response.json()) as {
      errorCode: string;
      extensions: { validationErrors: { fieldPath: string }[] };
    };
    expect(body.errorCode).toBe('CONTRACT_BROKEN_BY_SERVER');
    expect(body.extensions.validationErrors.map(({ fieldPath }) => fieldPath)).toContain('data[0].sku');
    expect(gate.control.violations()).toContainEqual(
      expect.objectContaining({ side: 'response', operationId: 'listItems', fieldPath: 'data[0].sku' }),
    );
  });

  test.each([418, 502, 302])('an undocumented status %i becomes 502', async (status) => {
    gate.upstream = () => Response.json({ errorMessage: 'x' }, { status });
    const response = await gate.call(ITEMS);
    expect(response.status).toBe(502);
    expect(gate.control.violations().at(-1)).toMatchObject({ side: 'response', operationId: 'listItems' });
  });

  test('a missing required header becomes 502', async () => {
    gate.upstream = () => Response.json({ itemId: 'ITM-1' });
    expect((await gate.call(`${ITEMS}/ITM-1001`)).status).toBe(502);
  });

  test.each([
    ['malformed JSON', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
    ['no body', () => new Response(null, { headers: { 'content-type': 'application/json' } })],
    ['another media type', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('a response with %s becomes 502', async (_, broken) => {
    gate.upstream = broken;
    expect((await gate.call(ITEMS)).status).toBe(502);
  });
});

describe('violations by the client', () => {
  const json = { 'content-type': 'application/json' };
  const refusals: [string, number, string, RequestInit, string][] = [
    ['a query parameter out of bounds', 400, `${ITEMS}?limit=0`, {}, 'limit'],
    ['an unknown sort column, named as sent', 400, `${ITEMS}?sortBy=color`, {}, 'sortBy'],
    ['an undocumented query parameter', 400, `${ITEMS}?page=2`, {}, 'page'],
    ['a path parameter with an invalid id', 400, '/api/v1/suppliers/SUP%201001/items', {}, 'supplierId'],
    ['a missing field, named in its path', 422, ITEMS, { method: 'POST', headers: json, body: '{}' }, 'sku'],
    ['malformed JSON', 400, ITEMS, { method: 'POST', headers: json, body: '{' }, ''],
    [
      'another media type',
      415,
      ITEMS,
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
      '',
    ],
    [
      'a header that violates its pattern',
      400,
      ITEMS,
      { method: 'POST', headers: { ...json, 'idempotency-key': '1' }, body: JSON.stringify(newItem) },
      'idempotency-key',
    ],
  ];

  const errorCodes: Readonly<Record<number, string>> = {
    400: 'BAD_REQUEST',
    415: 'UNSUPPORTED_MEDIA_TYPE',
    422: 'VALIDATION_FAILED',
  };

  test.each(refusals)(
    '%s is rejected with %i, not forwarded, and recorded',
    async (_, status, path, init, fieldPath) => {
      let isForwarded = false;
      gate.upstream = () => {
        isForwarded = true;
        return Response.json(noItems);
      };
      const response = await gate.call(path, init);
      expect(response.status).toBe(status);
      const body = (await response.json()) as { extensions: { validationErrors: { fieldPath: string }[] } };
      expect(body).toMatchObject({
        errorMessage: 'The request violates the contract',
        errorCode: errorCodes[status],
        status,
      });
      expect(body.extensions.validationErrors.map((error) => error.fieldPath)).toContain(fieldPath);
      expect(gate.control.violations().length).toBeGreaterThan(0);
      expect(gate.control.violations().every(({ side }) => side === 'request')).toBe(true);
      expect(isForwarded).toBe(false);
    },
  );

  test('a request without a token gets 401 with the contract’s error body', async () => {
    const response = await fetch(gate.origin + ITEMS);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: 'UNAUTHENTICATED', status: 401 });
  });

  test.each([
    ['GET', '/api/v1/nowhere', 404, 'NOT_FOUND'],
    ['DELETE', ITEMS, 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s gets %i with the contract’s error body', async (method, path, status, errorCode) => {
    const response = await gate.call(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errorCode, status });
  });

  test('the gate rejects identity calls with the identity failure envelope and status 400', async () => {
    const response = await fetch(`${gate.origin}/identity/accounts.login`, {
      method: 'POST',
      body: new URLSearchParams({ apiKey: '3_sandbox', loginID: 'a@b.example' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: 400002, statusCode: 400 });
  });

  test('an undocumented form field is a violation', async () => {
    const response = await fetch(`${gate.origin}/identity/accounts.logout`, {
      method: 'POST',
      body: new URLSearchParams({ apiKey: '3_sandbox', login_token: 'x', color: 'red' }),
    });
    expect(response.status).toBe(400);
    expect(gate.control.violations().at(-1)).toMatchObject({ fieldPath: 'color', code: 'undocumented' });
  });
});

describe('parameters without a value', () => {
  test.each(['filter', 'sortBy', 'limit'])(
    'the parameter %s without a value is a violation',
    async (name) => {
      const response = await gate.call(`${ITEMS}?${name}=`);
      expect(response.status).toBe(400);
      expect(gate.control.violations().at(-1)).toMatchObject({ fieldPath: name, code: 'empty' });
    },
  );

  test('the parameter searchString may be empty', async () => {
    gate.upstream = () => Response.json(noItems);
    expect((await gate.call(`${ITEMS}?searchString=`)).status).toBe(200);
  });
});

describe('responses from the contract', () => {
  test('Prefer: code returns a documented status instead of the sandbox’s response', async () => {
    gate.upstream = () => Response.json(noItems);
    const response = await gate.call(ITEMS, { headers: { prefer: 'code=404' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  test('Prefer: example selects a named example', async () => {
    gate.upstream = () => Response.json({ nonsense: true });
    const response = await gate.call(ITEMS, { headers: { prefer: 'example=empty' } });
    expect(await response.json()).toEqual({ data: [], meta: { total: 0 } });
  });

  test('Prefer: dynamic=true generates a body from the schema', async () => {
    gate.upstream = () => Response.json({ nonsense: true });
    const response = await gate.call(ITEMS, { headers: { prefer: 'dynamic=true' } });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('data');
  });

  test.each([
    [{ prefer: 'code=418' }, 404, /no status 418 for listItems\. Documented: 200, 400,/],
    [{ prefer: 'code=teapot' }, 404, /no status teapot for listItems/],
    [
      { prefer: 'code=404, example=empty' },
      404,
      /no example empty for listItems 404\. Available: notFound\./,
    ],
    [{ prefer: 'code=404, example=nope' }, 404, /no example nope for listItems 404/],
    [{ prefer: 'example=nope' }, 404, /nope does not exist/],
    [
      { prefer: 'code=200', accept: 'text/csv' },
      406,
      /no response for listItems with an accepted media type/,
    ],
  ])(
    'a Prefer header %j without a matching response is rejected and records no violation',
    async (headers, status, reason) => {
      const response = await gate.call(ITEMS, { headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        errorCode: 'MOCK_UNAVAILABLE',
        errorMessage: expect.stringMatching(reason),
      });
      expect(gate.control.violations()).toEqual([]);
    },
  );

  test('an operation without a handler gets a response from the examples', async () => {
    gate.upstream = () => new Response(null, { status: 501 });
    const response = await gate.call(ITEMS);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
    expect(gate.control.journal().at(-1)).toMatchObject({ source: 'example' });
  });
});
