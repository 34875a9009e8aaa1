import { createSandbox } from '@portal-kit/sandbox';
import { expect, test } from 'vitest';
import { failures } from './failures';
import { createLiveSandbox } from './live-sandbox';
import { people, suppliers, suppliersOf } from './people';

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

test.each(people.filter(({ role }) => role !== 'No role'))(
  '$name can read the items of every supplier in the list',
  async ({ email }) => {
    for (const { id } of suppliersOf(email))
      expect((await read(email, `/api/v1/suppliers/${id}/items`)).status).toBe(200);
  },
);

test('the sandbox knows every failure scenario', async () => {
  const live = await createLiveSandbox({});
  for (const failure of failures) expect(() => live.setFailure(failure)).not.toThrow();
});
