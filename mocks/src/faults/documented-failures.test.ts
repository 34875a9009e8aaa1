import { concretePath } from '@portal-kit/contract/concrete-path';
import { findResponseExamples, loadContract } from '@portal-kit/contract/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';

const { operations } = await loadContract();
let chain: Chain;

beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  return () => chain.close();
});

/**
 * Every failure of domain §12 is an example in the contract, so a fault can return the failure to a front end that
 * sends no special header.
 */
const failures = operations
  .filter(({ document }) => document !== 'identity')
  .flatMap((operation) =>
    operation.documentedStatuses
      .filter((status) => status >= '400')
      .flatMap((status) =>
        [...(findResponseExamples(operation, status) ?? [])].map(([example, body]) => ({
          operationId: operation.operationId,
          status: Number(status),
          example,
          operation,
          body: body as object,
        })),
      ),
  );

const call = async ({ path, method }: (typeof failures)[number]['operation']) => {
  const response = await fetch(chain.origin + concretePath(path), { method });
  return { status: response.status, body: await response.json() };
};

test.each(failures)(
  '$operationId fails with $status as documented by example $example',
  async ({ operation, body, ...failure }) => {
    chain.control.addFault({ kind: 'status', ...failure });
    const response = await call(operation);
    const traceId = chain.control.journal().at(-1)?.requestId;
    expect(response).toEqual({ status: failure.status, body: { ...body, traceId } });
  },
);

test('every operation of the portal’s server has documented failures', () => {
  const having = new Set(failures.map(({ operationId }) => operationId));
  expect(having.size).toBe(operations.filter(({ document }) => document !== 'identity').length);
});

test('a status fault uses the named example, the first one, or a generic body for an undocumented status', async () => {
  const createItem = failures.find(({ operationId }) => operationId === 'createItem')?.operation;
  if (!createItem) throw new Error('The contract has no createItem');
  chain.control.addFault({ kind: 'status', status: 409, operationId: 'createItem' });
  expect((await call(createItem)).body).toMatchObject({ errorCode: 'DUPLICATE_SKU' });
  chain.control.addFault({ kind: 'status', status: 418, operationId: 'createItem' });
  expect(await call(createItem)).toMatchObject({ status: 418, body: { errorCode: 'INTERNAL', status: 418 } });
});
