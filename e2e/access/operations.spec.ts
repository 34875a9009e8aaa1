import { expect, test } from '../fixtures/test.ts';
import { buildContractCalls, type ContractCall } from './contract-calls.ts';
import { holds, type Permission, permissions, type Role, roles, roleUsers } from './matrix.ts';

const mayCall = (role: Role, call: ContractCall) =>
  call.permissions.length === 0 ||
  call.permissions.some((permission) => holds(role, permission as Permission));

test('every permission of the contract is in the access matrix', async () => {
  const required = new Set((await buildContractCalls()).flatMap((call) => call.permissions));
  expect([...required].filter((permission) => !permissions.includes(permission as Permission))).toEqual([]);
});

for (const role of roles) {
  test(`the server refuses ${role} exactly the operations of the matrix`, async ({ sandbox }) => {
    const calls = await buildContractCalls();
    const { email, supplierId } = roleUsers[role];
    const session = sandbox.getSession(email);
    const refused: string[] = [];
    for (const { operationId, method, path, body, permissions: needed } of calls) {
      const address = path.replace('{supplierId}', supplierId);
      const isIdentityCall = needed.length === 0;
      const response = isIdentityCall
        ? await session.fetchAsIdentity(address)
        : await session.fetch(address, {
            method,
            ...(body === undefined ? {} : { body }),
            ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
          });
      if (response.status === 403) refused.push(operationId);
      else
        expect([400, 401], `${operationId} is a call that the contract allows`).not.toContain(
          response.status,
        );
      await response.arrayBuffer();
    }
    expect(calls.length).toBeGreaterThan(40);
    expect(refused).toEqual(
      calls.filter((call) => !mayCall(role, call)).map(({ operationId }) => operationId),
    );
  });
}

test('every operation on another supplier responds with 404', async ({ sandbox }) => {
  const session = sandbox.getSession(roleUsers.ADMIN.email);
  for (const { method, path, body } of await buildContractCalls()) {
    if (!path.includes('{supplierId}')) continue;
    const response = await session.fetch(path.replace('{supplierId}', 'SUP-1002'), {
      method,
      ...(body === undefined ? {} : { body }),
      ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
    });
    await response.arrayBuffer();
    expect([method, path, response.status]).toEqual([method, path, 404]);
  }
});
