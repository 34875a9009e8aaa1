import { useSyncExternalStore } from 'react';

export interface LogEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: 'event' | 'callback' | 'error' | 'request';
  /** Name of the event or the callback, kind of the error, or method and path of the request. */
  readonly name: string;
  readonly detail: string;
  /** Whether the request or the widget failed. */
  readonly isFailed: boolean;
}

const kept = 200;

/** The events, callbacks, errors and requests of the widget, the newest first. */
export class EventLog {
  #entries: readonly LogEntry[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  add(entry: Omit<LogEntry, 'id' | 'at'>): void {
    this.#count += 1;
    this.#entries = [{ ...entry, id: this.#count, at: new Date() }, ...this.#entries].slice(0, kept);
    this.#changed();
  }

  clear(): void {
    this.#entries = [];
    this.#changed();
  }

  readonly entries = () => this.#entries;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed() {
    for (const listener of this.#listeners) listener();
  }
}

export const useLogEntries = (log: EventLog): readonly LogEntry[] =>
  useSyncExternalStore(log.subscribe, log.entries);

/** Formats a value as short JSON, or with `String()` if JSON can't represent it. */
export function describeValue(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 2000);
  } catch {
    return String(value);
  }
}
