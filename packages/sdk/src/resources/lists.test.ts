import { userQueries } from '@portal-kit/sdk/users';
import { expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();

test.each([
  ['a list without a count', [{ email: 'ada@b.example' }], 1, null],
  ['data that is null', { data: null, meta: { total: 0 } }, 0, 0],
  ['rows that are not records', { data: ['x', null, { email: 'ada@b.example' }] }, 1, null],
])('%s is read as a page', async (_, body, rowCount, total) => {
  server().respond(json(200, body));
  const page = await userQueries.list(client().sdk, { limit: 10 }).queryFn({});
  expect(server().received[0]?.url).toBe('/api/v1/users?limit=10');
  expect([page.rows.length, page.total]).toEqual([rowCount, total]);
});

test('a 204 is an empty page', async () => {
  server().respond(json(204, undefined));
  expect(await userQueries.list(client().sdk).queryFn({})).toEqual({ rows: [], total: 0 });
});

test.each([[{}], [{ rows: [] }], ['x'], [{ data: {} }]])(
  'the body %j is rejected as a page with an error that names the operation',
  async (body) => {
    server().respond(json(200, body));
    const error = await catchPortalError(userQueries.list(client().sdk).queryFn({}));
    expect(error).toMatchObject({ kind: 'parse', operationId: 'listUsers' });
    expect(error.cause).toMatchObject({ message: expect.stringContaining('a body that is not a list') });
  },
);

test('an aborted list query rejects', async () => {
  server().respond(json(200, []));
  const signal = AbortSignal.abort();
  expect(await catchPortalError(userQueries.list(client().sdk).queryFn({ signal }))).toMatchObject({
    kind: 'aborted',
  });
});
