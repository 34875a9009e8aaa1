import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../../test/memory-storage';
import { createTextStore, type TextStore } from '../storage/session-storage';
import { isStoredSupplier } from '../storage/storage-keys';
import { type CachedAccess, enabledFlags, readAccess, storeOpenedSupplier } from './access';
import { writeAccess as writeAccessAndFlags, writeFlags } from './write-access';

function stores(kept?: { permissions?: string; featureFlags?: string }) {
  const local = new MemoryStorage();
  const session = new MemoryStorage();
  if (kept?.permissions !== undefined) local.setItem('permissions', kept.permissions);
  if (kept?.featureFlags !== undefined) session.setItem('featureFlags', kept.featureFlags);
  return { local, session, args: [createTextStore(() => local), createTextStore(() => session)] as const };
}
const read = (permissions: string, featureFlags?: string) =>
  readAccess(...stores({ permissions, ...(featureFlags !== undefined && { featureFlags }) }).args);

const known: CachedAccess = {
  account: { email: 'ada@cellar.example', nickname: 'Ada', company: 'Cellar', companyId: 'C-1' },
  access: {
    user: { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1', role: 'ADMIN' }] },
    roles: { ADMIN: ['ITEM_LIST'] },
    flags: [{ id: 'user-roles', description: '', enabled: true }],
  },
};
const { account } = known;
const { user, roles } = known.access;
const serverFlags = [
  { id: 'user-roles', description: '', enabled: true },
  { id: 'item-bulk-upload', description: '', enabled: false },
];
const writeAccess = (local: TextStore, access: CachedAccess) =>
  writeAccessAndFlags(local, access, serverFlags);

describe('stored access', () => {
  test('permissions and the ids of enabled flags are written to local storage', () => {
    const { local, session, args } = stores();
    writeAccess(args[0], known);
    expect(local.stored()).toEqual({
      permissions: JSON.stringify({ account, user, roles, flags: ['user-roles'] }),
    });
    expect(session.stored()).toEqual({});
  });

  test.each([
    ['with dev mode', true, { featureFlags: JSON.stringify(known.access.flags), devMode: 'true' }],
    ['without dev mode', false, { featureFlags: JSON.stringify(known.access.flags) }],
  ])('flags are written to session storage %s', (_, isDevMode, stored) => {
    const { local, session, args } = stores();
    writeFlags(args[1], { access: known.access, isDevMode });
    expect([session.stored(), local.stored()]).toEqual([stored, {}]);
  });

  test('switching dev mode off removes the dev mode setting from session storage', () => {
    const { session, args } = stores();
    writeFlags(args[1], { access: known.access, isDevMode: true });
    writeFlags(args[1], { access: known.access, isDevMode: false });
    expect(Object.keys(session.stored())).toEqual(['featureFlags']);
  });

  test('unknown flags are removed from session storage', () => {
    const { session, args } = stores({ featureFlags: '[]' });
    writeFlags(args[1], { access: { ...known.access, flags: null }, isDevMode: false });
    expect(session.stored()).toEqual({});
  });

  test('written access is read back unchanged', () => {
    const text = fc.string();
    const optional = fc.option(text);
    const arbitrary: fc.Arbitrary<CachedAccess> = fc.record({
      account: fc.record({ email: text, nickname: text, company: optional, companyId: optional }),
      access: fc.record({
        user: fc.record({
          globalRole: optional,
          supplierRoles: fc.array(fc.record({ supplierId: text, role: text })),
        }),
        roles: fc.dictionary(text, fc.array(text)),
        flags: fc.array(fc.record({ id: text, description: text, enabled: fc.boolean() })),
      }),
    });
    fc.assert(
      fc.property(arbitrary, (cached) => {
        const { args } = stores();
        writeAccess(args[0], cached);
        writeFlags(args[1], { access: cached.access, isDevMode: false });
        expect(JSON.stringify(readAccess(...args))).toEqual(
          JSON.stringify({ access: cached.access, account: cached.account }),
        );
      }),
    );
  });

  test('access in a new browser session has permissions and no flags', () => {
    expect(read(JSON.stringify({ account, user, roles }))).toEqual({
      account,
      access: { user, roles, flags: null },
    });
  });

  test('in a new browser session, the flags of the previous visit apply until the flags are loaded', () => {
    const { local, args } = stores();
    writeAccess(args[0], known);
    const inNewSession = read(local.getItem('permissions') ?? '')?.access;
    expect(inNewSession).toEqual({ user, roles, flags: null, previousFlags: ['user-roles'] });
    expect(inNewSession && enabledFlags(inNewSession)).toEqual(['user-roles']);
    expect(inNewSession && enabledFlags({ ...inNewSession, flags: [] })).toEqual([]);
  });

  test.each(['"user-roles"', '[1]', '{}'])('stored flags of the previous visit %s are ignored', (flags) => {
    const stored = `${JSON.stringify({ account, user, roles }).slice(0, -1)},"flags":${flags}}`;
    expect(read(stored)?.access).toEqual({ user, roles, flags: null });
  });
});

describe('opened suppliers', () => {
  const listed = (supplierId: string) => supplierId.startsWith('SUP-');
  const storedFor = (supplierId: string, local: MemoryStorage) =>
    isStoredSupplier(local.getItem('permissions'), supplierId);

  test('a supplier is stored for the user after it was opened, and only the ten latest are kept', () => {
    const { local, args } = stores();
    storeOpenedSupplier(args[0], 'SUP-0', listed);
    expect(local.stored()).toEqual({});
    writeAccess(args[0], known);
    for (let index = 2; index <= 13; index += 1) storeOpenedSupplier(args[0], `SUP-${index}`, listed);
    expect(['SUP-2', 'SUP-3', 'SUP-4', 'SUP-13'].map((id) => storedFor(id, local))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(readAccess(...args)).toMatchObject({ account, access: { user, roles } });
  });

  test('a supplier with a role of the user is stored without being opened', () => {
    const { local, args } = stores();
    writeAccess(args[0], known);
    expect([storedFor('SUP-1', local), storedFor('SUP-2', local), storedFor('__proto__', local)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a supplier that the server no longer lists is removed', () => {
    const { local, args } = stores();
    writeAccess(args[0], known);
    storeOpenedSupplier(args[0], 'SUP-2', listed);
    storeOpenedSupplier(args[0], 'SUP-3', (id) => id === 'SUP-3');
    expect([storedFor('SUP-2', local), storedFor('SUP-3', local)]).toEqual([false, true]);
  });

  test('opened suppliers remain when the same user’s permissions are stored again, and not for another user', () => {
    const { local, args } = stores();
    writeAccess(args[0], known);
    storeOpenedSupplier(args[0], 'SUP-2', listed);
    writeAccess(args[0], known);
    expect(storedFor('SUP-2', local)).toBe(true);
    writeAccess(args[0], { ...known, account: { ...account, email: 'ben@cellar.example' } });
    expect(storedFor('SUP-2', local)).toBe(false);
  });

  test.each([null, '{', 'null', '[]', '{}', '{"user":{"supplierRoles":{}},"openedSuppliers":"SUP-1"}'])(
    'the stored permissions %s contain no supplier of the user',
    (permissions) => expect(isStoredSupplier(permissions, 'SUP-1')).toBe(false),
  );
});

describe('missing or unreadable stored access', () => {
  test('readAccess() returns null for an empty storage', () => {
    expect(readAccess(...stores().args)).toBeNull();
  });

  test.each([
    ['invalid JSON', '{"account":'],
    ['a list', '[]'],
    ['a bare word', '"ADMIN"'],
    ['null', 'null'],
    ['a list of permissions in the format of older releases', '["ITEM_LIST","ITEM_CREATE"]'],
    ['no account', JSON.stringify({ user, roles })],
    ['an account without an email', JSON.stringify({ account: { nickname: 'Ada' }, user, roles })],
    ['no user', JSON.stringify({ account, roles })],
    ['supplier roles that are not a list', JSON.stringify({ account, user: { supplierRoles: {} }, roles })],
    ['roles that are a list', JSON.stringify({ account, user, roles: [] })],
    ['permissions that are not a list', JSON.stringify({ account, user, roles: { ADMIN: 'ITEM_LIST' } })],
    ['permissions that are not strings', JSON.stringify({ account, user, roles: { ADMIN: [1] } })],
    ['everything under __proto__', `{"__proto__":${JSON.stringify({ account, user, roles })}}`],
    [
      'a user under __proto__',
      `{"account":${JSON.stringify(account)},"roles":{},"__proto__":{"user":{"supplierRoles":[]}}}`,
    ],
  ])('readAccess() returns null for %s', (_, permissions) => {
    expect(read(permissions)).toBeNull();
    expect(({} as Record<string, unknown>).user).toBeUndefined();
  });
});

describe('invalid stored access', () => {
  test('readAccess() drops supplier roles without two strings', () => {
    const supplierRoles = [
      { supplierId: 'SUP-1', role: 'ADMIN' },
      { supplierId: 7, role: 'ADMIN' },
      { supplierId: { toString: 1 }, role: 'ADMIN' },
      { role: 'ADMIN' },
      'ADMIN',
      null,
    ];
    expect(
      read(JSON.stringify({ account, user: { globalRole: 7, supplierRoles }, roles }))?.access.user,
    ).toEqual({
      globalRole: null,
      supplierRoles: [{ supplierId: 'SUP-1', role: 'ADMIN' }],
    });
  });

  test.each([
    ['invalid JSON', '['],
    ['not a list', '{"id":"user-roles","enabled":true}'],
    ['not flags', '[1,null,"user-roles",[]]'],
    ['flags of another shape', '[{"enabled":true},{"id":"user-roles","enabled":"yes"}]'],
  ])('readAccess() returns no flags when the stored flags are %s', (_, featureFlags) => {
    expect(read(JSON.stringify({ account, user, roles }), featureFlags)?.access.flags ?? []).toEqual([]);
  });

  test('readAccess never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), fc.json(), (a, b, c) => {
        read(
          `{"account":${JSON.stringify(account)},"user":{"supplierRoles":[${a},${b}]},"roles":{}}`,
          `[${c}]`,
        );
        read(a, b);
      }),
    );
  });
});
