/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of one attempt in milliseconds. Default: `timeoutMs` or `transferTimeoutMs` of the SDK. */
  readonly timeoutMs?: number | undefined;
  /** Additional request headers, for example `Prefer: code=404` for a mock server. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** POST only: one key per confirmed submit. Every attempt sends the same key. Default: a new uuid per call. */
  readonly idempotencyKey?: string | undefined;
  /** The `etag` that the change is based on. The server refuses a stale tag with 412. Default: the last write wins. */
  readonly ifMatch?: string | null | undefined;
}

/** Progress of a transfer. `totalBytes` is null when the sender does not declare a length. */
export interface TransferProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number | null;
}

/** Options of a call that may transfer a file. */
export interface TransferOptions extends CallOptions {
  /** Called when bytes are sent (upload, in browsers) or received (download). */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}

/** Result of a successful call. */
export interface ApiResult<Data> {
  /** `undefined` after a 204. The server may respond with 204 to any call; in this case, read the record again. */
  readonly data: Data | undefined;
  /** HTTP status: 200, 201, 202 or 204. */
  readonly status: number;
  /** `ETag` header in the format of `ifMatch`; null when the header is absent or hidden by CORS. */
  readonly etag: string | null;
  /** `X-Request-Id` header, for support; `undefined` when absent. */
  readonly requestId: string | undefined;
  /** The response with its headers. The body has already been read. */
  readonly response: Response;
}

/** A downloaded file. The name comes from the server and is safe for a file system. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
}
