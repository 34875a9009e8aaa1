import { setTimeout as wait } from 'node:timers/promises';
import type { Coverage } from '../control/coverage.ts';
import type { Journal, JournalEntry } from '../control/journal.ts';
import { applyFault, type FaultLayer, type Outcome } from '../faults/fault-layer.ts';
import type { Gate } from '../gate/gate.ts';
import type { Upstream } from '../gate/upstream.ts';
import type { Violation } from '../gate/violations.ts';
import { createReplayUpstream } from '../recordings/replay-upstream.ts';
import { type Sandbox, TRACE_HEADER } from '../sandbox/sandbox.ts';
import { ActiveScenario, type ScenarioRequest } from '../scenarios/active-scenario.ts';
import { isPreflight, preflightResponse, withCors } from './cors.ts';
import { jsonResponse, type RawRequest, type RawResponse } from './exchange.ts';
import { newRequestId } from './gateway-error.ts';

export interface ApiPipelineOptions {
  readonly gate: Gate;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
  /** Default: no scenarios. */
  readonly scenario?: ActiveScenario;
  /** The sandbox of the world. Default: the gate's upstream. */
  readonly sandbox?: Pick<Sandbox, 'fetch'>;
  /** Whether the gate's upstream handles requests without a scenario. */
  readonly hasOwnUpstream?: boolean;
}

export type ApiPipeline = (request: RawRequest, signal: AbortSignal) => Promise<Outcome>;

/** Runs a request through scenario, fault layer, gate and sandbox, and records it in journal and coverage. */
export function createApiPipeline(options: ApiPipelineOptions): ApiPipeline {
  const { gate, faults, journal, coverage, sandbox, scenario = new ActiveScenario() } = options;
  const { hasOwnUpstream = false } = options;
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
    const request: RawRequest = { ...sent, headers: { ...sent.headers, [TRACE_HEADER]: requestId } };
    const match = gate.match(request);
    const operationId = match.operation?.operationId;
    const armed = faults.consume(request, operationId);
    const fault = armed?.rule ?? (isPreflight(request) ? undefined : selected.fault(match.operation));
    const usesSandbox = hooks !== undefined || !hasOwnUpstream;
    const worldUpstream: Upstream | undefined =
      sandbox && usesSandbox ? (call) => sandbox.fetch(call, hooks) : undefined;
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
    if (fault && 'delayMs' in fault) await wait(fault.delayMs, undefined, { signal }).catch(() => {});
    const outcome = await (fault
      ? applyFault(fault, { request, operation: match.operation, traceId: requestId }, async (upstream) =>
          withCors(request, await proceed(upstream)),
        )
      : proceed().then((response): Outcome => ({ kind: 'response', response: withCors(request, response) })));

    const response = outcome.kind === 'response' ? outcome.response : undefined;
    journal.record({
      request: sent,
      requestId,
      durationMs: Math.round(performance.now() - startedAt),
      operationId,
      response,
      source,
      fault: armed?.id,
      scenario: selected.name,
      violations,
    });
    // Responses from examples and recordings do not count, because the sandbox did not create them.
    const isOwn = source !== 'example' && source !== 'recording';
    if (operationId && response && isOwn) coverage.record(operationId, response.status);
    return outcome;
  };
}

const unknownScenario = ({ message }: RangeError, traceId: string) =>
  jsonResponse(400, { errorMessage: message, errorCode: 'UNKNOWN_SCENARIO', status: 400, traceId });
