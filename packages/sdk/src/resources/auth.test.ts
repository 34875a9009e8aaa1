import { authQueries, fetchAccessToken } from '@portal-kit/sdk/auth';
import { expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { catchPortalError } from '../../test/catch-portal-error';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();

test.each([
  [
    { token: 'at-1', expiresIn: 900 },
    { token: 'at-1', expiresInSeconds: 900 },
  ],
  [{ token: 'at-1' }, { token: 'at-1', expiresInSeconds: null }],
  [
    { token: 'at-1', expiresIn: '900' },
    { token: 'at-1', expiresInSeconds: null },
  ],
])('the response %j contains an access token', async (body, expected) => {
  server().respond(json(200, body));
  expect(await fetchAccessToken(client().sdk)).toEqual(expected);
  expect(await authQueries.accessToken(client().sdk).queryFn({})).toEqual(expected);
});

test.each([[{}], [{ token: '' }], [{ token: 7 }], [undefined]])(
  'the response %j contains no access token',
  async (body) => {
    server().respond(json(body ? 200 : 204, body));
    const error = await catchPortalError(fetchAccessToken(client().sdk));
    expect(error).toMatchObject({ kind: 'parse', operationId: 'getAccessToken' });
    expect(error.cause).toMatchObject({ message: expect.stringContaining('no token') });
  },
);

test.each([
  ['getAuthUser', 'user', 'no record'],
  ['getRoles', 'roles', 'no record'],
  ['getFeatureFlags', 'featureFlags', 'no list of flags'],
] as const)('the call %s rejects a response that is only text', async (operationId, name, reason) => {
  server().respond(json(200, 'text'));
  const error = await catchPortalError(authQueries[name](client().sdk).queryFn({}));
  expect(error).toMatchObject({ kind: 'parse', operationId });
  expect(error.cause).toMatchObject({ message: expect.stringContaining(reason) });
});

test('feature flags may be a list without a wrapper, with values that are records', async () => {
  const value = { id: 'user-roles', description: 7, enabled: true };
  server().respond(
    json(200, [
      { label: 'web-app', value },
      { label: 'web-app', value: { id: 7 } },
    ]),
  );
  expect(await authQueries.featureFlags(client().sdk).queryFn({})).toEqual([
    { id: 'user-roles', description: '', enabled: true },
  ]);
});
