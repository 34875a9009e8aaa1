import { loadContract } from '@portal-kit/contract/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { createGate } from '../../gate/gate.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import { handlers } from '../handlers.ts';
import type { Account, User } from '../model/user.ts';
import { createSandbox } from '../sandbox.ts';
import { Caller } from './caller.ts';
import { permissionsByRole } from './roles.ts';
import { Tokens } from './tokens.ts';

const NOW = '2026-11-20T09:30:00.000Z';

let chain: Chain;
const people = new Map<string, SignedIn>();
const who = (email: string) => people.get(email) as SignedIn;

const ROOT = 'root@portal.example';
const OPS = 'ops@portal.example';
const DANA = 'dana@halberd.example';
const MULTI = 'multi@agency.example';
const VIEWER = 'viewer@bramblehook.example';
const NO_ROLE = 'norole@portal.example';

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  for (const email of [ROOT, OPS, DANA, MULTI, VIEWER, NO_ROLE])
    people.set(email, await signIn(chain.origin, email));
  return () => chain.close();
});

test('the role matrix assigns 29 permissions as designed', () => {
  expect(new Set(permissionsByRole.SUPER_ADMIN).size).toBe(29);
  expect(Object.values(permissionsByRole).map((held) => held.length)).toEqual([29, 27, 20, 8]);
});

describe('permissions by operation', () => {
  const items = (supplierId: string) => `/api/v1/suppliers/${supplierId}/items`;
  const item = {
    sku: 'NEW-1',
    description: 'New',
    brand: 'New',
    type: 'O',
    size: 1,
    sizeUom: 'L',
    bottlesPerCase: 6,
    alcoholByVolume: 1,
    warehouses: [{ warehouseId: 'WH-NJ-01' }],
  };
  const supplier = { supplierId: 'SUP-2000', name: 'New supplier', warehouses: [] };

  test.each([
    // The caller's supplier, another supplier, and a nonexistent supplier. The last two must get the same response.
    [DANA, 'GET', items('SUP-1001'), undefined, 200],
    [DANA, 'GET', items('SUP-1002'), undefined, 404],
    [DANA, 'GET', items('SUP-9999'), undefined, 404],
    [ROOT, 'GET', items('SUP-9999'), undefined, 404],
    [OPS, 'GET', items('SUP-1002'), undefined, 200],
    [NO_ROLE, 'GET', items('SUP-1001'), undefined, 404],
    // Read and write permissions.
    [VIEWER, 'GET', items('SUP-1004'), undefined, 200],
    [VIEWER, 'POST', items('SUP-1004'), item, 403],
    [MULTI, 'POST', items('SUP-1003'), { ...item, sku: 'NEW-2' }, 201],
    [MULTI, 'POST', items('SUP-1007'), item, 403],
    [VIEWER, 'GET', '/api/v1/suppliers/SUP-1004/imports/items-template', undefined, 403],
    [DANA, 'GET', '/api/v1/suppliers/SUP-1001/imports/items-template', undefined, 200],
    // Operations without a handler are checked too.
    [VIEWER, 'GET', '/api/v1/suppliers/SUP-1004/outbound-orders', undefined, 200],
    [VIEWER, 'GET', '/api/v1/suppliers/SUP-1004/imports', undefined, 403],
    [DANA, 'GET', '/api/v1/suppliers/SUP-1002/outbound-orders', undefined, 404],
    // Operations that require a global role.
    [DANA, 'GET', '/api/v1/users', undefined, 403],
    [OPS, 'GET', '/api/v1/users', undefined, 200],
    [DANA, 'POST', '/api/v1/suppliers', supplier, 403],
    [OPS, 'POST', '/api/v1/suppliers', supplier, 403],
    [ROOT, 'POST', '/api/v1/suppliers', supplier, 201],
    [DANA, 'GET', '/api/v1/suppliers/SUP-1001', undefined, 200],
    [DANA, 'GET', '/api/v1/suppliers/SUP-1002', undefined, 404],
    [VIEWER, 'GET', '/api/v1/warehouses/WH-TX-01', undefined, 200],
    [VIEWER, 'GET', '/api/v1/warehouses/WH-NJ-01', undefined, 404],
    [NO_ROLE, 'GET', '/api/v1/scac-codes/USA', undefined, 200],
  ] as const)(
    '%s gets the status of the access rules for %s %s',
    async (email, method, path, body, status) => {
      const response = body
        ? await who(email).send(method, path, body)
        : await who(email).fetch(path, { method });
      expect(response.status).toBe(status);
    },
  );

  test.each([
    [ROOT, 9],
    [DANA, 1],
    [MULTI, 2],
    [NO_ROLE, 0],
  ] as const)('%s sees only the suppliers of its roles', async (email, total) => {
    const list = (await (await who(email).fetch('/api/v1/suppliers?limit=5000')).json()) as {
      meta: { total: number };
    };
    expect(list.meta.total).toBe(total);
  });
});

describe('access and identity tokens', () => {
  const status = async (path: string, headers: Record<string, string>) =>
    (await fetch(chain.origin + path, { headers })).status;

  test('each kind of token grants access only to its own operations', async () => {
    const { identityToken, accessToken } = who(DANA);
    const items = '/api/v1/suppliers/SUP-1001/items';
    expect(await status(items, { authorization: `Bearer ${identityToken}` })).toBe(401);
    expect(await status('/api/v2/auth/user', { authorization: `Bearer ${accessToken}` })).toBe(401);
    expect(await status('/api/v1/suppliers', { authorization: `Bearer ${accessToken}` })).toBe(401);
    expect(await status('/api/v1/suppliers', { 'access-token': accessToken })).toBe(200);
    expect(await status(items, { authorization: `Bearer ${accessToken}x` })).toBe(401);
    expect(await status(items, { authorization: 'Bearer not-a-token' })).toBe(401);
  });

  test('an access token is valid for 600 seconds, an identity token as long as requested', async () => {
    const snapshot = chain.control.snapshot();
    const dana = await signIn(chain.origin, DANA);
    chain.control.advance(599_000);
    expect((await dana.fetch('/api/v1/suppliers')).status).toBe(200);
    chain.control.advance(1_000);
    const expired = await dana.fetch('/api/v1/suppliers');
    expect(expired.status).toBe(401);
    expect(await expired.json()).toMatchObject({ errorCode: 'UNAUTHENTICATED' });
    expect((await dana.fetchAsIdentity('/api/v2/auth/accessToken')).status).toBe(200);
    chain.control.advance(43_200_000);
    expect((await dana.fetchAsIdentity('/api/v2/auth/accessToken')).status).toBe(401);
    chain.control.restore(snapshot);
  });

  test('every access token is different', async () => {
    const token = async () =>
      ((await (await who(DANA).fetchAsIdentity('/api/v2/auth/accessToken')).json()) as { token: string })
        .token;
    expect(await token()).not.toBe(await token());
  });
});

test('the auth operations return user, roles and flags', async () => {
  const json = async (path: string) => (await who(MULTI).fetchAsIdentity(path)).json();
  expect(await json('/api/v2/auth/user')).toEqual({
    globalRole: null,
    supplierRoles: [
      { supplierId: 'SUP-1003', role: 'ADMIN' },
      { supplierId: 'SUP-1007', role: 'READ_ONLY' },
    ],
    permissions: [...permissionsByRole.ADMIN],
  });
  expect(await json('/api/v2/auth/roles')).toEqual(permissionsByRole);
  const { items } = (await json('/api/feature-flags')) as { items: { label: string; value: string }[] };
  expect(items).toHaveLength(11);
  expect(items.filter(({ value }) => JSON.parse(value).enabled)).toHaveLength(8);
});

describe('effective permissions', () => {
  const user = { email: 'a@b.example', enabled: true, version: 1, createdAt: NOW };
  const supplier = { supplierId: 'SUP-1', permissions: ['BASIC_ACCESS', 'ITEM_LIST', 'USER_LIST'] };

  test('the supplier’s permission list limits the permissions of its users and adds none', () => {
    const admin = new Caller({
      ...user,
      globalRole: null,
      supplierRoles: [{ supplierId: 'SUP-1', role: 'ADMIN' }],
    });
    expect(admin.permissions(supplier)).toEqual(['BASIC_ACCESS', 'ITEM_LIST']);
  });

  test('a global role takes precedence over supplier roles and the supplier’s limit', () => {
    const root = new Caller({
      ...user,
      globalRole: 'SUPER_ADMIN',
      supplierRoles: [{ supplierId: 'SUP-1', role: 'READ_ONLY' }],
    });
    expect(root.permissions(supplier)).toEqual(permissionsByRole.SUPER_ADMIN);
  });

  test('a user without a role for the supplier has the READ_ONLY permissions', () => {
    const stranger = new Caller({ ...user, globalRole: null, supplierRoles: [] });
    expect(stranger.permissions({ supplierId: 'SUP-1', permissions: [] })).toEqual(
      permissionsByRole.READ_ONLY,
    );
    expect(stranger.canAccess('SUP-1')).toBe(false);
  });
});

test('a user disabled during a session gets 403 on the next call with either token', async () => {
  const sandbox = await createSandbox({ contract: await loadContract(), handlers, now: NOW });
  const { db, clock } = sandbox;
  const tokens = await Tokens.open(db.store, clock);
  const account = db.accounts.list().find(({ email }) => email === DANA);
  const identityToken = await tokens.signIdentity(account as Account, {}, 300);
  const accessToken = await tokens.signAccess(DANA);
  const statuses = () =>
    Promise.all(
      [
        ['/api/v2/auth/user', identityToken] as const,
        ['/api/v1/suppliers/SUP-1001/items', accessToken] as const,
      ].map(async ([path, token]) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await sandbox.fetch(new Request(`http://sandbox.internal${path}`, { headers }))).status;
      }),
    );
  expect(await statuses()).toEqual([200, 200]);
  db.users.put({ ...(db.users.get(DANA) as User), enabled: false }, DANA);
  expect(await statuses()).toEqual([403, 403]);
  sandbox.close();
});

test('an exception in a handler is reported as a contract violation', async () => {
  const contract = await loadContract();
  const failing = () => {
    throw new Error('planted');
  };
  const sandbox = await createSandbox({ contract, handlers: { getRoles: failing }, now: NOW });
  const tokens = await Tokens.open(sandbox.db.store, sandbox.clock);
  const account = sandbox.db.accounts.list()[0] as Account;
  const gate = createGate({ contract, upstream: sandbox.fetch });
  const request = {
    method: 'GET',
    path: '/api/v2/auth/roles',
    search: '',
    headers: { authorization: `Bearer ${await tokens.signIdentity(account, {}, 300)}` },
    body: Buffer.alloc(0),
  };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { response, violations } = await gate.handle(request, gate.match(request), 'trace');
  expect([response.status, violations.length]).toEqual([502, 1]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  sandbox.close();
});
