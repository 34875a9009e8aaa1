import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { isJson, type PrismOutput } from '@portal-kit/contract/prism-output';
import { toUint8Array } from './prism-input.ts';

/** Receives requests that conform to the contract. Responds with 501 for an operation that it does not implement. */
export type Upstream = (request: Request) => Response | Promise<Response>;

export const UPSTREAM = new URL('http://sandbox.internal');

const PER_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'upgrade',
  'host',
  'content-length',
  'expect',
]);

/** Bodies are passed through as bytes. */
export async function callUpstream(upstream: Upstream, request: RawRequest): Promise<RawResponse> {
  const headers = Object.entries(request.headers).filter(([name]) => !PER_HOP_HEADERS.has(name));
  const response = await upstream(
    new Request(new URL(request.path + request.search, UPSTREAM), {
      method: request.method,
      headers,
      ...(request.body.length > 0 ? { body: toUint8Array(request.body) } : {}),
    }),
  );
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => name !== 'set-cookie' && !PER_HOP_HEADERS.has(name)),
    ),
    cookies: response.headers.getSetCookie(),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

export function mockResponse({ statusCode, headers = {}, body }: PrismOutput): RawResponse {
  const present = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  const isText = typeof body === 'string' && !isJson(headers['Content-type'] ?? '');
  const text = body === undefined ? '' : isText ? body : JSON.stringify(body);
  return {
    status: statusCode,
    headers: Object.fromEntries(present.map(([name, value]) => [name.toLowerCase(), String(value)])),
    cookies: [],
    body: Buffer.from(text),
  };
}
