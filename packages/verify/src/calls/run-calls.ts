import { loadContract } from '@portal-kit/contract/contract';
import { dereferencedOperations } from '@portal-kit/contract/dereferenced-document';
import fc from 'fast-check';
import { type Call, generateCalls } from './call.ts';
import type { CallTarget } from './call-target.ts';

export interface CallRunOptions {
  readonly target: CallTarget;
  /** Smallest number of calls. */
  readonly calls: number;
  readonly seed: number;
  readonly print?: (line: string) => void;
  /** Longest search for a shorter failure. Default: 60 s. */
  readonly shrinkTimeMs?: number;
  /** Replaces `target.call`, for tests. */
  readonly send?: (target: CallTarget, call: Call) => Promise<string | undefined>;
}

export interface CallFailure {
  /** Seed that repeats the failure. */
  readonly seed: number;
  readonly message: string;
  /** Commands of the shortest sequence of calls that fails. The last call gets the wrong response. */
  readonly curls: readonly string[];
}

export interface CallRunResult {
  readonly calls: number;
  readonly durationMs: number;
  /** Calls by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failure?: CallFailure;
}

/** Each sequence starts with the same data. Later calls use IDs and ETags that earlier calls returned. */
const LONGEST_SEQUENCE = 80;
const SEQUENCES_PER_SEED = 25;
/** At least the number of calls that one seed generates. */
export const CALLS_PER_SEED = LONGEST_SEQUENCE * SEQUENCES_PER_SEED;
const PROGRESS_MS = 10_000;

const callTarget = (target: CallTarget, call: Call) => target.call(call);

/** Sends generated calls to a server until a call fails or all calls are sent. */
export async function runCalls(options: CallRunOptions): Promise<CallRunResult> {
  const { target, seed, print = () => {}, shrinkTimeMs = 60_000, send = callTarget } = options;
  const contract = await loadContract();
  const plain = new Map([
    ...(await dereferencedOperations('portal')),
    ...(await dereferencedOperations('identity')),
    ...(await dereferencedOperations('embed')),
  ]);
  const sequence = fc.array(generateCalls(contract, plain, target), {
    minLength: 1,
    maxLength: LONGEST_SEQUENCE,
    size: 'max',
  });
  const started = performance.now();
  let sent = 0;
  let printed = started;
  let found: CallFailure | undefined;
  let failedAt: number | undefined;

  const property = (batchSeed: number) =>
    fc.asyncProperty(sequence, async (sequenceOfCalls) => {
      if (failedAt !== undefined && performance.now() - failedAt > shrinkTimeMs) return;
      if (failedAt === undefined && sent >= options.calls) return;
      target.restore();
      for (const call of sequenceOfCalls) {
        const message = await send(target, call).catch((error: Error) => `The call threw: ${error.message}`);
        if (failedAt === undefined) sent += 1;
        if (message === undefined) continue;
        failedAt ??= performance.now();
        found = { seed: batchSeed, message, curls: target.sent.map((one) => target.formatCurl(one)) };
        throw new Error(message);
      }
      if (failedAt !== undefined || performance.now() - printed < PROGRESS_MS) return;
      printed = performance.now();
      print(`${sent} of ${options.calls} calls, ${getCallRate(sent, printed - started)} calls/s`);
    });

  for (let batch = 0; sent < options.calls && found === undefined; batch += 1) {
    const parameters = { seed: seed + batch, numRuns: SEQUENCES_PER_SEED };
    const result = await fc.check(property(seed + batch), parameters);
    if (result.failed && !found) throw result.errorInstance;
  }
  return {
    calls: sent,
    durationMs: performance.now() - started,
    statuses: target.statuses(),
    ...(found ? { failure: found } : {}),
  };
}

export const getCallRate = (count: number, durationMs: number): number =>
  Math.round((count * 1000) / durationMs);
