import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type Call, HttpError } from './answer.ts';
import { identityRoute } from './identity.ts';
import { createItem, updateItem } from './item-writes.ts';
import { listRows, readRow } from './reads.ts';
import { openStore, type Store } from './store.ts';
import { issueToken, verifyToken } from './tokens.ts';

export interface SecondServer {
  readonly origin: string;
  readonly store: Store;
  close(): Promise<void>;
}

type Route = (call: Call, ...ids: string[]) => Answer;

const ITEMS = '/api/v1/suppliers/([^/]+)/items';
const CUSTOMERS = '/api/v1/suppliers/([^/]+)/customers';

const routes: readonly (readonly [
  method: string,
  path: string,
  token: 'identity' | 'access' | 'header' | 'none',
  Route,
])[] = [
  [
    'GET',
    '/api/v2/auth/accessToken',
    'identity',
    ({ headers }) => ({
      status: 200,
      json: { token: issueToken('access', verifyToken('identity', bearer(headers)) ?? '') },
    }),
  ],
  ['GET', '/api/v1/suppliers', 'header', (call) => listRows(call, 'suppliers')],
  ['GET', '/api/v1/suppliers/([^/]+)', 'header', (call, id) => readRow(call, 'suppliers', id, false)],
  ['GET', '/api/v1/warehouses', 'header', (call) => listRows(call, 'warehouses')],
  ['GET', '/api/v1/warehouses/([^/]+)', 'header', (call, id) => readRow(call, 'warehouses', id, false)],
  ['GET', CUSTOMERS, 'access', (call, supplier) => listRows(call, 'customers', supplier)],
  [
    'GET',
    `${CUSTOMERS}/([^/]+)`,
    'access',
    (call, supplier, id) => readRow(call, 'customers', id, true, supplier),
  ],
  ['GET', ITEMS, 'access', (call, supplier) => listRows(call, 'items', supplier)],
  ['POST', ITEMS, 'access', createItem],
  [
    'GET',
    `${ITEMS}/(?!suggested-items$)([^/]+)`,
    'access',
    (call, supplier, id) => readRow(call, 'items', id, true, supplier),
  ],
  ['PUT', `${ITEMS}/([^/]+)`, 'access', updateItem],
  ['POST', '/identity/accounts\\.(login|getJWT)', 'none', identityRoute],
];

const bearer = (headers: IncomingMessage['headers']) => headers.authorization?.replace(/^Bearer /, '') ?? '';

export async function startSecondServer(): Promise<SecondServer> {
  const store = openStore();
  const server = createServer((request, response) => {
    respond(store, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    store,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      store.close();
    },
  };
}

async function respond(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  let answer: Answer;
  try {
    answer = answerTo(store, request, Buffer.concat(chunks).toString());
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    answer = error.answer;
  }
  if (answer.json === undefined) {
    response.writeHead(answer.status, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(JSON.stringify(answer.json));
}

function answerTo(store: Store, request: IncomingMessage, body: string): Answer {
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  for (const [method, pattern, token, route] of routes) {
    const match = request.method === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (!match) continue;
    const { headers } = request;
    const sent = token === 'header' ? String(headers['access-token'] ?? '') : bearer(headers);
    if (token !== 'none' && verifyToken(token === 'identity' ? 'identity' : 'access', sent) === undefined)
      throw new HttpError(401, 'UNAUTHENTICATED', 'The token is missing or invalid');
    const ids = match.slice(1).map(decoded);
    return route({ store, query: new URLSearchParams(query), headers, body }, ...ids);
  }
  return { status: 404 };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', 'The path is malformed');
  }
}
