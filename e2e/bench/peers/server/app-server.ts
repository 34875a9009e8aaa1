import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from './api.ts';
import { acceptedEncoding, type EncodedBody } from './encoded-body.ts';
import type { StaticFiles } from './static-files.ts';

export interface AppServerOptions {
  readonly files: StaticFiles;
  readonly api: Api;
  readonly apiLatencyMs: number;
  /** Key and certificate. */
  readonly pem: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function send(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  content: { status: number; headers: Headers; body?: EncodedBody; isCompressed?: boolean },
): void {
  const { status, headers, body, isCompressed = true } = content;
  if (response.stream.destroyed) return;
  const isEmpty = !body || body.in('identity').length === 0;
  const encoding =
    isEmpty || !isCompressed ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
  const bytes = body?.in(encoding) ?? Buffer.alloc(0);
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(bytes);
}

/** A file of the build, or the page for the address of a screen. */
function sendFile(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  path: string,
  files: StaticFiles,
) {
  const isMissing = !files.has(path) && /\.\w+$/.test(path);
  const file = isMissing ? undefined : (files.get(path) ?? files.get('/index.html'));
  if (!file) return send(request, response, { status: 404, headers: {} });
  return send(request, response, {
    status: 200,
    headers: {
      'content-type': file.contentType,
      'cache-control': file.isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
    body: file.body,
    isCompressed: file.isCompressed,
  });
}

export interface AppServer {
  readonly origin: string;
  close(): void;
}

/** Serves an application over HTTP/2 on a free port of 127.0.0.1. */
export async function serveApp({ files, api, apiLatencyMs, pem }: AppServerOptions): Promise<AppServer> {
  const handle = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url, headers } = request;
    const { pathname } = new URL(url, 'https://127.0.0.1');
    if (!api.handles(method, pathname)) return sendFile(request, response, pathname, files);
    const body = await buffer(request);
    if (apiLatencyMs > 0 && api.isDelayed(pathname)) await wait(apiLatencyMs);
    send(request, response, await api.respond({ method, url, headers, body }));
  };
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    handle(request, response).catch(() => {
      // The page has closed the connection, or the sandbox does not respond.
      if (!response.stream.destroyed) response.stream.close();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => void server.close() };
}
