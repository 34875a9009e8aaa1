import { setTimeout as wait } from 'node:timers/promises';
import type { ContractOperation } from '@portal-kit/contract/contract';
import { jsonResponse, type RawRequest, type RawResponse } from '@portal-kit/contract/exchange';
import type { Violation } from '@portal-kit/contract/violation';
import type { Coverage } from '../control/coverage.ts';
import type { Journal, JournalEntry } from '../control/journal.ts';
import { applyFault, needsTarget, type Outcome } from '../faults/apply-fault.ts';
import type { DueFault, FaultLayer } from '../faults/fault-layer.ts';
import type { RequestGate } from '../gate/gate.ts';
import type { Upstream } from '../gate/upstream.ts';
import { createReplayUpstream } from '../recordings/replay-upstream.ts';
import { type Sandbox, TRACE_HEADER } from '../sandbox/sandbox.ts';
import { ActiveScenario, type ScenarioRequest } from '../scenarios/active-scenario.ts';
import type { StartedSpan, Tracing } from '../tracing/tracing.ts';
import { isPreflight, preflightResponse, withCors } from './cors.ts';
import { newRequestId } from './gateway-error.ts';

export interface ApiPipelineOptions {
  readonly gate: RequestGate;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
  /** Default: no scenarios. */
  readonly scenario?: ActiveScenario;
  /** The sandbox of the world. Default: the gate's upstream. */
  readonly sandbox?: Pick<Sandbox, 'fetch'>;
  /** Default: no traces. */
  readonly tracing?: Tracing;
  /** Whether the gate's upstream handles requests without a scenario. */
  readonly hasOwnUpstream?: boolean;
}

export type ApiPipeline = (request: RawRequest, signal: AbortSignal) => Promise<Outcome>;

/** Runs a request through scenario, fault layer, gate and sandbox, and records it in journal and coverage. */
export function createApiPipeline(options: ApiPipelineOptions): ApiPipeline {
  const { gate, faults, journal, coverage, sandbox, scenario = new ActiveScenario() } = options;
  const { hasOwnUpstream = false, tracing } = options;
  return async (received, signal) => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    let selected: ScenarioRequest;
    try {
      selected = scenario.resolve(received);
    } catch (error) {
      return {
        kind: 'response',
        response: withCors(received, unknownScenario(error as RangeError, requestId)),
      };
    }
    const { request: sent, hooks } = selected;
    const match = gate.match(sent);
    const operationId = match.operation?.operationId;
    const span = isPreflight(sent) ? undefined : tracing && gatewaySpan(tracing, sent, match.operation);
    const request: RawRequest = {
      ...sent,
      headers: {
        ...sent.headers,
        [TRACE_HEADER]: requestId,
        ...(span && { traceparent: span.traceparent }),
      },
    };
    const due =
      faults.consume(request, match.operation) ??
      (isPreflight(request) ? undefined : selected.fault(match.operation));
    const usesSandbox = hooks !== undefined || !hasOwnUpstream;
    const worldUpstream: Upstream | undefined =
      sandbox && usesSandbox
        ? (call) => inSandboxSpan(tracing, operationId, call, () => sandbox.fetch(call, hooks))
        : undefined;
    const { replay } = selected;
    const replayed =
      replay && match.operation && worldUpstream
        ? createReplayUpstream(replay, match.operation, request, worldUpstream)
        : undefined;
    let source = 'fault' as JournalEntry['source'];
    let violations: readonly Violation[] = [];

    const proceed = async (upstream = replayed?.respond ?? worldUpstream): Promise<RawResponse> => {
      if (isPreflight(request)) {
        source = 'gateway';
        return preflightResponse(request);
      }
      const isReplayed = () => replayed?.isReplayed() ?? false;
      const handled = await gate.handle(request, match, requestId, upstream, isReplayed);
      ({ source, violations } = handled);
      if (source === 'upstream' && isReplayed()) source = 'recording';
      return { ...handled.response, headers: { ...handled.response.headers, [TRACE_HEADER]: requestId } };
    };
    if (due && due.delayMs > 0) await wait(due.delayMs, undefined, { signal }).catch(() => {});
    const respond = async (): Promise<Outcome> => {
      if (!due) return { kind: 'response', response: withCors(request, await proceed()) };
      const target = { request, operation: match.operation, traceId: requestId };
      return applyFault(due.rule, target, async (upstream) => withCors(request, await proceed(upstream)));
    };
    const outcome = await respond().catch((error: unknown) => {
      span?.end({ isFailed: true });
      throw error;
    });
    const change = outcome.kind === 'response' ? outcome.change : undefined;
    if (due && needsTarget(due.rule) && change === undefined) due.release();

    const response = outcome.kind === 'response' ? outcome.response : undefined;
    const effectiveSource = change === undefined && outcome.kind === 'response' ? source : 'fault';
    span?.end({
      isFailed: response === undefined || response.status >= 500 || violations.length > 0,
      attributes: {
        ...(response && { 'http.response.status_code': response.status }),
        ...(due?.id !== undefined && { 'sandbox.fault': due.id }),
        ...(selected.name !== undefined && { 'sandbox.scenario': selected.name }),
        'sandbox.request_id': requestId,
        'sandbox.source': effectiveSource,
        'sandbox.violations': violations.length,
      },
    });
    journal.record({
      request: sent,
      requestId,
      durationMs: Math.round(performance.now() - startedAt),
      operationId,
      response,
      source: effectiveSource,
      fault: due?.id,
      faultEffect: due && describeEffect(due, outcome),
      scenario: selected.name,
      violations,
    });
    // Responses from examples and recordings do not count, because the sandbox did not create them.
    const isOwn = source !== 'example' && source !== 'recording';
    if (operationId && response && isOwn) coverage.record(operationId, response.status);
    return outcome;
  };
}

/** Attributes contain no identifiers of suppliers or users: the path is the template of the contract. */
function gatewaySpan(
  tracing: Tracing,
  { method, headers }: RawRequest,
  operation: ContractOperation | undefined,
): StartedSpan {
  const route = operation?.path;
  return tracing.start('gateway', route ? `${method} ${route}` : method, {
    traceparent: headers.traceparent,
    attributes: {
      'http.request.method': method,
      ...(route && { 'http.route': route }),
      ...(operation && { 'portal.operation_id': operation.operationId }),
    },
  });
}

async function inSandboxSpan(
  tracing: Tracing | undefined,
  operationId: string | undefined,
  { headers }: Request,
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  const span = tracing?.start('sandbox', operationId ?? 'request', {
    traceparent: headers.get('traceparent') ?? undefined,
  });
  try {
    const response = await handle();
    span?.end({ isFailed: response.status >= 500 });
    return response;
  } catch (error) {
    span?.end({ isFailed: true });
    throw error;
  }
}

/** Describes what the fault did to the exchange, for the journal. */
function describeEffect({ rule, delayMs }: DueFault, outcome: Outcome): string {
  const change = outcome.kind === 'response' ? outcome.change : undefined;
  const { kind } = rule;
  const effect =
    needsTarget(rule) && change === undefined ? `${kind}: not in the response` : (change ?? kind);
  if (kind === 'delay') return `delay of ${delayMs} ms`;
  return delayMs > 0 ? `${effect} after ${delayMs} ms` : effect;
}

const unknownScenario = ({ message }: RangeError, traceId: string) =>
  jsonResponse(400, { errorMessage: message, errorCode: 'UNKNOWN_SCENARIO', status: 400, traceId });
