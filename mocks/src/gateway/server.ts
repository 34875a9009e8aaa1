import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flattenHeaders, type RawRequest, type RawResponse } from '@portal-kit/contract/exchange';
import type { Outcome } from '../faults/apply-fault.ts';
import { gatewayError } from './gateway-error.ts';
import { type HostNames, isLoopbackHost, isOwnHost } from './own-hosts.ts';
import { writePaced } from './paced-body.ts';
import { respondToParserErrors } from './parser-errors.ts';

const LOOPBACK = '127.0.0.1';

/**
 * Slightly above the largest upload that the contract allows (10 MB), so that the sandbox's own limit responds first.
 */
export const BODY_LIMIT_BYTES = 11 * 1024 * 1024;

/** Largest HAR file for the control API. */
const HAR_LIMIT_BYTES = 48 * 1024 * 1024;

const getBodyLimit = (target = '/') =>
  /^\/__sandbox\/recordings\/?(\?|$)/.test(target) ? HAR_LIMIT_BYTES : BODY_LIMIT_BYTES;

const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;

const RECEIVE_TIMEOUT_MS = 30_000;

/** Default limit of `@portal-kit/sdk` for an upload. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Handles a complete request and returns the response to write to the socket. */
export type RequestHandler = (request: RawRequest, signal: AbortSignal) => Promise<Outcome>;

export interface ServerOptions {
  /** Longest wait for the headers, and for the next part of a body. Default: 30 s. */
  readonly receiveTimeoutMs?: number;
  /** Longest wait for a whole request. At least `receiveTimeoutMs`. Default: 120 s. */
  readonly requestTimeoutMs?: number;
  /**
   * Hosts under which clients may reach the server besides the loopback interface. Default: none, and the server listens
   * on the loopback interface only.
   */
  readonly ownHosts?: HostNames;
}

export interface GatewayServer {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the server on the loopback interface, or with `ownHosts` on all interfaces.
 *
 * @throws Error when the port is taken.
 */
export async function listen(
  handle: RequestHandler,
  port: number,
  {
    receiveTimeoutMs = RECEIVE_TIMEOUT_MS,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
    ownHosts = new Set(),
  }: ServerOptions = {},
): Promise<GatewayServer> {
  const settings = {
    keepAliveTimeout: 60_000,
    headersTimeout: receiveTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(receiveTimeoutMs, 1000),
    // Node would respond without a body.
    requireHostHeader: false,
  };
  const server = createServer(settings, (incoming, outgoing) => {
    // Closes the connection when the client stops in the middle of a body.
    incoming.setTimeout(receiveTimeoutMs, () => {
      outgoing.setHeader('connection', 'close');
      writeResponse(
        outgoing,
        incoming,
        gatewayError(408, 'BAD_REQUEST', 'The body was not received in time.'),
      );
    });
    serve(handle, incoming, outgoing, ownHosts).catch((error: unknown) => {
      console.error('@portal-kit/mocks: the gateway failed', error);
      if (outgoing.headersSent) outgoing.destroy();
      else writeResponse(outgoing, incoming, gatewayError(500, 'INTERNAL', 'The gateway failed'));
    });
  });
  respondToParserErrors(server);
  server.on('checkExpectation', (incoming, outgoing) => {
    outgoing.setHeader('connection', 'close');
    const message = 'The server supports no expectation except 100-continue.';
    writeResponse(outgoing, incoming, gatewayError(417, 'BAD_REQUEST', message));
  });
  await listening(server, port, ownHosts.size > 0 ? undefined : LOOPBACK);
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://${LOOPBACK}:${taken}`,
    port: taken,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function listening(server: Server, port: number, address: string | undefined): Promise<void> {
  server.listen(port, address);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `@portal-kit/mocks: port ${port} is taken. Stop the process that uses it, or choose another port with --port.`,
    );
  });
}

async function serve(
  handle: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ownHosts: HostNames,
): Promise<void> {
  const { host } = incoming.headers;
  if (host === undefined && incoming.httpVersion === '1.1')
    return writeResponse(outgoing, incoming, gatewayError(400, 'BAD_REQUEST', 'The Host header is missing.'));
  if (!isOwnHost(host, ownHosts)) {
    const message =
      'This server accepts loopback host names only. Start it with --host to add the name of this address.';
    return writeResponse(outgoing, incoming, gatewayError(421, 'FOREIGN_HOST', message));
  }
  const body = await readBody(incoming);
  if (body === 'aborted') return;
  incoming.setTimeout(0);
  const isTooLarge = body === 'too large';
  if (isTooLarge) outgoing.setHeader('connection', 'close');
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const target = incoming.url ?? '/';
  const queryStart = target.indexOf('?');
  const outcome = await handle(
    {
      method: incoming.method ?? 'GET',
      path: queryStart < 0 ? target : target.slice(0, queryStart),
      search: queryStart < 0 ? '' : target.slice(queryStart),
      headers: flattenHeaders(incoming.headers),
      body: isTooLarge ? Buffer.alloc(0) : body,
      isTooLarge,
      ownHosts,
    },
    gone.signal,
  );
  if (outcome.kind === 'reset') incoming.socket.resetAndDestroy();
  else if (writeHead(outgoing, withoutIgnoredHeader(host, outcome.response)))
    await writeBody(outgoing, incoming, outcome, gone.signal);
}

/**
 * Browsers ignore this header of an address without HTTPS, except on the loopback interface, and report it as an error in
 * the console.
 */
function withoutIgnoredHeader(host: string | undefined, response: RawResponse): RawResponse {
  if (isLoopbackHost(host)) return response;
  const { 'cross-origin-opener-policy': _ignored, ...headers } = response.headers;
  return { ...response, headers };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large' | 'aborted'> {
  const chunks: Buffer[] = [];
  const limit = getBodyLimit(incoming.url);
  let length = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) {
        drain(incoming);
        return 'too large';
      }
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  return Buffer.concat(chunks);
}

/**
 * Consumes the rest of an upload. A client that is still uploading reads the response only after the server has
 * consumed the upload. The limit stops endless uploads.
 */
function drain(incoming: IncomingMessage): void {
  let drained = 0;
  incoming.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > DRAIN_LIMIT_BYTES) incoming.destroy();
  });
  incoming.resume();
}

const mayHaveBody = (status: number) => status !== 204 && status !== 304;

/** Returns whether the head was written. */
function writeHead(outgoing: ServerResponse, { status, headers, cookies, body }: RawResponse): boolean {
  if (outgoing.destroyed || outgoing.headersSent) return false;
  outgoing.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
    ...(mayHaveBody(status) ? { 'content-length': body.length } : {}),
  });
  return true;
}

function writeResponse(outgoing: ServerResponse, incoming: IncomingMessage, response: RawResponse): void {
  if (writeHead(outgoing, response)) endWith(outgoing, incoming, response);
}

function endWith(outgoing: ServerResponse, { method }: IncomingMessage, { status, body }: RawResponse): void {
  outgoing.end(method === 'HEAD' || !mayHaveBody(status) ? undefined : body);
}

async function writeBody(
  outgoing: ServerResponse,
  incoming: IncomingMessage,
  { response, truncateAfterBytes, pace }: Extract<Outcome, { kind: 'response' }>,
  signal: AbortSignal,
): Promise<void> {
  const { body } = response;
  if (truncateAfterBytes !== undefined) {
    outgoing.write(body.subarray(0, truncateAfterBytes), () => incoming.socket.destroy());
  } else if (pace && body.length > 0 && incoming.method !== 'HEAD') {
    await writePaced(outgoing, body, pace, signal);
  } else {
    endWith(outgoing, incoming, response);
  }
}
