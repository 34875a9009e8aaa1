import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from './store.ts';

export interface Call {
  readonly store: Store;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  /** `undefined`: plain text. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface InvalidField {
  readonly fieldPath: string;
  readonly message: string;
}

/** An error response with the contract's body. */
export class HttpError extends Error {
  readonly answer: Answer;

  constructor(
    status: number,
    errorCode: string,
    errorMessage: string,
    invalid: readonly InvalidField[] = [],
  ) {
    super(errorMessage);
    const extensions = invalid.length > 0 ? { extensions: { validationErrors: invalid } } : {};
    this.answer = { status, json: { errorMessage, errorCode, status, ...extensions } };
  }
}
