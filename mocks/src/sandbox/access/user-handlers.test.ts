import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import type { User } from '../model/user.ts';

const USERS = '/api/v1/users';
const dana = {
  email: 'dana@halberd.example',
  globalRole: null,
  supplierRoles: [{ supplierId: 'SUP-1001', role: 'ADMIN' }],
  enabled: true,
};
const rootUser = {
  email: 'root@portal.example',
  globalRole: 'SUPER_ADMIN',
  supplierRoles: [],
  enabled: true,
};

let chain: Chain;
let root: SignedIn;
let ops: SignedIn;
let start: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
  root = await signIn(chain.origin, 'root@portal.example');
  ops = await signIn(chain.origin, 'ops@portal.example');
  start = chain.control.snapshot();
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

beforeEach(() => chain.control.restore(start));

interface Refusal {
  readonly errorCode: string;
  readonly extensions?: { readonly validationErrors?: readonly { fieldPath: string; message: string }[] };
}

async function send(person: SignedIn, method: string, body: unknown, headers = {}) {
  const response = await person.send(method, USERS, body, headers);
  const result = (await response.json()) as User & Refusal;
  const errors = result.extensions?.validationErrors?.map(
    ({ fieldPath, message }) => `${fieldPath}: ${message}`,
  );
  return { status: response.status, user: result, code: result.errorCode, errors };
}

const list = async (query = '') =>
  (await (await root.fetch(`${USERS}?limit=100${query}`)).json()) as {
    data: User[];
    meta: { total: number };
  };

test('the user list is sorted, searched and filtered by email', async () => {
  const { data, meta } = await list();
  const emails = data.map(({ email }) => email);
  expect(emails).toEqual(emails.toSorted());
  expect(meta.total).toBe(emails.length);
  expect((await list('&searchString=halberd')).data.map(({ email }) => email)).toEqual([
    'dana@halberd.example',
  ]);
  expect((await list('&filter=email:dana@halberd.example;')).data).toMatchObject([dana]);
  expect((await list('&filter=role:SUPER_ADMIN;')).data.map(({ email }) => email)).toEqual([
    'root@portal.example',
  ]);
  const down = await list('&sortBy=email&sortDirection=DESC');
  expect(down.data.map(({ email }) => email)).toEqual(emails.toReversed());
});

test('a user can be created for an existing account of the identity provider', async () => {
  chain.control.restore(start);
  const stranger = await send(root, 'POST', { ...dana, email: 'nobody@halberd.example' });
  expect([stranger.status, stranger.errors]).toEqual([
    422,
    ['email: User does not exist in the identity provider'],
  ]);
  const twice = await send(root, 'POST', { ...dana, email: 'Dana@Halberd.example' });
  expect([twice.status, twice.code, twice.errors]).toEqual([
    409,
    'DUPLICATE_USER',
    ['email: Email already exists'],
  ]);
});

test('creating a user gives its account access and stores the email in lowercase', async () => {
  const email = 'nora@halberd.example';
  const { status, user } = await send(root, 'POST', { ...dana, email: 'Nora@Halberd.example' });
  expect([status, user.email, user.version]).toEqual([201, email, 1]);
  expect((await list(`&filter=email:${email};`)).data).toMatchObject([{ ...dana, email }]);
});

test.each<[string, object, string[]]>([
  [
    'both kinds of role',
    { globalRole: 'INTERNAL_ADMIN' },
    ['globalRole: Either a global role or supplier roles'],
  ],
  ['no role', { supplierRoles: [] }, ['supplierRoles: Required Field']],
  [
    'a duplicate and an unknown supplier',
    {
      supplierRoles: ['SUP-1001', 'SUP-1001', 'SUP-9999'].map((supplierId) => ({
        supplierId,
        role: 'READ_ONLY',
      })),
    },
    [
      'supplierRoles[1].supplierId: The supplier is listed twice',
      'supplierRoles[2].supplierId: Unknown supplier',
    ],
  ],
])('a user with %s is rejected', async (_, change, expected) => {
  const { status, errors } = await send(root, 'PUT', { ...dana, ...change });
  expect([status, errors]).toEqual([422, expected]);
});

test('updating a user requires the current version and takes effect immediately', async () => {
  const { data } = await list('&filter=email:dana@halberd.example;');
  const headers = { 'if-match': `"${data[0]?.version}"` };
  const signedIn = await signIn(chain.origin, 'dana@halberd.example');
  const changed = { ...dana, supplierRoles: [{ supplierId: 'SUP-1001', role: 'READ_ONLY' }] };
  const first = await send(root, 'PUT', changed, headers);
  expect([first.status, first.user.version]).toEqual([200, (data[0]?.version ?? 0) + 1]);
  expect((await send(root, 'PUT', changed, headers)).status).toBe(412);
  const cancel = { status: 'CANCELED_BY_USER' };
  const orders = '/api/v1/suppliers/SUP-1001/inbound-orders';
  expect((await signedIn.send('PATCH', `${orders}/IB-2611-000001`, cancel)).status).toBe(403);
  expect((await send(root, 'PUT', { ...changed, email: 'nobody@portal.example' })).status).toBe(404);
});

test('the last super admin cannot be removed, and users cannot lock themselves out', async () => {
  const demoted = { ...rootUser, globalRole: 'INTERNAL_ADMIN' };
  const last = await send(root, 'PUT', demoted);
  expect([last.code, last.errors]).toEqual([
    'LAST_SUPER_ADMIN',
    ['globalRole: The last enabled super admin cannot be removed.'],
  ]);
  expect((await send(ops, 'PUT', demoted)).status).toBe(403);
  const second = { ...dana, globalRole: 'SUPER_ADMIN', supplierRoles: [] };
  expect((await send(root, 'PUT', second)).status).toBe(200);
  expect((await send(root, 'PUT', demoted)).code).toBe('SELF_LOCKOUT');
  expect((await send(ops, 'PUT', second)).status).toBe(403);
  const self = {
    email: 'ops@portal.example',
    globalRole: 'INTERNAL_ADMIN',
    supplierRoles: [],
    enabled: false,
  };
  const disabled = await send(ops, 'PUT', self);
  expect([disabled.code, disabled.errors]).toEqual([
    'SELF_LOCKOUT',
    ['enabled: You cannot disable or demote yourself.'],
  ]);
});

test('a supplier admin cannot manage users', async () => {
  const signedIn = await signIn(chain.origin, 'dana@halberd.example');
  expect((await signedIn.fetch(USERS)).status).toBe(403);
  expect((await send(signedIn, 'PUT', dana)).status).toBe(403);
});
