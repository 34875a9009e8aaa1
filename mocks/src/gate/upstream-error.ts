/** Thrown by an upstream that has no response. The gate responds with 502 and records a violation. */
export class UpstreamError extends Error {
  readonly errorCode: string;

  constructor(errorCode: string, message: string) {
    super(message);
    this.errorCode = errorCode;
  }
}
