import type { PortalClient, TransferOptions } from '@portal-kit/sdk';
import { findOperation } from '../../sdk/src/client/find-operation';

interface Input {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface Request extends TransferOptions {
  params?: Input;
  body?: unknown;
}

/** Returns the values of a path's parameters. Like the SDK, ignores other values. */
const pathParameters = (path: string, values: Record<string, string> = {}) =>
  Object.fromEntries([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => [name, values[name] ?? '']));

/**
 * Creates a fake SDK's typed client. Passes each request to `call` with the operation that has this method and path.
 */
export function fakeClient<Query = Record<string, unknown>>(
  call: (
    operation: { id: string },
    input: Input & { query: Query },
    options: TransferOptions,
  ) => Promise<{ data: unknown }>,
): PortalClient {
  const verb =
    (method: Parameters<typeof findOperation>[0]) =>
    async (path: string, { params, body, ...options }: Request = {}) =>
      call(
        findOperation(method, path),
        { ...params, path: pathParameters(path, params?.path), body } as Input & { query: Query },
        options,
      );
  return {
    GET: verb('GET'),
    POST: verb('POST'),
    PUT: verb('PUT'),
    PATCH: verb('PATCH'),
    DELETE: verb('DELETE'),
  } as unknown as PortalClient;
}
