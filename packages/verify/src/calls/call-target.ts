import type { Call, CallValues } from './call.ts';

/** A call as it was sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server that generated calls test. */
export interface CallTarget extends CallValues {
  /** Calls since the last `restore`. */
  readonly sent: readonly SentCall[];
  readonly lastStatus: number;
  /** Sends a call. Returns a sentence about the failure if the server responds wrongly. */
  call(call: Call): Promise<string | undefined>;
  /** Returns a curl command for a call. The callers' tokens are shell variables. */
  curlOf(call: SentCall): string;
  /** Restores the initial data. */
  restore(): void;
  /** Returns the number of calls by status. */
  statuses(): Readonly<Record<string, number>>;
}
