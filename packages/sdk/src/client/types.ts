import type { Operation, OperationData, OperationInput } from './operation';

/** The two tokens of the portal: who the user is, and what they may do. */
export type TokenKind = 'identity' | 'access';

/** Why a fresh token is asked for: the server answered 401, or 500. */
export type RefreshReason = 'unauthorized' | 'server-error';

/**
 * Where tokens come from. The SDK asks and never stores; it makes sure that only one `refresh` per kind runs at a time.
 *
 * @example
 * ```ts
 * import type { TokenSource } from '@portal-kit/sdk';
 *
 * export function fixedTokens(accessToken: string): TokenSource {
 *   return { get: (kind) => (kind === 'access' ? accessToken : null), refresh: async () => null };
 * }
 * ```
 */
export interface TokenSource {
  /** The token to send now; a promise makes the call wait; `null` sends the call without a token. */
  get(kind: TokenKind): string | null | Promise<string | null>;
  /**
   * Obtains, keeps and returns a fresh token. `null` or a rejection means that there is none: every waiting call then
   * fails with its own 401 (or 500) error, with a rejection as its `cause`.
   */
  refresh(kind: TokenKind, reason: RefreshReason): Promise<string | null>;
  /**
   * Told when a call was answered 401 again although its token was fresh: asking once more cannot help. The call itself
   * rejects as usual.
   */
  refused?(kind: TokenKind, operationId: string): void;
}

/** Options of `createPortalSdk`. */
export interface PortalSdkOptions {
  /** Origin of the portal API, without a path: `https://portal.example`; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Where its tokens come from. It keeps none. */
  readonly tokens: TokenSource;
  /** Default: the global `fetch` as it is when the SDK is created. A `fetch` of your own is used for uploads too, without progress. */
  readonly fetch?: typeof fetch;
  /** Deadline of one attempt, from asking for the token to the last byte. Default 30 000. */
  readonly timeoutMs?: number;
  /** The same for files, both ways. Default 120 000. */
  readonly transferTimeoutMs?: number;
  /** Aborts every call of this client, those to come too: they reject with kind `aborted`. Read for every call. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Gives the answer to a GET that a page has sent before its client was there, or `undefined`. Asked once per attempt
   * with the exact address; an answer can be read only once, so hand each out once, and only for the token it was sent
   * with.
   */
  readonly answerAhead?: (url: string) => Promise<Response> | undefined;
  /** Base of the portal-data calls (`/users`, `/suppliers/{supplierId}/…`). Default `/api/v1`. */
  readonly dataBasePath?: string;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call: it rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Overrides the deadline of one attempt. */
  readonly timeoutMs?: number;
  /** Extra request headers (`Prefer: code=404` against a mock). */
  readonly headers?: Readonly<Record<string, string>>;
  /** POST only. One per confirmed submit, the same on every try. Default: a new uuid per call. */
  readonly idempotencyKey?: string | undefined;
  /** The `etag` that the change is based on; a stale one is refused with 412. Absent: the last write wins. */
  readonly ifMatch?: string | null | undefined;
}

/** Bytes so far; `totalBytes` is null when the other side did not say. */
export interface TransferProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number | null;
}

/** Options of a download or an upload. */
export interface TransferOptions extends CallOptions {
  /** Told as bytes come or go. Default: nobody is. */
  readonly onProgress?: ((progress: TransferProgress) => void) | undefined;
}

/** A success answer. */
export interface ApiResult<Data> {
  /** `undefined` after a 204, which any call may be answered with: read the record again. */
  readonly data: Data | undefined;
  /** HTTP status: 200, 201, 202 or 204. */
  readonly status: number;
  /** `ETag`, as `ifMatch` takes it; null when absent or not exposed by CORS. */
  readonly etag: string | null;
  /** What support asks for; `undefined` when the server gave none. */
  readonly requestId: string | undefined;
}

/** A file as the server named it, the name made safe for a file system. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** Parameters of an upload: path and query as in the contract, and the parts of the multipart body. */
export type UploadInput<Op extends Operation> = Omit<OperationInput<Op>, 'body'> & {
  /** Parts of the body by name; a `File` brings its file name along. */
  readonly body: Readonly<Record<string, Blob | string>>;
};

/**
 * The client. Resource entries (`@portal-kit/sdk/items` and the others) are functions that take it; these three methods
 * are what they are made of.
 *
 * Errors: every method rejects with a `PortalError`, of any kind.
 */
export interface PortalSdk {
  /** Sends JSON, or nothing, and reads JSON. */
  call<Op extends Operation>(
    operation: Op,
    input: OperationInput<Op>,
    options?: CallOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
  /** Reads a file, all of it into memory. */
  download<Op extends Operation>(
    operation: Op,
    input: OperationInput<Op>,
    options?: TransferOptions,
  ): Promise<DownloadedFile>;
  /** Sends parts, files among them, and reads JSON. */
  upload<Op extends Operation>(
    operation: Op,
    input: UploadInput<Op>,
    options?: TransferOptions,
  ): Promise<ApiResult<OperationData<Op>>>;
}
