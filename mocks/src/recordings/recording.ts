import type { RawResponse } from '@portal-kit/contract/exchange';
import type { CallKey } from './call-key.ts';

/** A recorded request with its response. */
export interface RecordedCall extends CallKey {
  /** Position in the HAR file. */
  readonly entry: number;
  readonly response: RawResponse;
}

/** Entries of a HAR file that are not replayed, by reason. */
export interface IgnoredEntries {
  readonly reason: string;
  readonly count: number;
  /** The first entries, as position and URL. */
  readonly entries: readonly { readonly entry: number; readonly url: string }[];
}

/** A recorded response that violates the contract. */
export interface RecordedViolation {
  readonly entry: number;
  readonly operationId: string;
  readonly url: string;
  readonly status: number;
  readonly message: string;
}

/** Response to a request that a recording does not contain: the sandbox's response, or an error. */
export type Unrecorded = 'sandbox' | 'error';

/** A HAR file that the sandbox replays. */
export interface Recording {
  readonly name: string;
  /** Base URL of the recorded API. */
  readonly api: string;
  /** ISO instant of the first replayed call; the clock's instant when the recording is selected. */
  readonly recordedAt: string;
  readonly unrecorded: Unrecorded;
  /** Whether responses that violate the contract are replayed. */
  readonly replaysViolations: boolean;
  readonly calls: readonly RecordedCall[];
  readonly ignored: readonly IgnoredEntries[];
  readonly violations: readonly RecordedViolation[];
  /** Size of the response bodies. */
  readonly bytes: number;
}
