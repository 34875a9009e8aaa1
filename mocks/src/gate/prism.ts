import type { PrismOutput } from '@portal-kit/contract/prism-output';
import { type PrismDiagnostic, toViolation } from '@portal-kit/contract/violation';
import prismHttp from '@stoplight/prism-http';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { RejectedRequest } from './error-responses.ts';
import { UPSTREAM } from './upstream.ts';

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
