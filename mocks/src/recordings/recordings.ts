import type { Recording } from './recording.ts';

/** Recordings are scenarios with this prefix. */
const PREFIX = 'recording:';

const LARGEST_COUNT = 20;
const LARGEST_BYTES = 64 * 1024 * 1024;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** The recordings of a world, in memory. */
export class Recordings {
  readonly #stored = new Map<string, Recording>();

  /**
   * Adds the recording that `read` returns, or nothing. `read` is called after the name is checked.
   *
   * @throws TypeError when the name is invalid or the world has too many recordings.
   */
  add(name: string, read: () => Recording): Recording {
    if (!NAME.test(name))
      throw new TypeError('The name of a recording has 1 to 40 lowercase letters, digits and hyphens.');
    if (this.#stored.has(name))
      throw new TypeError(`The recording "${name}" exists. Delete it, or choose another name.`);
    if (this.#stored.size >= LARGEST_COUNT)
      throw new TypeError(`The world has ${LARGEST_COUNT} recordings. Delete one first.`);
    const recording = read();
    const bytes = [...this.#stored.values(), recording].reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > LARGEST_BYTES)
      throw new TypeError('The recordings of the world are larger than 64 MB. Delete one first.');
    this.#stored.set(name, recording);
    return recording;
  }

  /** Returns a name for a recording without one. */
  nextName(): string {
    let place = this.#stored.size + 1;
    while (this.#stored.has(`recording-${place}`)) place += 1;
    return `recording-${place}`;
  }

  list(): readonly Recording[] {
    return [...this.#stored.values()];
  }

  /** Returns whether a recording with this name existed. */
  remove(name: string): boolean {
    return this.#stored.delete(name);
  }

  ofScenario(scenario: string): Recording | undefined {
    return scenario.startsWith(PREFIX) ? this.#stored.get(scenario.slice(PREFIX.length)) : undefined;
  }

  /** Names of the scenarios. */
  get scenarioNames(): readonly string[] {
    return [...this.#stored.keys()].map(getScenarioName);
  }
}

export const describeRecording = ({ api, calls, recordedAt, unrecorded }: Recording): string => {
  const rest =
    unrecorded === 'sandbox' ? 'The sandbox responds to other calls.' : 'Other calls fail with NOT_RECORDED.';
  return `${calls.length} recorded ${calls.length === 1 ? 'call' : 'calls'} of ${api}. ${rest} The clock is set to ${recordedAt.slice(0, 16).replace('T', ' ')} UTC.`;
};

export const getScenarioName = (name: string) => PREFIX + name;
