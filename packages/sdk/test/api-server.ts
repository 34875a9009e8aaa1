import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export type Handler = (request: Received, response: ServerResponse) => void;

export interface ApiServer {
  readonly baseUrl: string;
  readonly received: Received[];
  /**
   * Sets the handlers of the next requests, in order. The last handler also handles all later requests. Clears
   * `received`.
   */
  respond(...handlers: Handler[]): void;
  close(): Promise<void>;
}

/** Starts an HTTP server on the loopback interface. The test sets the handlers. */
export async function startApiServer(): Promise<ApiServer> {
  const received: Received[] = [];
  let handlers: Handler[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body: Buffer.concat(chunks) };
    received.push(entry);
    const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
    handler?.(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respond(...next) {
      handlers = next;
      received.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };
}

export function raw(status: number, body: string | Buffer, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

/** Closes the connection without a response. */
export const reset: Handler = (_, response) => {
  response.socket?.destroy();
};

/** Declares more bytes than it sends, and closes the connection. */
export function cutShort(declaredLength: number, body: string): Handler {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': declaredLength });
    response.write(body, () => response.socket?.destroy());
  };
}

/** Never responds. */
export const silence: Handler = () => {};
