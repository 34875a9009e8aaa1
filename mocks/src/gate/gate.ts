import { createRequire } from 'node:module';
import prismHttp from '@stoplight/prism-http';
import type * as PrismRouter from '@stoplight/prism-http/dist/router/index.js';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { RawAnswer, RawRequest } from '../gateway/exchange.ts';
import { overlooked } from './overlooked.ts';
import { mockOptions, readPrefer, unknownPreference } from './prefer.ts';
import { type PrismInput, toPrismInput } from './prism-input.ts';
import {
  brokenContract,
  failed,
  malformedBody,
  noOperation,
  RefusedRequest,
  refused,
  tooLarge,
  unavailable,
} from './refusals.ts';
import {
  callUpstream,
  mockAnswer,
  type PrismOutput,
  toPrismOutput,
  UPSTREAM,
  type Upstream,
} from './upstream.ts';
import { type PrismDiagnostic, toViolation, type Violation } from './violations.ts';

export interface GateOptions {
  readonly contract: Contract;
  /** Left out: everything is answered from the contract's examples. */
  readonly upstream?: Upstream;
}

export interface GateAnswer {
  readonly answer: RawAnswer;
  readonly source: 'upstream' | 'example' | 'gate';
  readonly violations: readonly Violation[];
}

type GateMatch =
  | { readonly operation: ContractOperation }
  | { readonly operation: undefined; readonly status: 404 | 405 };

export interface Gate {
  match(request: RawRequest): GateMatch;
  /** `instead` stands in for the upstream this once. */
  answer(request: RawRequest, match: GateMatch, traceId: string, instead?: Upstream): Promise<GateAnswer>;
}

// Not among the package's named exports; `require` because Node and vitest disagree on a CommonJS default export.
const { default: route } = createRequire(import.meta.url)('@stoplight/prism-http/dist/router') as {
  readonly default: (typeof PrismRouter)['default']['default'];
};

/** `dynamic=true` draws the same body every time, so a test of it cannot be lucky. */
const DYNAMIC_SEED = 'portal-kit';

const NOT_IMPLEMENTED = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';

const silent = {
  info() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  fatal() {},
  success() {},
  child: () => silent,
};

/**
 * Prism as a library, between the gateway and the sandbox. `prism proxy` is not used: it decodes every body as text and so corrupts
 * files, ignores prefixes, merges cookies, and takes an undocumented error status for a warning.
 */
export function createGate({ contract, upstream }: GateOptions): Gate {
  const prismOperations = contract.operations.map(({ prism }) => prism);

  return {
    match(request) {
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

    async answer(request, match, traceId, instead = upstream) {
      if (request.isTooLarge) return tooLarge(traceId);
      if (!match.operation) return noOperation(match.status, request, traceId);
      let input: PrismInput;
      let found: readonly Violation[];
      try {
        input = await toPrismInput(request);
        found = await overlooked(match.operation, input, request);
      } catch {
        return refused(match.operation, [malformedBody], traceId);
      }
      if (found.length > 0) return refused(match.operation, found, traceId);
      return throughPrism(request, input, match.operation, instead, traceId);
    },
  };
}

async function throughPrism(
  request: RawRequest,
  input: PrismInput,
  operation: ContractOperation,
  upstream: Upstream | undefined,
  traceId: string,
): Promise<GateAnswer> {
  const preference = readPrefer(request.headers.prefer);
  const unknown = preference && unknownPreference(operation, preference);
  if (unknown !== undefined) return unavailable(404, unknown, traceId);
  let raw: RawAnswer | undefined;
  const prism = instance(async () => {
    const answer = upstream && !preference ? await callUpstream(upstream, request) : undefined;
    // The one failure that makes Prism answer from the examples instead.
    if (answer === undefined || answer.status === 501)
      throw Object.assign(new Error(), { name: NOT_IMPLEMENTED });
    raw = answer;
    return toPrismOutput(answer);
  });
  const result = await prism.request(input, [operation.prism], {
    ...CHECKS,
    mock: { seed: DYNAMIC_SEED, ...mockOptions(preference) },
  })();
  if (E.isLeft(result)) return failed(operation, result.left, traceId);

  const { output, validations } = result.right;
  // Prism calls an undocumented 4xx or 5xx a warning; here every finding counts.
  const responseViolations = validations.output.map((found) => toViolation('response', found));
  if (responseViolations.length > 0) return brokenContract(responseViolations, traceId);
  return { answer: raw ?? mockAnswer(output), source: raw ? 'upstream' : 'example', violations: [] };
}

const CHECKS = {
  isProxy: true,
  upstream: UPSTREAM,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
} as const;

function instance(forward: () => Promise<PrismOutput>): ReturnType<typeof prismHttp.createInstance> {
  return prismHttp.createInstance(
    { ...CHECKS, mock: { dynamic: false } },
    {
      logger: silent as never,
      forward: (input) => () => TE.tryCatch(() => refuseOr(forward, input.validations), E.toError),
    },
  );
}

async function refuseOr(
  forward: () => Promise<PrismOutput>,
  found: readonly PrismDiagnostic[],
): Promise<PrismOutput> {
  if (found.length > 0)
    throw new RefusedRequest(found.map((diagnostic) => toViolation('request', diagnostic)));
  return forward();
}
