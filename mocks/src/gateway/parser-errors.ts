import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawResponse } from '@portal-kit/contract/exchange';
import { gatewayError } from './gateway-error.ts';

const PARSER_ERRORS: Readonly<Record<string, readonly [status: number, errorCode: string, message: string]>> =
  {
    HPE_HEADER_OVERFLOW: [431, 'BAD_REQUEST', 'The request headers are too large.'],
    HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE', 'The chunk extensions are too large.'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'BAD_REQUEST', 'The request was not received in time.'],
  };

/** Time in which the client can read the response before its connection is closed. */
const LINGER_MS = 1000;

/** Responds to requests that Node's HTTP parser rejects. Node would send a response without a body. */
export function respondToParserErrors(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const current = responses.get(socket);
    // The client would read further bytes as a part of the response that is being sent.
    const isSending = current?.headersSent === true && !current.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isSending) {
      socket.destroy();
      return;
    }
    const [status, errorCode, message] = PARSER_ERRORS[error.code ?? ''] ?? [
      400,
      'BAD_REQUEST',
      'The request is not valid HTTP.',
    ];
    socket.end(serializeResponse(gatewayError(status, errorCode, message)));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}

function serializeResponse({ status, headers, body }: RawResponse): Buffer {
  const lines = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
