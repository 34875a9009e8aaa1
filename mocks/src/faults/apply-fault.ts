import type { ContractOperation } from '@portal-kit/contract/contract';
import { jsonResponse, type RawRequest, type RawResponse } from '@portal-kit/contract/exchange';
import type { Upstream } from '../gate/upstream.ts';
import { withCors } from '../gateway/cors.ts';
import { htmlPage } from '../gateway/html.ts';
import type { Pace } from '../gateway/pace.ts';
import { alterBody } from './alter-body.ts';
import { failureBody } from './failure-body.ts';
import { type Fault, LONGEST_DELAY_MS } from './fault-rule.ts';
import { identityFailure } from './identity-failure.ts';

/** Result of the fault layer: a response, possibly truncated or slow, or a connection reset. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly response: RawResponse;
      readonly truncateAfterBytes?: number;
      readonly pace?: Pace;
      /** How the fault changed the response. Absent when the sandbox's response is sent unchanged. */
      readonly change?: string;
    }
  | { readonly kind: 'reset' };

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
  const failWith = (failure: RawResponse) =>
    changed(withCors(request, failure), `${fault.kind} ${failure.status}`);
  switch (fault.kind) {
    case 'status': {
      if (fault.when === 'after') await proceed();
      const body = fault.body ?? failureBody(fault, operation, traceId);
      return failWith(jsonResponse(fault.status, body, withLowerCaseNames(fault.headers)));
    }
    case 'reset': {
      if (fault.when === 'after') await proceed();
      return { kind: 'reset' };
    }
    case 'delay':
      return response(await proceed());
    case 'truncate':
      return { ...response(await proceed()), truncateAfterBytes: fault.afterBytes };
    case 'stall': {
      const { afterBytes, stallMs = LONGEST_DELAY_MS } = fault;
      const pace = { firstBytes: afterBytes, nextBytes: Number.POSITIVE_INFINITY, pauseMs: stallMs };
      return { ...response(await proceed()), pace };
    }
    case 'drip': {
      const { bytes, everyMs } = fault;
      return {
        ...response(await proceed()),
        pace: { firstBytes: bytes, nextBytes: bytes, pauseMs: everyMs },
      };
    }
    case 'setField':
    case 'removeField':
    case 'retypeField': {
      const { response: altered, places } = alterBody(fault, await proceed());
      return places === 0
        ? response(altered)
        : changed(altered, `${fault.kind} ${fault.field} in ${places} ${places === 1 ? 'place' : 'places'}`);
    }
    case 'setHeader': {
      const name = fault.header.toLowerCase();
      return changed(withHeader(await proceed(), name, fault.value), `${fault.kind} ${name}`);
    }
    case 'malformedJson': {
      const full = await proceed();
      return changed({ ...full, body: full.body.subarray(0, Math.ceil(full.body.length / 2)) }, fault.kind);
    }
    case 'html':
      return failWith(gatewayPage(fault.status ?? 502));
    case 'emptyBody':
      return changed({ ...(await proceed()), body: Buffer.alloc(0) }, fault.kind);
    case 'contentType':
      return changed(withHeader(await proceed(), 'content-type', fault.contentType), fault.kind);
    case 'dropHeader': {
      const full = await proceed();
      const dropped = fault.header.toLowerCase();
      const { [dropped]: value, ...headers } = full.headers;
      return value === undefined ? response(full) : changed({ ...full, headers }, `${fault.kind} ${dropped}`);
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

/** Returns whether the fault does nothing when the response lacks its field or header. */
export const needsTarget = ({ kind }: Fault) =>
  kind === 'setField' || kind === 'removeField' || kind === 'retypeField' || kind === 'dropHeader';

const withLowerCaseNames = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const withHeader = (full: RawResponse, name: string, value: string): RawResponse => ({
  ...full,
  headers: { ...full.headers, [name]: value },
});

const response = (full: RawResponse) => ({ kind: 'response', response: full }) as const;

const changed = (full: RawResponse, change: string): Outcome => ({ ...response(full), change });

function gatewayPage(status: number): RawResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    cookies: [],
    body: Buffer.from(htmlPage('Bad gateway', '')),
  };
}
