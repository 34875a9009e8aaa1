import { type CallKey, serializeCallKey } from './call-key.ts';
import type { RecordedCall, Recording } from './recording.ts';

/** One replay of a recording: repeated calls get their responses in recorded order; the last one stays. */
export class Replay {
  readonly recording: Recording;
  readonly #calls: ReadonlyMap<string, readonly RecordedCall[]>;
  readonly #used = new Map<string, number>();

  constructor(recording: Recording) {
    this.recording = recording;
    this.#calls = groupCalls(recording.calls);
  }

  /** Returns the next response to this request; `undefined` for a request that wasn't recorded. */
  next(request: CallKey): RecordedCall | undefined {
    const key = serializeCallKey(request);
    const calls = this.#calls.get(key);
    const used = this.#used.get(key) ?? 0;
    this.#used.set(key, used + 1);
    return calls?.[used] ?? calls?.at(-1);
  }

  /** Describes the recorded call that differs least from a request that was not recorded. */
  explain(request: CallKey): string {
    const { name, calls } = this.recording;
    const missing = `The recording "${name}" has no ${describeCall(request)}.`;
    const candidates = calls.filter(({ operationId }) => operationId === request.operationId);
    if (candidates.length === 0) return `${missing} It has no call of ${request.operationId}.`;
    const [nearest] = candidates
      .map((call) => ({ call, differences: listDifferences(call, request) }))
      .toSorted((a, b) => a.differences.length - b.differences.length);
    return nearest
      ? `${missing} Nearest: ${describeCall(nearest.call)}. Different: ${nearest.differences.join(', ')}.`
      : missing;
  }
}

function groupCalls(calls: readonly RecordedCall[]): ReadonlyMap<string, readonly RecordedCall[]> {
  const groups = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = serializeCallKey(call);
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return groups;
}

const describeCall = ({ method, path, parameters }: CallKey) =>
  `${method} ${path}${parameters.length === 0 ? '' : `?${parameters.map((pair) => pair.join('=')).join('&')}`}`;

function listDifferences(recorded: CallKey, request: CallKey): string[] {
  const names = new Set([...recorded.parameters, ...request.parameters].map(([name]) => name));
  const joinValues = ({ parameters }: CallKey, name: string) =>
    parameters.flatMap(([other, value]) => (other === name ? value : [])).join(',');
  return [
    ...(recorded.path === request.path ? [] : ['path']),
    ...[...names].filter((name) => joinValues(recorded, name) !== joinValues(request, name)),
    ...(recorded.bodySha256 === request.bodySha256 ? [] : ['body']),
  ];
}
