import type { PortalClient, PortalDownload } from './portal-client';
import type { PortalError } from './portal-error';
import type { TokenSource } from './token-source';

/**
 * Pauses reads while the portal is under maintenance (503 with the code `MAINTENANCE`), so that no call is repeated
 * without effect. Writes are sent and reject.
 */
export interface MaintenancePort {
  /**
   * Called before each attempt of a GET. Returns a promise that resolves when the call may be sent, or `undefined` if the
   * call may be sent now. After a maintenance response, a GET is repeated unless this method returns `undefined`.
   */
  ready(operationId: string): Promise<void> | undefined;
  /** Called after each response: with the error of a maintenance response, otherwise without an error. */
  responded(error?: PortalError): void;
}

/** An attempt of a call that is about to be sent. */
export interface ObservedRequest {
  /** `operationId` in the contract. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of the contract with parameters in braces, so it contains no identifiers. */
  readonly path: string;
  /** Headers of the request. An observer may add headers, such as `traceparent`. They contain the token. */
  readonly headers: Headers;
}

/** Result of an observed attempt. */
export interface RequestOutcome {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Why the attempt failed, including an unreadable response; `undefined` after a success. */
  readonly error: unknown;
}

/**
 * Called before each attempt of a call is sent. The returned function is called once, when the response has been read or
 * the attempt has failed. An error of an observer is reported with `reportError` and does not affect the call.
 */
export type RequestObserver = (request: ObservedRequest) => (outcome: RequestOutcome) => void;

/** Options of `createPortalSdk`. */
export interface PortalSdkOptions {
  /** Origin of the portal API without a path, for example `https://portal.example`; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Source of tokens. The SDK stores no tokens. */
  readonly tokens: TokenSource;
  /**
   * Replaces the global `fetch`, including for uploads. Uploads then report no progress. Default: the global `fetch` at
   * the time the SDK is created.
   */
  readonly fetch?: typeof fetch;
  /** Deadline of one attempt in milliseconds, from requesting the token to the last byte. Default 30 000. */
  readonly timeoutMs?: number;
  /** Deadline of one attempt that uploads or downloads a file, in milliseconds. Default 120 000. */
  readonly transferTimeoutMs?: number;
  /**
   * Aborts every call of this client, including future calls. With `abortsChanges: false`, aborts reads only. Aborted calls
   * reject with kind `aborted`. Read for every call.
   */
  readonly signal?: AbortSignal | undefined;
  /** Whether `signal` also aborts writes (POST, PUT, PATCH, DELETE). Default true. */
  readonly abortsChanges?: boolean | undefined;
  /** Base of the portal-data paths (`/users`, `/suppliers/{supplierId}/…`). Default `/api/v1`. */
  readonly dataBasePath?: string;
  /** Observes each attempt of a call, for example to trace it. Default: no observer. */
  readonly observer?: RequestObserver | undefined;
  /** Pauses reads during maintenance. Default: a maintenance response rejects, as any other error. */
  readonly maintenance?: MaintenancePort;
}

/**
 * The SDK. The functions of the resource entries (`@portal-kit/sdk/items` and others) take an SDK and call its
 * `client`.
 *
 * Errors: every method rejects with a `PortalError` of any kind.
 */
export interface PortalSdk {
  /** Typed client of every operation, by method and path. */
  readonly client: PortalClient;
  /** Reads a whole file into memory, with its name. Takes the same arguments as `client.GET`. */
  readonly download: PortalDownload;
}
