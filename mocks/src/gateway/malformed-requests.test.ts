import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { jsonResponse } from '@portal-kit/contract/exchange';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { signIn } from '../sign-in.ts';
import { rawRequest } from './raw-request.ts';
import { listen } from './server.ts';

const ITEMS = '/api/v1/suppliers/SUP-1001/items';

let chain: Chain;
let authorization: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  authorization = `Bearer ${(await signIn(chain.origin, 'dana@halberd.example')).accessToken}`;
  return () => chain.close();
});

beforeEach(() => chain.control.clearJournal());

/** Sends bytes as they are and returns the response, once the server has closed the connection. */
async function responseTo(port: number, sent: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}

const errorBody = (status: number, errorCode: string) => ({
  errorMessage: expect.stringMatching(/^.{10,100}$/),
  errorCode,
  status,
  traceId: expect.stringMatching(/^00-[0-9a-f]{32}$/),
});

describe('requests that the HTTP parser rejects', () => {
  const request = (...lines: string[]) => [...lines, '', ''].join('\r\n');
  const host = 'Host: 127.0.0.1';
  test.each([
    ['other text', request('hello'), 400, 'BAD_REQUEST'],
    ['an invalid header name', request('GET /api HTTP/1.1', host, 'bad name: 1'), 400, 'BAD_REQUEST'],
    ['a header without a colon', request('GET /api HTTP/1.1', host, 'bad'), 400, 'BAD_REQUEST'],
    ['no Host header', request('GET /api HTTP/1.1'), 400, 'BAD_REQUEST'],
    [
      'an unknown expectation',
      request('GET /api HTTP/1.1', host, 'Expect: 200-ok', 'Connection: close'),
      417,
      'BAD_REQUEST',
    ],
    [
      'headers of 64 KB',
      request('GET /api HTTP/1.1', host, `X-Large: ${'x'.repeat(65_536)}`),
      431,
      'BAD_REQUEST',
    ],
    [
      'an invalid chunk size',
      request('POST /api HTTP/1.1', host, 'Transfer-Encoding: chunked', '', 'zz'),
      400,
      'BAD_REQUEST',
    ],
    [
      'chunk extensions of 64 KB',
      request('POST /api HTTP/1.1', host, 'Transfer-Encoding: chunked', '', `1;${'x'.repeat(65_536)}`),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('a request with %s gets the contract’s error body', async (_, sent, status, errorCode) => {
    const response = await responseTo(chain.port, sent.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(response.status).toBe(status);
    expect(response.head).toContain('content-type: application/json');
    expect(JSON.parse(response.body)).toEqual(errorBody(status, errorCode));
  });
});

describe('half-open requests', () => {
  test.each([
    ['no bytes', ''],
    ['half a header', 'GET /api HTTP/1.1\r\nHost: 127.0'],
    ['headers without an end', 'GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
    ['half a body', 'POST /api HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nhalf'],
  ])('a connection with %s gets 408 and is closed', async (_, sent) => {
    const handle = async () => ({ kind: 'response', response: jsonResponse(200, {}) }) as const;
    const server = await listen(handle, 0, { receiveTimeoutMs: 200 });
    const response = await responseTo(server.port, sent);
    expect(JSON.parse(response.body)).toEqual(errorBody(408, 'BAD_REQUEST'));
    await server.close();
  });

  test('a connection whose body arrives byte by byte gets 408 when the time for the whole request is over', async () => {
    const handle = async () => ({ kind: 'response', response: jsonResponse(200, {}) }) as const;
    const server = await listen(handle, 0, { receiveTimeoutMs: 200, requestTimeoutMs: 400 });
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n');
    const drip = setInterval(() => socket.write('x'), 50);
    const response = await text(socket);
    clearInterval(drip);
    expect(response).toContain('HTTP/1.1 408 ');
    await server.close();
  });

  test('a response that takes longer than the limit for requests is sent', async () => {
    const handle = async () => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { kind: 'response', response: jsonResponse(200, { isComplete: true }) } as const;
    };
    const server = await listen(handle, 0, { receiveTimeoutMs: 200, requestTimeoutMs: 200 });
    const response = await fetch(server.origin, { method: 'POST', body: 'complete' });
    expect(await response.json()).toEqual({ isComplete: true });
    await server.close();
  });
});

describe('malformed media types and paths', () => {
  test.each(['json', 'a/b/c', '/', 'application/', ';', 'text', 'application/json, text/plain'])(
    'the Content-Type %j of a body gets 415 and is in the journal',
    async (contentType) => {
      const response = await fetch(chain.origin + ITEMS, {
        method: 'POST',
        headers: { authorization, 'content-type': contentType },
        body: '{}',
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ errorCode: 'UNSUPPORTED_MEDIA_TYPE', status: 415 });
      expect(chain.control.journal()).toMatchObject([{ operationId: 'createItem', status: 415 }]);
    },
  );

  test('a malformed Content-Type gets 400 where the contract documents no 415', async () => {
    const headers = { authorization, 'content-type': 'json' };
    expect((await fetch(chain.origin + ITEMS, { headers })).status).toBe(400);
    expect(chain.control.journal()).toMatchObject([{ operationId: 'listItems', status: 400 }]);
  });

  test.each(['/api/%ff', '/api/%', '/api/v1/suppliers/%E0%A4%A/items', `${ITEMS}/%c0%ae`, '/identity/%ff'])(
    'the path %s gets 400 with the contract’s error body and is in the journal',
    async (path) => {
      const response = await rawRequest(chain.port, path, { authorization });
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toEqual({
        ...errorBody(400, 'BAD_REQUEST'),
        errorMessage: `The path ${path} is not valid percent-encoded UTF-8`,
      });
      expect(chain.control.journal()).toMatchObject([{ path, status: 400 }]);
    },
  );

  test('a form field with a malformed name gets 400 and is in the journal', async () => {
    const response = await fetch(`${chain.origin}/identity/accounts.login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '%ff=%ff&apiKey=x',
    });
    expect(response.status).toBe(400);
    expect(chain.control.journal()).toMatchObject([{ operationId: 'login', status: 400 }]);
  });

  test.each(['TRACE', 'CONNECT', 'PURGE', 'PROPFIND'])(
    'the method %s gets a client error from every part of the gateway',
    async (method) => {
      for (const path of ['/api/feature-flags', '/__sandbox/journal', '/', '/config.json']) {
        const sent = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
        const { status, head } = await responseTo(chain.port, sent);
        // Node closes the connection of a CONNECT request without a response.
        if (method === 'CONNECT') expect(head).toBe('');
        else if (path !== '/config.json') expect([400, 404, 405]).toContain(status);
      }
    },
  );
});
