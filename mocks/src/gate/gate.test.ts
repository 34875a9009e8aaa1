import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { concretePath } from '../contract/concrete-path.ts';
import { type Contract, type ContractOperation, loadContract } from '../contract/contract.ts';
import { XLSX } from '../sandbox/responses.ts';
import { DEMO_AUTHORIZATION } from '../widget-session.ts';

const sha256 = (bytes: ArrayBuffer | Uint8Array) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');

const contract: Contract = await loadContract();

const TOKENS = { authorization: 'Bearer any', 'access-token': 'any' };
const ITEMS = '/api/v1/suppliers/SUP-1001/items';
const noItems = { data: [], meta: { total: 0 } };

let upstream: (request: Request) => Response | Promise<Response>;
let chain: Chain;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, upstream: (request) => upstream(request) });
  return () => chain.close();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(chain.origin + path, {
    ...init,
    headers: { ...TOKENS, ...(init.headers as Record<string, string>) },
  });

const mediaTypesOf = ({ prism }: ContractOperation) =>
  prism.responses
    .filter(({ code }) => code.startsWith('2'))
    .flatMap(({ contents = [] }) => contents.map((c) => c.mediaType));

const downloads = contract.operations.filter((operation) =>
  mediaTypesOf(operation).some((mediaType) => /spreadsheet|pdf|csv/.test(mediaType)),
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
      const contentType = mediaTypesOf(operation)[0] ?? '';
      upstream = () =>
        new Response(bytes, {
          headers: { 'content-type': contentType, 'content-disposition': 'attachment; filename="file"' },
        });
      const response = await call(concretePath(operation.path));
      expect(response.status).toBe(200);
      expect(sha256(await response.arrayBuffer())).toBe(sha256(bytes));
    },
  );

  test.each(uploads.map((operation) => [operation.operationId, operation] as const))(
    '%s: uploaded bytes reach the sandbox unchanged',
    async (_, operation) => {
      const bytes = randomBytes(300_000);
      let received = '';
      upstream = async (request) => {
        const file = (await request.formData()).get('file') as File;
        received = sha256(await file.arrayBuffer());
        return new Response(null, { status: 501 });
      };
      const form = new FormData();
      form.append('file', new File([bytes], 'Übersicht.xlsx', { type: XLSX }));
      const response = await call(concretePath(operation.path), { method: 'POST', body: form });
      expect(response.status).toBe(202);
      expect(received).toBe(sha256(bytes));
    },
  );

  test('several Set-Cookie headers stay separate', async () => {
    upstream = () => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'a=1; Path=/');
      headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
      return new Response(JSON.stringify(noItems), { headers });
    };
    const response = await call(ITEMS);
    expect(response.headers.getSetCookie()).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    ]);
  });
});

describe('violations by the sandbox', () => {
  test('a response that violates its schema becomes 502 and is recorded', async () => {
    chain.control.clearJournal();
    upstream = () => Response.json({ data: [{ sku: 7 }], meta: { total: 1 } });
    const response = await call(ITEMS);
    expect(response.status).toBe(502);
    const body = (await response.json()) as {
      errorCode: string;
      extensions: { validationErrors: { fieldPath: string }[] };
    };
    expect(body.errorCode).toBe('CONTRACT_BROKEN_BY_SERVER');
    expect(body.extensions.validationErrors.map(({ fieldPath }) => fieldPath)).toContain('data[0].sku');
    expect(chain.control.violations()).toContainEqual(
      expect.objectContaining({ side: 'response', operationId: 'listItems', fieldPath: 'data[0].sku' }),
    );
  });

  test.each([418, 502, 302])('an undocumented status %i becomes 502', async (status) => {
    upstream = () => Response.json({ errorMessage: 'x' }, { status });
    const response = await call(ITEMS);
    expect(response.status).toBe(502);
    expect(chain.control.violations().at(-1)).toMatchObject({ side: 'response', operationId: 'listItems' });
  });

  test('a missing required header becomes 502', async () => {
    upstream = () => Response.json({ itemId: 'ITM-1' });
    expect((await call(`${ITEMS}/ITM-1001`)).status).toBe(502);
  });

  test.each([
    ['malformed JSON', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
    ['no body', () => new Response(null, { headers: { 'content-type': 'application/json' } })],
    ['another media type', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('a response with %s becomes 502', async (_, broken) => {
    upstream = broken;
    expect((await call(ITEMS)).status).toBe(502);
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
      { method: 'POST', headers: { ...json, 'idempotency-key': '1' }, body: '{}' },
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
      upstream = () => {
        isForwarded = true;
        return Response.json(noItems);
      };
      chain.control.clearJournal();
      const response = await call(path, init);
      const body = (await response.json()) as { extensions: { validationErrors: { fieldPath: string }[] } };
      expect(body).toMatchObject({
        errorMessage: 'The request violates the contract',
        errorCode: errorCodes[response.status],
        status: response.status,
      });
      expect(body.extensions.validationErrors.map((error) => error.fieldPath)).toContain(fieldPath);
      expect(chain.control.violations().length).toBeGreaterThan(0);
      expect(chain.control.violations().every(({ side }) => side === 'request')).toBe(true);
      expect(isForwarded).toBe(false);
      expect([status, 422]).toContain(response.status);
    },
  );

  test('a request without a token gets 401 with the contract’s error body', async () => {
    const response = await fetch(chain.origin + ITEMS);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: 'UNAUTHENTICATED', status: 401 });
  });

  test.each([
    ['GET', '/api/v1/nowhere', 404, 'NOT_FOUND'],
    ['DELETE', ITEMS, 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s gets %i with the contract’s error body', async (method, path, status, errorCode) => {
    const response = await call(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errorCode, status });
  });

  test('the gate rejects identity calls with the identity failure envelope and status 400', async () => {
    const response = await fetch(`${chain.origin}/identity/accounts.login`, {
      method: 'POST',
      body: new URLSearchParams({ apiKey: '3_sandbox', loginID: 'a@b.example' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: 400002, statusCode: 400 });
  });

  test('an undocumented form field is a violation', async () => {
    const response = await fetch(`${chain.origin}/identity/accounts.logout`, {
      method: 'POST',
      body: new URLSearchParams({ apiKey: '3_sandbox', login_token: 'x', color: 'red' }),
    });
    expect(response.status).toBe(400);
    expect(chain.control.violations().at(-1)).toMatchObject({ fieldPath: 'color', code: 'undocumented' });
  });
});

describe('parameters without a value', () => {
  test.each(['filter', 'sortBy', 'limit'])(
    'the parameter %s without a value is a violation',
    async (name) => {
      const response = await call(`${ITEMS}?${name}=`);
      expect(response.status).toBe(400);
      expect(chain.control.violations().at(-1)).toMatchObject({ fieldPath: name, code: 'empty' });
    },
  );

  test('searchString may be empty', async () => {
    upstream = () => Response.json(noItems);
    expect((await call(`${ITEMS}?searchString=`)).status).toBe(200);
  });
});

describe('responses from the contract', () => {
  test('Prefer: code returns a documented status instead of the sandbox’s response', async () => {
    upstream = () => Response.json(noItems);
    const response = await call(ITEMS, { headers: { prefer: 'code=404' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  test('Prefer: example selects a named example', async () => {
    upstream = () => Response.json({ nonsense: true });
    const response = await call(ITEMS, { headers: { prefer: 'example=empty' } });
    expect(await response.json()).toEqual({ data: [], meta: { total: 0 } });
  });

  test('Prefer: dynamic=true generates a body from the schema', async () => {
    upstream = () => Response.json({ nonsense: true });
    const response = await call(ITEMS, { headers: { prefer: 'dynamic=true' } });
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
      chain.control.clearJournal();
      const response = await call(ITEMS, { headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        errorCode: 'MOCK_UNAVAILABLE',
        errorMessage: expect.stringMatching(reason),
      });
      expect(chain.control.violations()).toEqual([]);
    },
  );

  test('an operation without a handler gets a response from the examples', async () => {
    upstream = () => new Response(null, { status: 501 });
    const response = await call(ITEMS);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
    expect(chain.control.journal().at(-1)).toMatchObject({ source: 'example' });
  });
});

const credentialsOf = ({ document }: ContractOperation): Record<string, string> =>
  document === 'embed' ? { authorization: DEMO_AUTHORIZATION } : {};

/** Prism silently skips a schema that its validator cannot compile. */
describe('every schema of the contract is enforced', () => {
  const withJson = contract.operations.filter((operation) =>
    mediaTypesOf(operation).includes('application/json'),
  );

  test.each(withJson.map((operation) => [operation.operationId, operation] as const))(
    'the response schema of %s is enforced',
    async (_, operation) => {
      const status = Number(operation.documentedStatuses.find((code) => code.startsWith('2')));
      const isMutation = operation.method !== 'GET';
      upstream = () => Response.json('not an object', { status });
      const example = operation.prism.request?.body?.contents?.[0]?.examples?.[0];
      const body = isMutation
        ? requestBodyOf(operation, example && 'value' in example ? example.value : {})
        : undefined;
      const response = await call(concretePath(operation.path), {
        method: operation.method,
        ...body,
        headers: { ...(body?.headers as Record<string, string>), ...credentialsOf(operation) },
      });
      const report = (await response.json()) as { errorCode: string };
      expect(report.errorCode).toBe('CONTRACT_BROKEN_BY_SERVER');
    },
  );

  const withJsonBody = contract.operations.filter(({ prism }) =>
    prism.request?.body?.contents?.some(({ mediaType }) => mediaType === 'application/json'),
  );

  test.each(withJsonBody.map((operation) => [operation.operationId, operation] as const))(
    'the request schema of %s is enforced',
    async (_, operation) => {
      upstream = () => new Response(null, { status: 501 });
      const response = await call(concretePath(operation.path), {
        method: operation.method,
        headers: { 'content-type': 'application/json', ...credentialsOf(operation) },
        body: JSON.stringify({ unknownField: 1 }),
      });
      expect(response.status).toBe(422);
    },
  );
});

function requestBodyOf({ prism }: ContractOperation, example: unknown): RequestInit {
  const mediaType = prism.request?.body?.contents?.[0]?.mediaType;
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(example as Record<string, unknown>).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    return { body: new URLSearchParams(fields) };
  }
  if (mediaType === 'multipart/form-data') {
    const form = new FormData();
    form.append('file', new File(['a'], 'a.csv', { type: 'text/csv' }));
    return { body: form };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(example) };
}
