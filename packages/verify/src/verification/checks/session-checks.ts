import { randomUUID } from 'node:crypto';
import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { Cleanup } from '../cleanup.ts';
import { parseResponseJson } from '../known-records.ts';
import type { Expectation, Verification } from '../verification.ts';

/** Creates, reads and revokes a widget session. The cleanup revokes every session of the run's user. */
export async function checkWidgetSession(
  verification: Verification,
  contract: Contract,
  supplierId: string,
  origin: string,
  cleanup: Cleanup,
): Promise<void> {
  const getOperation = (id: string) => contract.byId.get(id) as ContractOperation;
  const [create, get, revoke, revokeAll] = [
    'createWidgetSession',
    'getWidgetSession',
    'revokeWidgetSession',
    'revokeWidgetSessions',
  ].map(getOperation) as [ContractOperation, ContractOperation, ContractOperation, ContractOperation];
  const userId = `verify-${randomUUID().slice(0, 8)}`;
  const ofUser = `${revokeAll.path}?userId=${userId}`;
  const send = (
    operation: ContractOperation,
    title: string,
    path: string,
    expected: Expectation,
    body?: unknown,
  ) =>
    verification.check({
      operation,
      title,
      path,
      expected,
      credential: 'service',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  cleanup.add(`widget sessions of ${userId}`, async () => {
    const { response, failure } = await verification.client.send({
      operation: revokeAll,
      path: ofUser,
      credential: 'service',
    });
    if (response?.status !== 204)
      throw new Error(`${revokeAll.operationId}: ${response?.status ?? failure}.`);
    return undefined;
  });
  const user = { id: userId, name: 'Contract verification' };
  const request = { supplierId, user, widgets: ['item-list'], origin, ttlSeconds: 60 };
  const created = parseResponseJson(await send(create, 'creates a session', create.path, [201], request));
  const sessionId = (created as { sessionId?: unknown } | undefined)?.sessionId;
  if (typeof sessionId !== 'string') return;
  const fillPath = ({ path }: ContractOperation) =>
    path.replace('{sessionId}', encodeURIComponent(sessionId));
  await send(get, 'returns the session', fillPath(get), [200]);
  await send(revoke, 'revokes the session', fillPath(revoke), [204]);
  await send(revokeAll, "revokes the user's sessions", ofUser, [204]);
}
