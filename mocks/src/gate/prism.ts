import { createRequire } from 'node:module';
import prismHttp from '@stoplight/prism-http';
import type * as PrismValidator from '@stoplight/prism-http/dist/validator/index.js';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { ContractOperation } from '../contract/contract.ts';
import type { RawResponse } from '../gateway/exchange.ts';
import { RejectedRequest } from './error-responses.ts';
import { type PrismOutput, toPrismOutput, UPSTREAM } from './upstream.ts';
import { type PrismDiagnostic, toViolation, type Violation } from './violations.ts';

// The package does not export the validator by name.
const { validateOutput } = createRequire(import.meta.url)('@stoplight/prism-http/dist/validator') as Pick<
  typeof PrismValidator,
  'validateOutput'
>;

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

export const CHECKS = {
  isProxy: true,
  upstream: UPSTREAM,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
} as const;

export function createPrism(
  forward: () => Promise<PrismOutput>,
): ReturnType<typeof prismHttp.createInstance> {
  return prismHttp.createInstance(
    { ...CHECKS, mock: { dynamic: false } },
    {
      logger: silent as never,
      forward: (input) => () => TE.tryCatch(() => forwardIfValid(forward, input.validations), E.toError),
    },
  );
}

async function forwardIfValid(
  forward: () => Promise<PrismOutput>,
  found: readonly PrismDiagnostic[],
): Promise<PrismOutput> {
  if (found.length > 0)
    throw new RejectedRequest(found.map((diagnostic) => toViolation('request', diagnostic)));
  return forward();
}

/** Prism reports an undocumented 4xx or 5xx as a warning. The gate treats every finding as a violation. */
export const toResponseViolations = (found: readonly PrismDiagnostic[]): readonly Violation[] =>
  found.map((diagnostic) => toViolation('response', diagnostic));

/** A violation if the contract documents a body and the response has none. Prism accepts an absent body. */
export function missingBody(
  { prism }: ContractOperation,
  { status, body }: RawResponse,
): readonly Violation[] {
  const contents = prism.responses.find(({ code }) => code === String(status))?.contents ?? [];
  if (body.length > 0 || contents.length === 0) return [];
  const message = 'The response has no body, but the contract documents one';
  return [{ side: 'response', location: 'body', fieldPath: '', code: 'required', message }];
}

/** Validates a response of any server without its request. */
export function responseViolations(
  operation: ContractOperation,
  response: RawResponse,
): readonly Violation[] {
  const missing = missingBody(operation, response);
  if (missing.length > 0) return missing;
  try {
    const checked = validateOutput({ resource: operation.prism, element: toPrismOutput(response) });
    return E.isLeft(checked) ? toResponseViolations(checked.left) : [];
  } catch (error) {
    const { message } = E.toError(error);
    return [{ side: 'response', location: 'body', fieldPath: '', code: 'unreadable', message }];
  }
}
