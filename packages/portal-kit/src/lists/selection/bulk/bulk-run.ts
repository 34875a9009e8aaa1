import type { PortalError } from '@portal-kit/sdk';

/** Records that are processed at the same time. */
const concurrency = 3;

/** A record stays `waiting` if the run stops before it. */
export type RecordState =
  | { status: 'waiting' | 'running' }
  | { status: 'done'; value: unknown }
  | { status: 'failed'; error: unknown };

export interface BulkProgress {
  /** One state per record, in the order of the records. */
  states: readonly RecordState[];
  isRunning: boolean;
}

export interface BulkRun {
  get: () => BulkProgress;
  subscribe: (listener: () => void) => () => void;
  /** Processes every record that is not done. Resolves when no record is running. */
  start: () => Promise<void>;
  /** Starts no further record, and aborts reads. */
  stop: () => void;
}

const waiting: RecordState = { status: 'waiting' };

/** Returns whether the error would also fail all other records: no session, maintenance or no network. */
export function stopsRun(error: unknown): boolean {
  const { kind, status, code } = (error ?? {}) as Partial<PortalError>;
  return kind === 'network' || kind === 'aborted' || status === 401 || code === 'MAINTENANCE';
}

/** Processes records, three at a time. After an error that would fail every record, the other records stay waiting. */
export function createBulkRun<Row>(
  rows: readonly Row[],
  process: (row: Row, signal: AbortSignal) => Promise<unknown>,
): BulkRun {
  let progress: BulkProgress = { states: rows.map(() => waiting), isRunning: false };
  let stopped = new AbortController();
  const listeners = new Set<() => void>();
  const change = (next: Partial<BulkProgress>) => {
    progress = { ...progress, ...next };
    for (const listener of listeners) listener();
  };
  const setState = (index: number, state: RecordState) =>
    change({ states: progress.states.map((known, at) => (at === index ? state : known)) });

  async function work(queue: number[], { signal }: AbortController): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = signal.aborted ? undefined : queue.shift()) {
      setState(index, { status: 'running' });
      try {
        const value = await process(rows[index] as Row, signal);
        setState(index, { status: 'done', value });
      } catch (error) {
        setState(
          index,
          (error as Partial<PortalError> | undefined)?.kind === 'aborted'
            ? waiting
            : { status: 'failed', error },
        );
        if (stopsRun(error)) stopped.abort();
      }
    }
  }

  return {
    get: () => progress,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      if (progress.isRunning) return;
      stopped = new AbortController();
      const isLeft = ({ status }: RecordState) => status !== 'done';
      const queue = [...rows.keys()].filter((index) => isLeft(progress.states[index] ?? waiting));
      change({
        isRunning: true,
        states: progress.states.map((state) => (isLeft(state) ? waiting : state)),
      });
      await Promise.all(
        Array.from({ length: Math.min(concurrency, queue.length) }, () => work(queue, stopped)),
      );
      change({ isRunning: false });
    },
    stop: () => stopped.abort(),
  };
}
