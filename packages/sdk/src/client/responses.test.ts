import { GENERIC_ERROR_MESSAGE } from '@portal-kit/sdk';
import { authQueries, permissionsOfRole } from '@portal-kit/sdk/auth';
import { itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { describe, expect, test, vi } from 'vitest';
import { json, raw, silence, startApiServer } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';
import { countingTokens } from '../../test/tokens';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const list = (signal?: AbortSignal) => itemQueries.list(client().sdk, { supplierId }).queryFn({ signal });
const jsonType = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-7' };

describe('error responses', () => {
  test('a PortalError contains every field of the error body', async () => {
    server().respond(
      json(422, {
        errorMessage: 'Item could not be saved',
        errorCode: 'VALIDATION_FAILED',
        status: 422,
        traceId: 'trace-1',
        extensions: {
          validationErrors: [
            { fieldPath: 'size', message: 'Numeric only' },
            { fieldPath: '__proto__.polluted', message: 'No' },
          ],
          currentVersion: 7,
          conflictingId: 'I-2',
        },
      }),
    );
    const error = await catchPortalError(list());
    expect({ ...error }).toEqual({
      name: 'PortalError',
      kind: 'http',
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: [
        { fieldPath: 'size', message: 'Numeric only' },
        { fieldPath: '__proto__.polluted', message: 'No' },
      ],
      language: undefined,
      requestId: 'trace-1',
      operationId: 'listItems',
      idempotencyKey: undefined,
      isOutcomeUnknown: false,
      retryable: false,
      retryAfterMs: undefined,
      currentVersion: 7,
      conflictingId: 'I-2',
    });
    expect([error.message, error.fieldMessage('size'), error.fieldMessage('sku')]).toEqual([
      'Item could not be saved',
      'Numeric only',
      undefined,
    ]);
  });

  test.each([
    ['a gateway page', '<html><h1>502 Bad Gateway</h1></html>', 'text/html'],
    ['an empty body', '', 'application/json'],
    ['truncated JSON', '{"errorMessage":"Half', 'application/json'],
    ['a bare string', '"no"', 'application/json'],
    ['a blank message', '{"errorMessage":" \\n"}', 'application/json'],
    ['null', 'null', 'application/json'],
    ['fields of other types', '{"errorMessage":{"a":1},"errorCode":5,"extensions":[]}', 'application/json'],
  ])('an error response with %s has the generic message', async (_, body, type) => {
    server().respond(raw(502, body, { 'Content-Type': type, 'X-Request-Id': 'req-8' }));
    const { kind, status, code, message, fields, requestId } = await catchPortalError(list());
    expect({ kind, status, code, message, fields, requestId }).toEqual({
      kind: 'http',
      status: 502,
      code: undefined,
      message: GENERIC_ERROR_MESSAGE,
      fields: [],
      requestId: 'req-8',
    });
  });

  test('a field error without a path or without a message is kept, and other entries are skipped', async () => {
    const validationErrors = [
      { fieldPath: 'sku' },
      { message: 'Wrong' },
      {},
      null,
      { fieldPath: 7, message: [] },
    ];
    server().respond(json(422, { extensions: { validationErrors } }));
    expect((await catchPortalError(list())).fields).toEqual([
      { fieldPath: 'sku', message: '' },
      { fieldPath: '', message: 'Wrong' },
    ]);
  });

  test.each([
    [400, false],
    [408, true],
    [425, true],
    [429, true],
    [499, false],
    [500, true],
    [599, true],
  ])('an error with the status %i has retryable %s', async (status, retryable) => {
    server().respond(json(status, {}));
    expect((await catchPortalError(list())).retryable).toBe(retryable);
  });

  test.each([
    [{ currentVersion: 4 }, 4],
    [{ currentVersion: '4' }, undefined],
  ])('a conflict with %j has the version %s', async (extensions, version) => {
    server().respond(json(412, { extensions }));
    expect((await catchPortalError(list())).currentVersion).toBe(version);
  });

  test.each([
    ['', 'an empty body'],
    ['<html>', 'a body that is not JSON'],
  ])('the error for the body %j of a success response names the problem', async (body, problem) => {
    server().respond(raw(200, body, { 'Content-Type': 'application/json' }));
    const error = await catchPortalError(list());
    expect(error).toMatchObject({ kind: 'parse', retryable: true });
    expect(error.cause).toMatchObject({
      message: `@portal-kit/sdk: the response to listItems has ${problem}.`,
    });
  });

  test('an error with only errorMessage in its body has this message', async () => {
    server().respond(json(409, { errorMessage: 'Already there' }));
    expect(await catchPortalError(list())).toMatchObject({
      status: 409,
      message: 'Already there',
      code: undefined,
    });
  });

  test.each([
    ['en', 'en'],
    [' fr-CA ', 'fr-CA'],
    ['', undefined],
    ['de, en', undefined],
    ['x-"<', undefined],
  ])('an error with the Content-Language header %j has the language %j', async (language, expected) => {
    server().respond(json(409, { errorMessage: 'Already there' }, { 'Content-Language': language }));
    expect((await catchPortalError(list())).language).toBe(expected);
  });

  test('an error without a message of the server has the language of the generic message', async () => {
    server().respond(json(502, {}, { 'Content-Language': 'fr' }));
    expect(await catchPortalError(list())).toMatchObject({ message: GENERIC_ERROR_MESSAGE, language: 'en' });
  });

  test('the message and the field errors of an error response are bounded', async () => {
    const validationErrors = Array.from({ length: 900 }, () => ({ fieldPath: 'sku', message: 'No' }));
    server().respond(json(422, { errorMessage: 'x'.repeat(1_000_000), extensions: { validationErrors } }));
    const { message, fields } = await catchPortalError(list());
    expect([message.length, fields.length]).toEqual([10_000, 500]);
  });

  test.each([410, 418, 451, 499, 599])('status %i rejects with kind http', async (status) => {
    server().respond(json(status, {}));
    expect(await catchPortalError(list())).toMatchObject({ kind: 'http', status });
  });

  test.each([
    [429, { 'Retry-After': '30' }, 30_000],
    [503, { 'Retry-After': 'Fri, 20 Nov 2026 08:31:00 GMT', Date: 'Fri, 20 Nov 2026 08:30:00 GMT' }, 60_000],
    [503, { 'Retry-After': 'Fri, 20 Nov 2026 08:29:00 GMT', Date: 'Fri, 20 Nov 2026 08:30:00 GMT' }, 0],
    [429, { 'Retry-After': 'soon' }, undefined],
    [429, { 'Retry-After': '-5' }, undefined],
    [429, { 'Retry-After': '1.5' }, undefined],
    [429, { 'Retry-After': '3, 5' }, 5000],
    [429, { 'Retry-After': '9'.repeat(400) }, 86_400_000],
    [503, { 'Retry-After': 'Fri, 20 Nov 2099 08:31:00 GMT' }, 86_400_000],
    [429, {}, undefined],
    [409, { 'Retry-After': '30' }, undefined],
  ])('the retryAfterMs of status %i with headers %o is %s', async (status, headers, retryAfterMs) => {
    server().respond(json(status, {}, headers as Record<string, string>));
    expect((await catchPortalError(list())).retryAfterMs).toBe(retryAfterMs);
  });

  test('the JSON of an error contains no text of the server or the user', async () => {
    server().respond(
      json(401, {
        errorMessage: 'dana@halberd.example may not',
        extensions: { validationErrors: [{ fieldPath: 'email', message: 'dana@halberd.example' }] },
      }),
    );
    const { sdk } = client({
      tokens: countingTokens(() => Promise.reject(new Error('token access-1 is old'))),
    });
    const text = JSON.stringify(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({})));
    expect(JSON.parse(text)).toEqual({
      name: 'PortalError',
      kind: 'http',
      status: 401,
      operationId: 'listItems',
      retryable: false,
      isOutcomeUnknown: false,
      fieldCount: 1,
    });
  });

  test('the error for a token that is not a valid header value does not contain the token', async () => {
    const { sdk, tokens } = client();
    tokens.held.access = 'secret\nvalue';
    const error = await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}));
    expect(error.kind).toBe('network');
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain('secret');
  });
});

describe('unusable success responses', () => {
  test.each([
    ['truncated JSON', '{"data":[{"sku":'],
    ['empty text', ''],
    ['a web page', '<!doctype html><title>Wi-Fi sign-in</title>'],
    ['an object that is not a list', '{"sku":"A"}'],
    ['a number', '7'],
  ])('a 200 with %s rejects with kind parse and the request id', async (_, body) => {
    server().respond(raw(200, body, jsonType));
    expect(await catchPortalError(list())).toMatchObject({
      kind: 'parse',
      status: 200,
      message: GENERIC_ERROR_MESSAGE,
      requestId: 'req-7',
    });
  });

  test('a details query rejects with kind parse for a 200 without a record', async () => {
    server().respond(raw(200, 'null', jsonType));
    const { sdk } = client();
    const call = itemQueries.details(sdk, { supplierId, itemId: 'I-1' }).queryFn({});
    expect(await catchPortalError(call)).toMatchObject({ kind: 'parse', operationId: 'getItem' });
  });

  test('a mutation resolves with null data after a 204', async () => {
    server().respond(raw(204, ''));
    const { mutationFn } = itemMutations.update(client().sdk, { supplierId });
    const context = { client: { invalidateQueries: async () => {} } };
    expect(await mutationFn({ itemId: 'I-1', item: {} as never }, context)).toEqual({
      item: null,
      etag: null,
    });
  });
});

describe('tolerant response parsing', () => {
  test.each([
    ['a page', { data: [{ sku: 'A' }], meta: { total: 9 } }, { rows: [{ sku: 'A' }], total: 9 }],
    ['a bare array', [{ sku: 'A' }], { rows: [{ sku: 'A' }], total: null }],
    ['no meta', { data: [{ sku: 'A' }] }, { rows: [{ sku: 'A' }], total: null }],
    ['a null total', { data: [], meta: { total: null } }, { rows: [], total: null }],
    ['null rows', { data: null, meta: null }, { rows: [], total: null }],
    ['holes between rows', { data: [null, { sku: 'A' }, 3] }, { rows: [{ sku: 'A' }], total: null }],
    ['unknown values', [{ itemStatus: 'MELTED' }], { rows: [{ itemStatus: 'MELTED' }], total: null }],
  ])('a list is read from a response with %s', async (_, body, expected) => {
    server().respond(json(200, body));
    expect(await list()).toEqual(expected);
  });

  test.each(['__proto__', '\\u005f_proto__', '\\u005F\\u005Fproto\\u005f_'])(
    'a key %s does not pollute the prototype',
    async (key) => {
      server().respond(raw(200, `{"data":[{"sku":"A","${key}":{"polluted":1}}]}`, jsonType));
      const { rows } = await list();
      const copy = Object.assign({} as { polluted?: unknown }, rows[0]);
      expect([rows, copy.polluted, ({} as typeof copy).polluted]).toEqual([
        [{ sku: 'A' }],
        undefined,
        undefined,
      ]);
    },
  );

  test('a key __proto__ is removed from the body of an error response', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    server().respond(raw(400, '{"errorMessage":"No","__proto__":{"polluted":1}}', jsonType));
    expect(await catchPortalError(list())).toMatchObject({ kind: 'http', message: 'No' });
    expect(parse.mock.results.map(({ value }) => Object.keys(value))).toEqual([['errorMessage']]);
    parse.mockRestore();
  });

  test('a role with the name of an object member has no permissions', async () => {
    server().respond(raw(200, '{"ADMIN":["ITEM_LIST"],"__proto__":["USER_EDIT"],"BROKEN":7}', jsonType));
    const roles = await authQueries.roles(client().sdk).queryFn({});
    expect(
      ['ADMIN', 'constructor', '__proto__', 'BROKEN'].map((role) => permissionsOfRole(roles, role)),
    ).toEqual([['ITEM_LIST'], undefined, undefined, undefined]);
  });

  test('feature flags of other applications and unreadable flags are skipped', async () => {
    const flag = (label: string, value: unknown) => ({ key: 'k', label, value });
    server().respond(
      json(200, {
        items: [
          flag('web-app', '{"id":"user-roles","description":"Users","enabled":true}'),
          flag('web-app', '{"id":"broken"'),
          flag('mobile', '{"id":"other","enabled":true}'),
          flag('web-app', '{"id":"odd","enabled":"yes"}'),
          null,
        ],
      }),
    );
    expect(await authQueries.featureFlags(client().sdk).queryFn({})).toEqual([
      { id: 'user-roles', description: 'Users', enabled: true },
      { id: 'odd', description: '', enabled: false },
    ]);
  });

  test('a weak ETag is converted to a strong tag for If-Match', async () => {
    server().respond(json(200, { itemId: 'I-1', version: 3 }, { ETag: 'W/"4"' }), json(200, { version: 3 }));
    const { sdk } = client();
    const details = itemQueries.details(sdk, { supplierId, itemId: 'I-1' });
    expect((await details.queryFn({})).etag).toBe('"4"');
    expect((await details.queryFn({})).etag).toBe('"3"');
  });
});

describe('interruption', () => {
  test('a call with an aborted signal sends no request', async () => {
    server().respond(json(200, []));
    expect(await catchPortalError(list(AbortSignal.abort()))).toMatchObject({
      kind: 'aborted',
      retryable: false,
    });
    expect(server().received).toEqual([]);
  });

  test('an abort closes the running request', async () => {
    let isClosed = false;
    server().respond((_, response) => {
      response.on('close', () => (isClosed = true));
    });
    const controller = new AbortController();
    const failure = catchPortalError(list(controller.signal));
    await expect.poll(() => server().received.length).toBe(1);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted', operationId: 'listItems' });
    await expect.poll(() => isClosed).toBe(true);
  });

  test('a list query has a deadline that covers the body', async () => {
    server().respond((_, response) => {
      response.writeHead(200, jsonType);
      response.write('{"data":');
    });
    const { sdk } = client({ timeoutMs: 200 });
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'timeout',
    });
  });

  test('the deadline applies even when the fetch of a host ignores its signal', async () => {
    server().respond(silence);
    const fetchWithoutSignal: typeof fetch = (input, init) => fetch(input, { ...init, signal: null });
    const { sdk } = client({ timeoutMs: 200, fetch: fetchWithoutSignal });
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'timeout',
    });
  });

  test('a call whose token source never returns a token times out and sends no request', async () => {
    server().respond(json(200, []));
    const tokens = { ...countingTokens(), get: () => new Promise<string>(() => {}) };
    const { sdk } = client({ timeoutMs: 200, tokens });
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'timeout',
    });
    expect(server().received).toEqual([]);
  });
});

describe('redirects', () => {
  test('a redirect to another origin is not followed', async () => {
    const other = await startApiServer();
    other.respond(json(200, []));
    server().respond(raw(307, '', { Location: `${other.baseUrl}/steal` }));
    expect(await catchPortalError(list())).toMatchObject({ kind: 'network', retryable: false });
    expect([other.received.length, server().received.length]).toEqual([0, 1]);
    await other.close();
  });

  test.each([300, 399])('a response with the status %i is rejected as a redirect', async (status) => {
    server().respond(raw(status, ''));
    const error = await catchPortalError(list());
    expect(error).toMatchObject({ kind: 'network', status });
    expect(error.cause).toMatchObject({ message: expect.stringContaining('is a redirect') });
  });

  test('a response that the fetch of a host received through a redirect is rejected', async () => {
    server().respond(raw(302, '', { Location: '/elsewhere' }), json(200, []));
    const { sdk } = client({ fetch: (input, init) => fetch(input, { ...init, redirect: 'follow' }) });
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      kind: 'network',
    });
  });
});
