import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came from the socket: nothing decoded, nothing re-encoded. */
export interface RawRequest {
  readonly method: string;
  /** Path as sent, percent-encoding untouched, without the query. */
  readonly path: string;
  /** Query with its leading `?`, or the empty string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when the request was too large to be taken. */
  readonly body: Buffer;
  readonly isTooLarge?: boolean;
}

/** An answer before it meets the socket. Cookies stand apart because they are the one header that may repeat. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export function flattenHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    cookies: [],
    body: Buffer.from(JSON.stringify(body)),
  };
}
