import { itemMutations, itemQueries } from '@portal-kit/sdk/items';
import { describe, expect, test } from 'vitest';
import { json, reset } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';
import { countingTokens } from '../../test/tokens';

const { server, client } = useApiServer();
const supplierId = 'SUP-1001';
const noCache = { client: { invalidateQueries: async () => {} } };
const newItem = { sku: 'A-1' } as never;

describe('the outcome of a failed call', () => {
  const create = (sdk: ReturnType<typeof client>['sdk']) =>
    catchPortalError(itemMutations.create(sdk, { supplierId }).mutationFn({ item: newItem }, noCache));

  test.each([
    ['a 400 response', json(400, {}), false],
    ['a 409 response for a request in progress', json(409, { errorCode: 'REQUEST_IN_PROGRESS' }), true],
    ['a 503 response', json(503, {}), true],
    ['a lost response', reset, true],
  ] as const)(
    'after %s, the error of a POST has its key and isOutcomeUnknown',
    async (_, handler, isOutcomeUnknown) => {
      const { sdk } = client();
      server().respond(handler);
      const error = await create(sdk);
      expect(error).toMatchObject({
        idempotencyKey: server().received[0]?.headers['idempotency-key'],
        isOutcomeUnknown,
      });
    },
  );

  test('a POST without a token was not sent, so its outcome is known', async () => {
    const { sdk } = client({
      tokens: { ...countingTokens(), get: () => Promise.reject(new Error('No session')) },
    });
    server().respond(json(201, {}));
    expect(await create(sdk)).toMatchObject({ isOutcomeUnknown: false });
    expect(server().received).toEqual([]);
  });

  test('the outcome stays unknown when the repeated POST after a lost response gets no token', async () => {
    const tokens = countingTokens();
    const held = [tokens.get, () => Promise.reject(new Error('No session'))];
    const { sdk } = client({ tokens: { ...tokens, get: (kind) => (held.shift() ?? tokens.get)(kind) } });
    server().respond(reset);
    expect(await create(sdk)).toMatchObject({ isOutcomeUnknown: true });
    expect(server().received).toHaveLength(1);
  });

  test('the outcome of a PUT stays unknown when the repeated request after a 500 is refused', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), json(412, {}));
    const update = itemMutations.update(sdk, { supplierId });
    const failure = await catchPortalError(
      update.mutationFn({ item: newItem, itemId: 'I-1', etag: '"1"' }, noCache),
    );
    expect(failure).toMatchObject({ status: 412, isOutcomeUnknown: true });
  });

  test('the outcome of a POST stays unknown when the repeated request after a 500 gets a 401', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), json(401, {}));
    expect(await create(sdk)).toMatchObject({ status: 401, isOutcomeUnknown: true });
  });

  test('the final response to a repeated POST tells the outcome of the first request', async () => {
    const { sdk } = client();
    server().respond(json(500, {}), json(422, {}));
    expect(await create(sdk)).toMatchObject({ status: 422, isOutcomeUnknown: false });
  });

  test('the error of a POST has the key of the caller', async () => {
    const { sdk } = client();
    server().respond(json(503, {}));
    const call = itemMutations.create(sdk, { supplierId });
    const failure = await catchPortalError(
      call.mutationFn({ item: newItem, idempotencyKey: 'key-7' }, noCache),
    );
    expect(failure).toMatchObject({ idempotencyKey: 'key-7' });
  });

  test('isOutcomeUnknown is false for a failed GET', async () => {
    const { sdk } = client();
    server().respond(json(503, {}));
    expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
      idempotencyKey: undefined,
      isOutcomeUnknown: false,
    });
  });

  test.each([
    [true, 'aborted'],
    [false, 'http'],
  ])(
    'after the signal has aborted, a POST with abortsChanges %s fails with the kind %s',
    async (abortsChanges, kind) => {
      const { sdk } = client({ signal: AbortSignal.abort(), abortsChanges });
      server().respond(json(400, {}));
      expect(await create(sdk)).toMatchObject({ kind });
      expect(await catchPortalError(itemQueries.list(sdk, { supplierId }).queryFn({}))).toMatchObject({
        kind: 'aborted',
      });
    },
  );
});
