import { operationsByPath } from '../generated/operations';
import type { Operation } from './operation';
import { PortalError } from './portal-error';

/** Returns the operation at a path of the contract. Throws a `PortalError` when the contract has no such operation. */
export function findOperation(method: Operation['method'], path: string): Operation {
  const operation = Object.hasOwn(operationsByPath, path) ? operationsByPath[path]?.[method] : undefined;
  if (operation) return { ...operation, method, path };
  throw new PortalError({
    kind: 'parse',
    code: 'UNKNOWN_OPERATION',
    message:
      `@portal-kit/sdk: the contract has no operation ${method} ${path}, so nothing was sent. ` +
      'Use a path of `PortalPaths`, with its parameters in braces.',
  });
}
