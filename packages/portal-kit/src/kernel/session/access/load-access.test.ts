import type { PortalSdk } from '@portal-kit/sdk';
import { describe, expect, test } from 'vitest';
import { fakeClient } from '../../../../test/fake-client';
import { AccessError, loadAccess } from './load-access';

describe('loadAccess', () => {
  const responses: Record<string, unknown> = {
    getAuthUser: { globalRole: 'SUPER_ADMIN' },
    getRoles: { SUPER_ADMIN: ['ITEM_LIST'] },
    getFeatureFlags: { items: [{ label: 'web-app', value: '{"id":"user-roles","enabled":true}' }] },
  };
  const sdk = (...failing: string[]) =>
    ({
      client: fakeClient(async ({ id }) => {
        if (failing.includes(id)) throw new Error(`no ${id}`);
        return { data: responses[id], status: 200, etag: null };
      }),
    }) as unknown as PortalSdk;

  test('loadAccess() combines three responses and defaults to no supplier roles', async () => {
    expect(await loadAccess(sdk())).toEqual({
      user: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
      roles: { SUPER_ADMIN: ['ITEM_LIST'] },
      flags: [{ id: 'user-roles', description: '', enabled: true }],
    });
  });

  const flags = [{ id: 'user-roles', description: '', enabled: true }];

  test.each([
    ['flags', ['getFeatureFlags'], null],
    ['roles', ['getRoles'], flags],
    ['user', ['getAuthUser'], flags],
    ['flags', ['getRoles', 'getFeatureFlags', 'getAuthUser'], null],
    ['flags', ['getAuthUser', 'getFeatureFlags'], null],
    ['roles', ['getAuthUser', 'getRoles'], flags],
  ] as const)(
    'loadAccess() rejects with the error of the %s call and the loaded flags when %j fail',
    async (call, failing, loaded) => {
      const operationId = { flags: 'getFeatureFlags', roles: 'getRoles', user: 'getAuthUser' }[call];
      const error = await loadAccess(sdk(...failing)).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AccessError);
      expect(error).toMatchObject({ call, flags: loaded, cause: { message: `no ${operationId}` } });
    },
  );

  test('loadAccess() ignores a role without a list of permissions and a role with the name of an inherited property', async () => {
    const { roles: read } = await loadAccess({
      client: fakeClient(async ({ id }) => ({
        data: id === 'getRoles' ? { ADMIN: ['ITEM_LIST'], AUDITOR: 'all', READ_ONLY: null } : responses[id],
      })),
    } as unknown as PortalSdk);
    expect(read).toEqual({ ADMIN: ['ITEM_LIST'] });
  });
});
