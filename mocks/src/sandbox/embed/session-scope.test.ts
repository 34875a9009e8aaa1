import { loadContract } from '@portal-kit/contract/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type CreatedSession, DEMO_AUTHORIZATION, sessionRequest } from '../../widget-session.ts';
import { handlers } from '../handlers.ts';
import type { Supplier } from '../model/party.ts';
import type { ServiceCredential } from '../model/widget-session.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';

const SUPPLIER = '/api/v1/suppliers/SUP-1001';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await createSandbox({ contract: await loadContract(), handlers });
  onTestFinished(() => sandbox.close());
});

const send = (path: string, authorization: string, json?: unknown) =>
  sandbox.fetch(
    new Request(`http://sandbox.internal${path}`, {
      headers: { authorization },
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
    }),
  );

const create = (change: object = {}) =>
  send('/api/v2/embed/sessions', DEMO_AUTHORIZATION, { ...sessionRequest, ...change });

const fetchStatus = async ({ accessToken }: CreatedSession, path: string) =>
  (await send(SUPPLIER + path, `Bearer ${accessToken}`)).status;

function limitSupplier(...permissions: Supplier['permissions']) {
  const supplier = sandbox.db.suppliers.get('SUP-1001') as Supplier;
  sandbox.db.suppliers.put({ ...supplier, permissions }, 'SUP-1001');
}

test('a credential that loses a supplier ends the access of existing sessions to it', async () => {
  const session = (await (await create()).json()) as CreatedSession;
  expect(await fetchStatus(session, '/items')).toBe(200);
  const credential = sandbox.db.serviceCredentials.get('tidewater') as ServiceCredential;
  sandbox.db.serviceCredentials.put({ ...credential, supplierIds: ['SUP-1004'] }, 'tidewater');
  expect(await fetchStatus(session, '/items')).toBe(403);
});

test('the permission list of the supplier limits new and existing sessions', async () => {
  const session = (await (await create()).json()) as CreatedSession;
  limitSupplier('BASIC_ACCESS', 'ITEM_LIST');
  expect([await fetchStatus(session, '/items'), await fetchStatus(session, '/inbound-orders')]).toEqual([
    200, 403,
  ]);
  expect(await (await create()).json()).toMatchObject({ permissions: ['BASIC_ACCESS', 'ITEM_LIST'] });
});

test('a session without a remaining permission is refused with 403', async () => {
  limitSupplier('CUSTOMER_LIST');
  const response = await create();
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { errorCode: 'OUT_OF_SCOPE', errorMessage: 'No permission remains for the supplier SUP-1001.' },
  ]);
});
