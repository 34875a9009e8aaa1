import { userQueries } from '@portal-kit/sdk/users';
import { expect, test } from 'vitest';
import { json } from '../../test/api-server';
import { useApiServer } from '../../test/fixture';

const { server, client } = useApiServer();
const read = (email: string) => userQueries.details(client().sdk, { email }).queryFn({});

test('user details are the first user with the lower-case email address', async () => {
  server().respond(json(200, { data: [{ email: 'ada@b.example', version: 3 }], meta: { total: 1 } }));
  expect(await read(' Ada@B.example')).toEqual({
    user: { email: 'ada@b.example', version: 3 },
    etag: '"3"',
  });
  const { searchParams } = new URL(server().received[0]?.url ?? '', 'http://api.example');
  expect(searchParams.get('filter')).toBe('email:ada@b.example;');
});

test('user details encode the reserved characters of an email address once', async () => {
  server().respond(json(200, { data: [], meta: { total: 0 } }));
  await read('a/b+c%d@b.example');
  const { searchParams } = new URL(server().received[0]?.url ?? '', 'http://api.example');
  expect(searchParams.get('filter')).toBe('email:a%2Fb+c%25d@b.example;');
});

test('user details are null for an unknown email address', async () => {
  server().respond(json(200, { data: [], meta: { total: 0 } }));
  expect(await read('nobody@b.example')).toEqual({ user: null, etag: null });
});

test.each(['', ' '])(
  'user details of the empty email address %j are null and send no request',
  async (email) => {
    server().respond(json(200, { data: [{ email: 'ada@b.example', version: 3 }], meta: { total: 1 } }));
    expect(await read(email)).toEqual({ user: null, etag: null });
    expect(server().received).toEqual([]);
  },
);
