import type { EncodedBody } from './encoded-body.ts';

export interface ApiRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: EncodedBody;
}

/** The part of an application's server that is not its files. */
export interface Api {
  /** Returns whether a request is for the API and not for a file. */
  readonly handles: (method: string, path: string) => boolean;
  /** Returns whether the API latency of the measurement applies to the path. */
  readonly isDelayed: (path: string) => boolean;
  readonly respond: (request: ApiRequest) => Promise<ApiResponse>;
}
