import { createSandbox } from '@portal-kit/sandbox';
import { expect, test } from 'vitest';
import { failures } from './failures';
import { createLiveSandbox } from './live-sandbox';
import { listSuppliers, people, suppliers } from './people';

const sandbox = await createSandbox();

const read = async (email: string, path: string) => {
  const token = await sandbox.accessToken(email);
  // Suppliers take the token in another header than the data of a supplier.
  const headers = { Authorization: `Bearer ${token}`, 'Access-Token': token };
  return sandbox.fetch(new Request(`https://portal.example${path}`, { headers }));
};

test('the suppliers are those of the sandbox', async () => {
  const response = await read('root@portal.example', '/api/v1/suppliers?limit=50');
  const { data } = (await response.json()) as { data: { supplierId: string; name: string }[] };
  expect(data.map(({ supplierId, name }) => ({ id: supplierId, name }))).toEqual(
    expect.arrayContaining([...suppliers]),
  );
  expect(data).toHaveLength(suppliers.length);
});

test.each(people)('$name can read the items of every supplier in the list', async ({ email }) => {
  for (const { id } of listSuppliers(email))
    expect((await read(email, `/api/v1/suppliers/${id}/items`)).status).toBe(200);
});

test('the roles of the users are those of the sandbox', async () => {
  const response = await read('root@portal.example', '/api/v1/users?limit=50');
  const { data } = (await response.json()) as {
    data: {
      email: string;
      globalRole: string | null;
      supplierRoles: { supplierId: string; role: string }[];
    }[];
  };
  for (const { email, role } of people) {
    const user = data.find((each) => each.email === email);
    const own = user?.supplierRoles.map(({ supplierId, role: name }) => [supplierId, name]) ?? [];
    expect(user?.globalRole ?? Object.fromEntries(own)).toEqual(role);
  }
});

test('the permissions of a role are those of the sandbox', async () => {
  const { permissions } = await createLiveSandbox({});
  expect(permissions.READ_ONLY).toContain('ITEM_LIST');
  expect(permissions.READ_ONLY).not.toContain('ITEM_CREATE');
  expect(permissions.SUPER_ADMIN).toContain('WAREHOUSE_CREATE');
});

test('the sandbox knows every failure scenario', async () => {
  const live = await createLiveSandbox({});
  for (const failure of failures) expect(() => live.setFailure(failure)).not.toThrow();
});
