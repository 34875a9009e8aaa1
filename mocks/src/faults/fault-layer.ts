import { type ContractOperation, examplesOf } from '../contract/operation.ts';
import type { Upstream } from '../gate/upstream.ts';
import { isPreflight, withCors } from '../gateway/cors.ts';
import { jsonResponse, type RawRequest, type RawResponse } from '../gateway/exchange.ts';
import { htmlPage } from '../gateway/html.ts';
import type { Fault, FaultRule } from './fault-rule.ts';
import { identityFailure } from './identity-failure.ts';
import { pathPattern } from './path-pattern.ts';

export interface ArmedFault {
  readonly id: string;
  readonly rule: FaultRule;
  /** Number of requests that the fault still applies to. */
  remaining: number | 'always';
}

/** Result of the fault layer: a response, possibly truncated, or a connection reset. */
export type Outcome =
  | { readonly kind: 'response'; readonly response: RawResponse; readonly truncateAfterBytes?: number }
  | { readonly kind: 'reset' };

/** Rules in insertion order. The first matching rule that is not used up applies to a request. */
export class FaultLayer {
  #armed: ArmedFault[] = [];
  #count = 0;

  add(rule: FaultRule): ArmedFault {
    this.#count += 1;
    const armed: ArmedFault = { id: `fault-${this.#count}`, rule, remaining: rule.times ?? 1 };
    this.#armed.push(armed);
    return armed;
  }

  list(): readonly ArmedFault[] {
    return this.#armed;
  }

  /** Returns whether a fault with this id existed. */
  remove(id: string): boolean {
    const before = this.#armed.length;
    this.#armed = this.#armed.filter((armed) => armed.id !== id);
    return this.#armed.length < before;
  }

  clear(): void {
    this.#armed = [];
  }

  /** Returns the rule that applies to this request and counts the use. */
  consume(request: RawRequest, operationId: string | undefined): ArmedFault | undefined {
    const matching = this.#armed.find(
      (armed) => armed.remaining !== 0 && matches(armed.rule, request, operationId),
    );
    if (matching && matching.remaining !== 'always') matching.remaining -= 1;
    return matching;
  }
}

const tokensOf = ({ headers }: RawRequest) => [
  headers.authorization?.replace(/^Bearer /i, ''),
  headers['access-token'],
];

function matches(rule: FaultRule, request: RawRequest, operationId: string | undefined): boolean {
  if (rule.operationId !== undefined && rule.operationId !== operationId) return false;
  if (rule.method !== undefined && rule.method.toUpperCase() !== request.method) return false;
  if (rule.token !== undefined && !tokensOf(request).includes(rule.token)) return false;
  // Faults do not apply to CORS preflights unless the rule names the method.
  if (rule.method === undefined && isPreflight(request)) return false;
  return rule.path === undefined || pathPattern(rule.path).test(request.path);
}

/** The request that a fault applies to. */
interface FaultTarget {
  readonly request: RawRequest;
  readonly operation: ContractOperation | undefined;
  readonly traceId: string;
}

/** Applies a fault to a request. `proceed` runs the gate and the sandbox, or `upstream` instead of the sandbox. */
export async function applyFault(
  fault: Fault,
  { request, operation, traceId }: FaultTarget,
  proceed: (upstream?: Upstream) => Promise<RawResponse>,
): Promise<Outcome> {
  // The CORS headers allow a page of another origin to read the failure.
  const failWith = (failure: RawResponse) => response(withCors(request, failure));
  switch (fault.kind) {
    case 'status': {
      if (fault.when === 'after') await proceed();
      return failWith(
        jsonResponse(
          fault.status,
          fault.body ?? failureBody(fault, operation, traceId),
          withLowerCaseNames(fault.headers),
        ),
      );
    }
    case 'reset': {
      if (fault.when === 'after') await proceed();
      return { kind: 'reset' };
    }
    case 'delay':
      return response(await proceed());
    case 'truncate':
      return { kind: 'response', response: await proceed(), truncateAfterBytes: fault.afterBytes };
    case 'malformedJson': {
      const full = await proceed();
      return response({ ...full, body: full.body.subarray(0, Math.ceil(full.body.length / 2)) });
    }
    case 'html':
      return failWith(gatewayPage(fault.status ?? 502));
    case 'emptyBody':
      return response({ ...(await proceed()), body: Buffer.alloc(0) });
    case 'contentType': {
      const full = await proceed();
      return response({ ...full, headers: { ...full.headers, 'content-type': fault.contentType } });
    }
    case 'dropHeader': {
      const full = await proceed();
      const dropped = fault.header.toLowerCase();
      return response({
        ...full,
        headers: Object.fromEntries(Object.entries(full.headers).filter(([name]) => name !== dropped)),
      });
    }
    case 'redirect':
      return failWith({
        status: fault.status ?? 302,
        headers: { location: fault.location },
        cookies: [],
        body: Buffer.alloc(0),
      });
    case 'identity':
      return response(await proceed(identityFailure(fault, request.ownHosts)));
  }
}

const withLowerCaseNames = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const response = (full: RawResponse): Outcome => ({ kind: 'response', response: full });

/** The contract's example for this operation and status, or a generic error body for an undocumented status. */
function failureBody(
  { status, example }: Extract<Fault, { kind: 'status' }>,
  operation: ContractOperation | undefined,
  traceId: string,
) {
  const examples = operation && examplesOf(operation, String(status));
  const [first] = examples?.values() ?? [];
  const body = example === undefined ? first : examples?.get(example);
  if (typeof body !== 'object' || body === null) return errorBody(status, traceId);
  return 'traceId' in body ? { ...body, traceId } : body;
}

const ERROR_TEXTS: Readonly<Record<number, readonly [errorCode: string, errorMessage: string]>> = {
  400: ['BAD_REQUEST', 'The request could not be read.'],
  401: ['UNAUTHENTICATED', 'The token is missing, invalid or expired.'],
  403: ['FORBIDDEN', "You don't have the required permissions."],
  404: ['NOT_FOUND', 'Nothing was found under this id.'],
  412: ['VERSION_MISMATCH', 'Someone else changed this in the meantime.'],
  413: ['PAYLOAD_TOO_LARGE', 'The file is larger than 10 MB.'],
  428: ['PRECONDITION_REQUIRED', 'This deployment requires If-Match.'],
  429: ['RATE_LIMITED', 'Too many requests. Wait and try again.'],
  503: ['UPSTREAM_UNAVAILABLE', 'The warehouse system is not available right now.'],
};

function errorBody(status: number, traceId: string) {
  const [errorCode, errorMessage] = ERROR_TEXTS[status] ?? [
    'INTERNAL',
    'It seems that an unexpected error has occurred. Please, try again later.',
  ];
  return { errorMessage, errorCode, status, traceId };
}

function gatewayPage(status: number): RawResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    cookies: [],
    body: Buffer.from(htmlPage('Bad gateway', '')),
  };
}
