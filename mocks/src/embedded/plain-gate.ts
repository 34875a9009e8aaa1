import { type Contract, type ContractOperation, findResponseExamples } from '@portal-kit/contract/operation';
import { mockUnavailable, unknownOperation } from '../gate/error-responses.ts';
import type { RequestGate } from '../gate/gate.ts';
import type { GateResponse } from '../gate/gate-response.ts';
import { type MockPreference, readPrefer, unknownPreference } from '../gate/prefer.ts';
import { callUpstream, mockResponse } from '../gate/upstream.ts';

interface Route {
  readonly operation: ContractOperation;
  readonly pattern: RegExp;
}

/**
 * Creates a gate without Prism. It selects the operation and responds with examples, but validates neither requests nor
 * responses.
 */
export function createPlainGate({ operations }: Contract): RequestGate {
  const routes = [...operations].sort(byParameters).map(
    (operation): Route => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }),
  );
  return {
    match({ method, path }) {
      if (!isDecodable(path)) return { operation: undefined, status: 400 };
      const atPath = routes.filter(({ pattern }) => pattern.test(path));
      const found = atPath.find(({ operation }) => operation.method === method);
      if (found) return { operation: found.operation };
      return { operation: undefined, status: atPath.length > 0 ? 405 : 404 };
    },

    async handle(request, match, traceId, upstream) {
      if (!match.operation) return unknownOperation(match.status, request, traceId);
      const preference = readPrefer(request.headers.prefer);
      if (preference) return exampleFor(match.operation, preference, traceId);
      const response = upstream && (await callUpstream(upstream, request));
      if (!response || response.status === 501)
        return exampleFor(match.operation, { dynamic: false }, traceId);
      return { response, source: 'upstream', violations: [] };
    },
  };
}

/** Sorts a path without parameters before a path with a parameter at the same place. */
const byParameters = (a: ContractOperation, b: ContractOperation) =>
  a.path.split('{').length - b.path.split('{').length;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function exampleFor(operation: ContractOperation, preference: MockPreference, traceId: string): GateResponse {
  if (preference.dynamic) {
    const message =
      'Only a sandbox server creates dynamic responses. Remove dynamic=true, or start a server.';
    return mockUnavailable(404, message, traceId);
  }
  const unknown = unknownPreference(operation, preference);
  if (unknown !== undefined) return mockUnavailable(404, unknown, traceId);
  const {
    code = operation.documentedStatuses.find((status) => status.startsWith('2')) ?? '200',
    exampleKey,
  } = preference;
  const examples = findResponseExamples(operation, code);
  const name = exampleKey ?? examples?.keys().next().value;
  const body = name === undefined ? undefined : examples?.get(name);
  const response = mockResponse({
    statusCode: Number(code),
    headers: body === undefined ? {} : { 'Content-type': 'application/json' },
    body,
  });
  return { response, source: 'example', violations: [] };
}
