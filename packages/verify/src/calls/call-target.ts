import type { Call, CallValues } from './call.ts';

/** The request of a call after references are replaced by values of earlier responses. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server that receives the generated calls. */
export interface CallTarget extends CallValues {
  /** Calls since the last `restore`. */
  readonly sent: readonly SentCall[];
  readonly lastStatus: number;
  /** Sends a call. Resolves to a sentence about the failure if the response is wrong. */
  call(call: Call): Promise<string | undefined>;
  /** Returns a curl command for a call. Shell variables replace the callers' tokens. */
  formatCurl(call: SentCall): string;
  /** Restores the server's initial data and clears `sent`. */
  restore(): void;
  /** Returns the number of calls by status. */
  statuses(): Readonly<Record<string, number>>;
}
