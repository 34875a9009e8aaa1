import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Coverage } from '../control/coverage.ts';
import type { Journal, JournalEntry } from '../control/journal.ts';
import { applyFault, type FaultLayer, type Outcome } from '../faults/fault-layer.ts';
import type { Gate } from '../gate/gate.ts';
import type { Upstream } from '../gate/upstream.ts';
import type { Violation } from '../gate/violations.ts';
import { type Sandbox, TRACE_HEADER } from '../sandbox/sandbox.ts';
import { ChosenScenario, type InScenario } from '../scenarios/chosen-scenario.ts';
import { isPreflight, preflightAnswer, withCors } from './cors.ts';
import { jsonAnswer, type RawAnswer, type RawRequest } from './exchange.ts';

export interface ApiPipelineOptions {
  readonly gate: Gate;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
  /** Left out, there are no scenarios. */
  readonly scenario?: ChosenScenario;
  /** Answers in the situation of a scenario. */
  readonly sandbox?: Pick<Sandbox, 'fetch'>;
}

export type ApiPipeline = (request: RawRequest, signal: AbortSignal) => Promise<Outcome>;

/** faults → gate → sandbox, with everything written down. */
export function createApiPipeline(options: ApiPipelineOptions): ApiPipeline {
  const { gate, faults, journal, coverage, sandbox, scenario = new ChosenScenario() } = options;
  return async (received, signal) => {
    const requestId = `00-${randomBytes(16).toString('hex')}`;
    let chosen: InScenario;
    try {
      chosen = scenario.of(received);
    } catch (error) {
      return { kind: 'answer', answer: withCors(received, noScenario(error as RangeError, requestId)) };
    }
    const { request: sent, situation } = chosen;
    const request: RawRequest = { ...sent, headers: { ...sent.headers, [TRACE_HEADER]: requestId } };
    const match = gate.match(request);
    const operationId = match.operation?.operationId;
    const armed = faults.take(request, operationId);
    const fault = armed?.rule ?? (isPreflight(request) ? undefined : chosen.fault(match.operation));
    const inSituation: Upstream | undefined =
      situation && sandbox && ((call) => sandbox.fetch(call, situation));
    let source = 'fault' as JournalEntry['source'];
    let violations: readonly Violation[] = [];

    const proceed = async (instead = inSituation): Promise<RawAnswer> => {
      if (isPreflight(request)) {
        source = 'gateway';
        return preflightAnswer(request);
      }
      const passed = await gate.answer(request, match, requestId, instead);
      ({ source, violations } = passed);
      return { ...passed.answer, headers: { ...passed.answer.headers, [TRACE_HEADER]: requestId } };
    };
    if (fault && 'delayMs' in fault) await wait(fault.delayMs, undefined, { signal }).catch(() => {});
    const outcome = await (fault
      ? applyFault(fault, { request, operation: match.operation, traceId: requestId }, async (instead) =>
          withCors(request, await proceed(instead)),
        )
      : proceed().then((answer): Outcome => ({ kind: 'answer', answer: withCors(request, answer) })));

    const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
    journal.record({
      request: sent,
      requestId,
      operationId,
      answer,
      source,
      fault: armed?.id,
      scenario: chosen.name,
      violations,
    });
    // An example of the contract shows nothing of whoever is tested.
    if (operationId && answer && source !== 'example') coverage.record(operationId, answer.status);
    return outcome;
  };
}

const noScenario = ({ message }: RangeError, traceId: string) =>
  jsonAnswer(400, { errorMessage: message, errorCode: 'NO_SUCH_SCENARIO', status: 400, traceId });
