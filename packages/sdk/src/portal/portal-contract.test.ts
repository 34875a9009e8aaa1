import { createPortal } from '@portal-kit/sdk/portal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations } from '../../test/contract-document';
import { portalMethods } from '../../test/portal-methods';
import { countingTokens } from '../../test/tokens';

const operations = contractOperations('portal');
let mock: { readonly origin: string; close(): Promise<void> };

beforeAll(async () => {
  // The module name is not a literal, because the types of the mocks need Node's module resolution.
  const mocks: string = '@portal-kit/mocks/testing';
  mock = await (await import(mocks)).startPrismMock();
});
afterAll(() => mock?.close());

describe('methods', () => {
  test('every operation of the contract has a method', () => {
    expect(Object.keys(portalMethods).sort()).toEqual(
      operations.map(({ operationId }) => operationId).sort(),
    );
  });

  test.each(operations)(
    'the method of $operationId sends a request that the contract accepts',
    async (operation) => {
      const portal = createPortal({ baseUrl: mock.origin, tokens: countingTokens() });
      const result = await portalMethods[operation.operationId]?.(portal, operation.requestExample as never);
      expect(result).toBeTruthy();
    },
  );
});
