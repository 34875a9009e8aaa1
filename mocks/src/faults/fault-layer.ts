import { type ContractOperation, examplesOf } from '../contract/contract.ts';
import type { Upstream } from '../gate/upstream.ts';
import { isPreflight, withCors } from '../gateway/cors.ts';
import { jsonAnswer, type RawAnswer, type RawRequest } from '../gateway/exchange.ts';
import { htmlPage } from '../gateway/html.ts';
import type { Fault, FaultRule } from './fault-rule.ts';
import { identityFailure } from './identity-failure.ts';

export interface ArmedFault {
  readonly id: string;
  readonly rule: FaultRule;
  /** Requests it still hits. */
  remaining: number | 'always';
}

/** What leaves the fault layer: an answer, perhaps cut short, or a dead socket. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: RawAnswer; readonly cutAfterBytes?: number }
  | { readonly kind: 'reset' };

/** Rules in the order they were set; each request is hit by the first one that matches and is not used up. */
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

  /** Whether there was one of this id. */
  remove(id: string): boolean {
    const before = this.#armed.length;
    this.#armed = this.#armed.filter((armed) => armed.id !== id);
    return this.#armed.length < before;
  }

  clear(): void {
    this.#armed = [];
  }

  /** The rule that hits this request, counted as used. */
  take(request: RawRequest, operationId: string | undefined): ArmedFault | undefined {
    const hit = this.#armed.find(
      (armed) => armed.remaining !== 0 && matches(armed.rule, request, operationId),
    );
    if (hit && hit.remaining !== 'always') hit.remaining -= 1;
    return hit;
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
  // The browser's own question beforehand: a fault is meant for the call, unless it says so.
  if (rule.method === undefined && isPreflight(request)) return false;
  return rule.path === undefined || new RegExp(rule.path).test(request.path);
}

/** What a fault hits. */
interface Hit {
  readonly request: RawRequest;
  readonly operation: ContractOperation | undefined;
  readonly traceId: string;
}

/** Lets a request through a fault; `proceed` is the gate and what stands behind it, or `instead` of that. */
export async function applyFault(
  fault: Fault,
  { request, operation, traceId }: Hit,
  proceed: (instead?: Upstream) => Promise<RawAnswer>,
): Promise<Outcome> {
  // A page of another origin reads a failure as it reads any answer.
  const failWith = (failure: RawAnswer) => answer(withCors(request, failure));
  switch (fault.kind) {
    case 'status': {
      if (fault.when === 'after') await proceed();
      return failWith(
        jsonAnswer(fault.status, fault.body ?? failureBody(fault, operation, traceId), fault.headers),
      );
    }
    case 'reset': {
      if (fault.when === 'after') await proceed();
      return { kind: 'reset' };
    }
    case 'delay':
      return answer(await proceed());
    case 'truncate':
      return { kind: 'answer', answer: await proceed(), cutAfterBytes: fault.afterBytes };
    case 'malformedJson': {
      const full = await proceed();
      return answer({ ...full, body: full.body.subarray(0, Math.ceil(full.body.length / 2)) });
    }
    case 'html':
      return failWith(gatewayPage(fault.status ?? 502));
    case 'emptyBody':
      return answer({ ...(await proceed()), body: Buffer.alloc(0) });
    case 'contentType': {
      const full = await proceed();
      return answer({ ...full, headers: { ...full.headers, 'content-type': fault.contentType } });
    }
    case 'dropHeader': {
      const full = await proceed();
      const dropped = fault.header.toLowerCase();
      return answer({
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
      return answer(await proceed(identityFailure(fault)));
  }
}

const answer = (full: RawAnswer): Outcome => ({ kind: 'answer', answer: full });

/** What the contract says that this operation answers; a failure that it does not document is told in general words. */
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
  401: ['UNAUTHENTICATED', 'The token is missing, not valid or expired.'],
  403: ['FORBIDDEN', "You don't have the required permissions."],
  404: ['NOT_FOUND', 'Nothing was found under this id.'],
  412: ['VERSION_MISMATCH', 'Somebody else has changed this in the meantime.'],
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

function gatewayPage(status: number): RawAnswer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    cookies: [],
    body: Buffer.from(htmlPage('Bad gateway', '')),
  };
}
