/**
 * Whether the fault applies before the gate or after the sandbox has handled the request. The caller receives the same
 * response in both cases; only the stored data differ.
 */
type FaultMoment = 'before' | 'after';

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

export type Fault =
  /** Responds with this status and `body`, the named `example`, or the contract's first example. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: FaultMoment;
      readonly body?: unknown;
      /** Name of an example that the contract defines for this status of `operationId`. */
      readonly example?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The unchanged response after a delay: `delayMs`, `latency`, or both. */
  | { readonly kind: 'delay'; readonly delayMs?: number }
  /** Resets the connection without a response. */
  | { readonly kind: 'reset'; readonly when?: FaultMoment }
  /** Closes the connection after this many body bytes, with the full `content-length`. */
  | { readonly kind: 'truncate'; readonly afterBytes: number }
  /** Pauses within the body, then sends the rest. Default pause: ten minutes. */
  | { readonly kind: 'stall'; readonly afterBytes: number; readonly stallMs?: number }
  /** Sends the body in pieces of `bytes`, one every `everyMs`, for ten minutes at most. */
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number }
  /** The normal response with this value in a field, for example `meta.total` or `data[*].sku`. */
  | { readonly kind: 'setField'; readonly field: string; readonly value: unknown }
  /** The normal response without a field. */
  | { readonly kind: 'removeField'; readonly field: string }
  /** The normal response with the value of a field converted to another type. */
  | { readonly kind: 'retypeField'; readonly field: string; readonly type: JsonType }
  /** The normal response with another value of a header. */
  | { readonly kind: 'setHeader'; readonly header: string; readonly value: string }
  /** The original status with a truncated JSON body. */
  | { readonly kind: 'malformedJson' }
  /** An HTML page like that of a gateway. Default status: 502. */
  | { readonly kind: 'html'; readonly status?: number }
  /** The original status and headers with an empty body. */
  | { readonly kind: 'emptyBody' }
  /** The original body with another media type. */
  | { readonly kind: 'contentType'; readonly contentType: string }
  | { readonly kind: 'dropHeader'; readonly header: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  /**
   * A failure envelope of the identity provider with this `errorCode` and optional further fields. Single sign-on
   * (`ssoLogin`) redirects back with the code.
   */
  | {
      readonly kind: 'identity';
      readonly errorCode: number;
      readonly fields?: Readonly<Record<string, unknown>>;
    };

/** Distribution of delays in milliseconds, by percentile. The longest delay is one and a half times `p99`. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Of the matching requests, the first `apply` get the fault, the next `skip` do not, and so on. */
export interface Flap {
  readonly apply: number;
  readonly skip: number;
}

export type FaultRule = Fault & {
  readonly operationId?: string;
  /** Every operation with this tag of the contract. */
  readonly tag?: string;
  /** Default: every method, without CORS preflights. `OPTIONS` matches preflights. */
  readonly method?: string;
  /** Regular expression matched against the path, without lookahead, back-references and counts above 16. */
  readonly path?: string;
  /** Matches only requests with this identity or access token. */
  readonly token?: string;
  /** Number of requests that the fault applies to. Default: 1. */
  readonly times?: number | 'always';
  /** Delay before the fault takes effect. */
  readonly delayMs?: number;
  /** Varying delay before the fault takes effect, in addition to `delayMs`. */
  readonly latency?: Latency;
  /** Share of the matching requests that the fault applies to. Default: 1. */
  readonly rate?: number;
  readonly flap?: Flap;
  /** Seed of `rate` and `latency`. Default: derived from the rule, so that the same rule draws the same numbers. */
  readonly seed?: number;
};

/** The longest delay, pause and duration of a body. */
export const LONGEST_DELAY_MS = 600_000;
