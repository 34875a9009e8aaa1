import type { IncomingHttpHeaders } from 'node:http';

/** A request as received from the socket, without decoding. */
export interface RawRequest {
  readonly method: string;
  /** The raw path with its percent-encoding, without the query. */
  readonly path: string;
  /** Query with its leading `?`, or an empty string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when the request exceeded the size limit. */
  readonly body: Buffer;
  readonly isTooLarge?: boolean;
  /** Hosts of the server besides the loopback interface. Pages of these hosts are not foreign sites. */
  readonly ownHosts?: ReadonlySet<string>;
}

/**
 * A response before it is written to the socket. Cookies are separate because `set-cookie` is the only header that may
 * repeat.
 */
export interface RawResponse {
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

/** Builds a response of the gate or the gateway. Its error messages are in English. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RawResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status >= 400 && { 'content-language': 'en' }),
      ...headers,
    },
    cookies: [],
    body: Buffer.from(JSON.stringify(body)),
  };
}
