import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Coverage } from '../control/coverage.ts';
import type { Journal, JournalEntry } from '../control/journal.ts';
import { applyFault, type FaultLayer, type Outcome } from '../faults/fault-layer.ts';
import type { Gate } from '../gate/gate.ts';
import type { Upstream } from '../gate/upstream.ts';
import type { Violation } from '../gate/violations.ts';
import { TRACE_HEADER } from '../sandbox/sandbox.ts';
import { isPreflight, preflightAnswer, withCors } from './cors.ts';
import type { RawAnswer, RawRequest } from './exchange.ts';

export interface ApiPipelineOptions {
  readonly gate: Gate;
  readonly faults: FaultLayer;
  readonly journal: Journal;
  readonly coverage: Coverage;
}

export type ApiPipeline = (request: RawRequest, signal: AbortSignal) => Promise<Outcome>;

/** faults → gate → sandbox, with everything written down. */
export function createApiPipeline({ gate, faults, journal, coverage }: ApiPipelineOptions): ApiPipeline {
  return async (sent, signal) => {
    const requestId = `00-${randomBytes(16).toString('hex')}`;
    const request: RawRequest = { ...sent, headers: { ...sent.headers, [TRACE_HEADER]: requestId } };
    const match = gate.match(request);
    const operationId = match.operation?.operationId;
    const armed = faults.take(request, operationId);
    let source: JournalEntry['source'] = 'fault';
    let violations: readonly Violation[] = [];

    const proceed = async (instead?: Upstream): Promise<RawAnswer> => {
      if (isPreflight(request)) {
        source = 'gateway';
        return preflightAnswer(request);
      }
      const passed = await gate.answer(request, match, requestId, instead);
      ({ source, violations } = passed);
      return { ...passed.answer, headers: { ...passed.answer.headers, [TRACE_HEADER]: requestId } };
    };
    if (armed?.rule.delayMs) await wait(armed.rule.delayMs, undefined, { signal }).catch(() => {});
    const outcome = await (armed
      ? applyFault(armed.rule, request, requestId, async (instead) =>
          withCors(request, await proceed(instead)),
        )
      : proceed().then((answer): Outcome => ({ kind: 'answer', answer: withCors(request, answer) })));

    const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
    journal.record({ request: sent, requestId, operationId, answer, source, fault: armed?.id, violations });
    if (operationId && answer) coverage.record(operationId, answer.status);
    return outcome;
  };
}
