import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Api, ApiRequest, ApiResponse } from './api.ts';
import { EncodedBody } from './encoded-body.ts';

/** Headers that describe one connection or its encoding. */
const connectionHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'host',
]);

const forwarded = (headers: ApiRequest['headers'] | IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.has(name)),
  );

/** Responses of the API that do not depend on time. */
const isKept = ({ method, url }: ApiRequest) =>
  method === 'GET' && url.startsWith('/api/') && !url.includes('/auth/');

/**
 * Forwards the portal's requests to its sandbox and keeps responses to GET in memory, so that the time of the sandbox does
 * not count as time of the page: the API of the peers takes no time either.
 */
export function createPortalApi(sandboxOrigin: string): Api {
  const sandbox = new URL(sandboxOrigin);
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, ApiResponse>();

  async function forward({ method, url, headers, body }: ApiRequest): Promise<ApiResponse> {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      sendRequest(new URL(url, sandbox), {
        agent,
        method,
        headers: {
          ...forwarded(headers),
          host: sandbox.host,
          ...(headers.origin === undefined ? {} : { origin: sandbox.origin }),
          'accept-encoding': 'identity',
          'content-length': body.length,
        },
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body);
    });
    return {
      status: message.statusCode ?? 502,
      headers: forwarded(message.headers),
      body: new EncodedBody(await buffer(message)),
    };
  }

  return {
    handles: (method, path) =>
      method !== 'GET' || /^\/(api|identity|__sandbox)\/|^\/config\.json$/.test(path),
    isDelayed: (path) => /^\/(api|identity)\//.test(path),
    respond: async (request) => {
      const key = isKept(request) ? request.url : undefined;
      const known = key === undefined ? undefined : kept.get(key);
      if (known) return known;
      const response = await forward(request);
      if (key !== undefined && response.status === 200) kept.set(key, response);
      return response;
    },
  };
}
