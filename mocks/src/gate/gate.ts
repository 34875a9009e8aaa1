import { createRequire } from 'node:module';
import { MIMEType } from 'node:util';
import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import type { PrismOperation } from '@portal-kit/contract/operation';
import { toPrismOutput } from '@portal-kit/contract/prism-output';
import {
  missingBody,
  responseViolations,
  toResponseViolations,
} from '@portal-kit/contract/response-violations';
import type { Violation } from '@portal-kit/contract/violation';
import * as E from 'fp-ts/lib/Either.js';
import {
  errorResponseFor,
  malformedBody,
  malformedMediaType,
  mockUnavailable,
  payloadTooLarge,
  RejectedRequest,
  requestRejected,
  responseViolatesContract,
  unknownOperation,
} from './error-responses.ts';
import type { GateResponse } from './gate-response.ts';
import { mockOptions, readPrefer, unknownPreference } from './prefer.ts';
import { CHECKS, createPrism } from './prism.ts';
import { type PrismInput, parseForm, toPrismInput } from './prism-input.ts';
import { findStrictViolations } from './strict-checks.ts';
import { callUpstream, mockResponse, type Upstream } from './upstream.ts';

export interface GateOptions {
  readonly contract: Contract;
  /** Default: every response comes from the contract's examples. */
  readonly upstream?: Upstream;
}

type GateMatch =
  | { readonly operation: ContractOperation }
  | { readonly operation: undefined; readonly status: 400 | 404 | 405 };

/** The part of the gate that handles requests. */
export interface RequestGate {
  match(request: RawRequest): GateMatch;
  /**
   * Handles a matched request. `upstream` replaces the gate's upstream for this request. `passesViolations` is called
   * after the upstream and returns whether a response that violates the contract is returned nevertheless. Its
   * violations are reported.
   */
  handle(
    request: RawRequest,
    match: GateMatch,
    traceId: string,
    upstream?: Upstream,
    passesViolations?: () => boolean,
  ): Promise<GateResponse>;
}

export interface Gate extends RequestGate {
  /** Validates a response without a request. */
  checkResponse(operation: ContractOperation, response: RawResponse): readonly Violation[];
}

// The package does not export the router by name. `require` is used because Node and vitest resolve a CommonJS default
// export differently.
const { default: route } = createRequire(import.meta.url)('@stoplight/prism-http/dist/router') as {
  readonly default: (options: {
    readonly resources: readonly PrismOperation[];
    readonly input: Pick<PrismInput, 'method'> & { readonly url: { readonly path: string } };
  }) => E.Either<Error, PrismOperation>;
};

/** A fixed seed makes `dynamic=true` deterministic. */
const DYNAMIC_SEED = 'portal-kit';

const NOT_IMPLEMENTED = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';

/**
 * Creates the contract gate between gateway and sandbox, which uses Prism as a library. The `prism proxy` command
 * decodes every body as text and corrupts files, ignores path prefixes, merges cookies, and treats an undocumented
 * error status as a warning.
 */
export function createGate({ contract, upstream }: GateOptions): Gate {
  const prismOperations = contract.operations.map(({ prism }) => prism);

  return {
    match(request) {
      if (!isDecodable(request.path)) return { operation: undefined, status: 400 };
      const found = route({
        resources: prismOperations,
        input: { method: request.method.toLowerCase() as PrismInput['method'], url: { path: request.path } },
      });
      if (E.isRight(found)) {
        const operation = contract.byPrism.get(found.right);
        if (operation) return { operation };
      }
      const status = E.isLeft(found) && 'status' in found.left && found.left.status === 405 ? 405 : 404;
      return { operation: undefined, status };
    },

    checkResponse: responseViolations,

    async handle(request, match, traceId, override = upstream, passesViolations = () => false) {
      if (request.isTooLarge) return payloadTooLarge(traceId);
      if (!match.operation) return unknownOperation(match.status, request, traceId);
      if (!isMediaType(request.headers['content-type']))
        return requestRejected(match.operation, [malformedMediaType], traceId);
      let input: PrismInput;
      let found: readonly Violation[];
      try {
        const form = await parseForm(request);
        input = toPrismInput(request, form);
        found = findStrictViolations(match.operation, input, form);
      } catch {
        return requestRejected(match.operation, [malformedBody], traceId);
      }
      if (found.length > 0) return requestRejected(match.operation, found, traceId);
      const handled = await handleWithPrism(request, input, match.operation, override, traceId);
      return handled.rejected && passesViolations()
        ? { response: handled.rejected, source: 'upstream', violations: handled.violations }
        : handled;
    },
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isMediaType(contentType: string | undefined): boolean {
  try {
    return contentType === undefined || new MIMEType(contentType).essence !== '';
  } catch {
    return false;
  }
}

async function handleWithPrism(
  request: RawRequest,
  input: PrismInput,
  operation: ContractOperation,
  upstream: Upstream | undefined,
  traceId: string,
): Promise<GateResponse & { readonly rejected?: RawResponse }> {
  const preference = readPrefer(request.headers.prefer);
  const unknown = preference && unknownPreference(operation, preference);
  if (unknown !== undefined) return mockUnavailable(404, unknown, traceId);
  let raw: RawResponse | undefined;
  const prism = createPrism(async () => {
    const response = upstream && !preference ? await callUpstream(upstream, request) : undefined;
    // Prism falls back to the examples only for this error.
    if (response === undefined || response.status === 501)
      throw Object.assign(new Error(), { name: NOT_IMPLEMENTED });
    raw = response;
    return toPrismOutput(response);
  });
  const result = await prism
    .request(input, [operation.prism], {
      ...CHECKS,
      mock: { seed: DYNAMIC_SEED, ...mockOptions(preference) },
    })()
    // Prism throws on input that it cannot decode, such as a form field named `%ff`.
    .catch((error: unknown) => E.left(raw ? E.toError(error) : new RejectedRequest([malformedBody])));
  const rejected = raw ? { rejected: raw } : {};
  if (E.isLeft(result)) return { ...errorResponseFor(operation, result.left, traceId), ...rejected };

  const { output, validations } = result.right;
  const found = [...(raw ? missingBody(operation, raw) : []), ...toResponseViolations(validations.output)];
  if (found.length > 0) return { ...responseViolatesContract(found, traceId), ...rejected };
  return { response: raw ?? mockResponse(output), source: raw ? 'upstream' : 'example', violations: [] };
}
