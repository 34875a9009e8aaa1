import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A difference from the contract that a proxy adds to the requests of one operation. */
export interface PlantedDeviation {
  readonly operationId: string;
  readonly method?: string;
  readonly path: RegExp;
  /** Changes the request before the real server receives it. */
  readonly request?: (request: { url: string; headers: Record<string, string> }) => void;
  /** Changes the response. `'reset'` closes the connection, `'stall'` never responds. */
  readonly response?: (reply: Reply) => unknown;
  /** Part of the message that the verification must report. */
  readonly message: string;
}

const changed = (change: (body: never) => void) => (reply: Reply) => {
  if (reply.status >= 300) return;
  const body = JSON.parse(reply.body.toString());
  change(body as never);
  reply.body = Buffer.from(JSON.stringify(body));
};

type Row = Record<string, unknown>;
const firstRow = (change: (row: Row) => void) =>
  changed(({ data }: { data: Row[] }) => {
    if (data[0]) change(data[0]);
  });
const ofSuccess = (change: (reply: Reply) => unknown) => (reply: Reply) =>
  reply.status < 300 ? change(reply) : undefined;

const SUPPLIER = '/api/v1/suppliers/[^/?]+';
const at = (path: string) => new RegExp(`^${path}(\\?|$)`);

export const plantedDeviations: readonly PlantedDeviation[] = [
  {
    operationId: 'listItems',
    path: at(`${SUPPLIER}/items`),
    message: 'must be string',
    response: firstRow((row) => {
      row.sku = 7;
    }),
  },
  {
    operationId: 'getItem',
    path: at(`${SUPPLIER}/items/(?!suggested)[^/?]+`),
    message: 'documents no status 206',
    response: ofSuccess((reply) => {
      reply.status = 206;
    }),
  },
  {
    operationId: 'listCustomers',
    path: at(`${SUPPLIER}/customers`),
    message: 'media type "text/html"',
    response: ofSuccess(({ headers }) => {
      headers['content-type'] = 'text/html';
    }),
  },
  {
    operationId: 'getCustomer',
    path: at(`${SUPPLIER}/customers/[^/?]+`),
    message: "required property 'etag'",
    response: ofSuccess(({ headers }) => {
      delete headers.etag;
    }),
  },
  {
    operationId: 'listWarehouses',
    path: at('/api/v1/warehouses'),
    message: "found 'internalNote'",
    response: firstRow((row) => {
      row.internalNote = 'x';
    }),
  },
  {
    operationId: 'getWarehouse',
    path: at('/api/v1/warehouses/[^/?]+'),
    message: "required property 'timeZone'",
    response: changed((row: Row) => {
      delete row.timeZone;
    }),
  },
  {
    operationId: 'listUsers',
    path: at('/api/v1/users'),
    message: 'JSON',
    response: ofSuccess((reply) => {
      reply.body = reply.body.subarray(0, reply.body.length / 2);
    }),
  },
  {
    operationId: 'getSupplier',
    path: at(SUPPLIER),
    message: 'no body',
    response: ofSuccess((reply) => {
      reply.body = Buffer.alloc(0);
    }),
  },
  {
    operationId: 'listOutboundOrders',
    path: at(`${SUPPLIER}/outbound-orders`),
    message: 'must be equal to one of',
    response: firstRow((row) => {
      row.status = 'ASLEEP';
    }),
  },
  {
    operationId: 'getOutboundOrder',
    path: at(`${SUPPLIER}/outbound-orders/[^/?]+`),
    message: 'status is 500 instead of 200',
    response: ofSuccess((reply) => {
      reply.status = 500;
      reply.body = Buffer.from('{"errorMessage":"<script>alert(1)</script>"}');
    }),
  },
  {
    operationId: 'getInboundOrder',
    path: at(`${SUPPLIER}/inbound-orders/[^/?]+`),
    message: 'must match pattern',
    response: ofSuccess(({ headers }) => {
      headers.etag = 'v7';
    }),
  },
  {
    operationId: 'exportItems',
    path: at(`${SUPPLIER}/exports/items`),
    message: "required property 'content-disposition'",
    response: ofSuccess(({ headers }) => {
      delete headers['content-disposition'];
    }),
  },
  {
    operationId: 'listImports',
    path: at(`${SUPPLIER}/imports`),
    message: 'status is 200 instead of 400',
    request: (request) => {
      request.url = request.url.replace(/\?.*/, '');
    },
  },
  {
    operationId: 'listScacCodes',
    path: at('/api/v1/scac-codes/[^/?]+'),
    message: 'status is 400 instead of 200',
    request: (request) => {
      request.url = request.url.replace('/USA', '/INT-');
    },
  },
  {
    operationId: 'getRoles',
    path: at('/api/v2/auth/roles'),
    message: 'connection failed',
    response: ofSuccess(() => 'reset'),
  },
  {
    operationId: 'getAuthUser',
    path: at('/api/v2/auth/user'),
    message: 'No complete response within',
    response: ofSuccess(() => 'stall'),
  },
  {
    operationId: 'getItemsTemplate',
    path: at(`${SUPPLIER}/imports/items-template`),
    message: 'status is 200 instead of 401',
    response: (reply) => {
      if (reply.status === 401) reply.status = 200;
    },
  },
  {
    operationId: 'updateItem',
    method: 'PUT',
    path: at(`${SUPPLIER}/items/[^/?]+`),
    message: 'status is 200 instead of 412',
    request: ({ headers }) => {
      delete headers['if-match'];
    },
  },
  {
    operationId: 'createCustomer',
    method: 'POST',
    path: at(`${SUPPLIER}/customers`),
    message: "required property 'location'",
    response: ofSuccess(({ headers }) => {
      delete headers.location;
    }),
  },
  {
    operationId: 'createItem',
    method: 'POST',
    path: at(`${SUPPLIER}/items`),
    message: 'status is 422 instead of 409',
    response: (reply) => {
      if (reply.status === 409) reply.status = 422;
    },
  },
  {
    operationId: 'getJwtPublicKey',
    method: 'POST',
    path: at('/identity/accounts.getJWTPublicKey'),
    message: 'fewer than 1 items',
    response: changed((body: { keys: unknown[] }) => {
      body.keys = [];
    }),
  },
];

export interface DeviatingServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server that forwards every request to `target` and adds the planted deviations. */
export async function startDeviatingServer(
  target: string,
  deviations: readonly PlantedDeviation[] = plantedDeviations,
): Promise<DeviatingServer> {
  const server = createServer((incoming, outgoing) => {
    forward(target, deviations, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function forward(
  target: string,
  deviations: readonly PlantedDeviation[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const {
    host: _,
    connection: __,
    'content-length': ___,
    ...sent
  } = incoming.headers as Record<string, string>;
  const request = { url: incoming.url ?? '/', headers: sent };
  const method = incoming.method ?? 'GET';
  const planted = deviations.find(({ method: of = 'GET', path }) => of === method && path.test(request.url));
  planted?.request?.(request);
  const response = await fetch(target + request.url, {
    method,
    headers: request.headers,
    redirect: 'manual',
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const reply: Reply = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
  const end = planted?.response?.(reply);
  if (end === 'stall') return;
  if (end === 'reset') {
    incoming.socket.resetAndDestroy();
    return;
  }
  delete reply.headers['content-length'];
  delete reply.headers['transfer-encoding'];
  outgoing.writeHead(reply.status, reply.headers).end(reply.body);
}
