import { concretePath } from '@portal-kit/contract/concrete-path';
import { type ContractOperation, loadContract } from '@portal-kit/contract/contract';
import {
  type DereferencedOperation,
  dereferencedOperations,
} from '@portal-kit/contract/dereferenced-document';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { createGate } from '../gate/gate.ts';
import { readSheets } from '../sandbox/imports/upload-test-client.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { type SignedIn, signIn } from '../sign-in.ts';
import { DEMO_AUTHORIZATION } from '../widget-session.ts';

const NOW = '2026-11-20T09:30:00.000Z';

const contract = await loadContract();
const plain = new Map([
  ...(await dereferencedOperations('portal')),
  ...(await dereferencedOperations('embed')),
]);
const serverOperations = contract.operations.filter(({ document }) => document !== 'identity');

let chain: Chain;
let root: SignedIn;
let start: string;
/** One open order per direction. */
let open: Readonly<Record<string, string>>;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  root = await signIn(chain.origin, 'root@portal.example');
  const fetchOpenOrderId = async (list: string) => {
    const path = `/api/v1/suppliers/SUP-1001/${list}?limit=1&filter=status:OPEN;`;
    const { data } = (await (await root.fetch(path)).json()) as { data: { orderId: string }[] };
    return data[0]?.orderId ?? '';
  };
  open = {
    'inbound-orders': await fetchOpenOrderId('inbound-orders'),
    'outbound-orders': await fetchOpenOrderId('outbound-orders'),
  };
  start = chain.control.snapshot();
  return () => chain.close();
});

beforeEach(() => {
  chain.control.restore(start);
  chain.control.clearJournal();
});

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
}

/** Builds a valid request for existing records. */
function usual(
  { path, method, securitySchemes }: ContractOperation,
  { body, parameters }: DereferencedOperation,
): Sent {
  const list = /(inbound|outbound)-orders|bol/.exec(path)?.[0].replace('bol', 'outbound-orders') ?? '';
  const token = securitySchemes.includes('identityToken') ? root.identityToken : root.accessToken;
  const isEmbed = securitySchemes.includes('serviceCredential');
  const authorization = isEmbed ? DEMO_AUTHORIZATION : `Bearer ${token}`;
  const headers = { authorization, 'access-token': token };
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${example}`);
  const address = [concretePath(path.replace('{orderId}', open[list] ?? '')), ...query].join('?');
  const sent = { path: address, method, headers };
  if (!body) return sent;
  if (body.mediaType === 'multipart/form-data') return { ...sent, body: file('SKU*\r\nHF-1\r\n') };
  const [example] = body.examples;
  return { ...sent, headers: { ...headers, 'content-type': body.mediaType }, body: JSON.stringify(example) };
}

function file(text: string): FormData {
  const form = new FormData();
  form.append('file', new File([text], 'a.csv', { type: 'text/csv' }));
  return form;
}

interface Way {
  readonly scenario?: ScenarioName;
  readonly change?: (sent: Sent) => Sent;
}

/**
 * Requests that provoke the statuses shared by many operations. Statuses of single operations are tested with their
 * resource.
 */
const variants: Readonly<Record<string, Way>> = {
  400: {
    change: (sent) => ({
      ...sent,
      path: `${sent.path}${sent.path.includes('?') ? '&' : '?'}notInTheContract=1`,
    }),
  },
  401: {
    change: (sent) => ({
      ...sent,
      headers: { ...sent.headers, authorization: 'Bearer x', 'access-token': 'x' },
    }),
  },
  403: { scenario: 'user-disabled' },
  410: { scenario: 'report-gone' },
  412: { change: (sent) => ({ ...sent, headers: { ...sent.headers, 'if-match': '"999"' } }) },
  413: { scenario: 'file-too-large' },
  415: {
    change: ({ headers: { 'content-type': _, ...headers }, ...sent }) => ({
      ...sent,
      headers: { ...headers, 'content-type': 'application/xml' },
      body: '<a/>',
    }),
  },
  428: { scenario: 'if-match-required' },
  429: { scenario: 'rate-limited' },
  500: { scenario: 'server-errors' },
  503: { scenario: 'maintenance' },
};

/** The operations for partners' servers authenticate a service credential instead of a user. */
const embedVariants: typeof variants = {
  ...variants,
  401: { change: (sent) => ({ ...sent, headers: { ...sent.headers, authorization: 'Basic eDp5' } }) },
  403: { change: (sent) => ({ ...sent, headers: { ...sent.headers, 'sec-fetch-site': 'same-origin' } }) },
};

/** Finds a response's contract violations. Needed because faults apply in front of the gate. */
async function findResponseViolations(sent: Sent, status: number, headers: Headers, body: string) {
  const gate = createGate({ contract, upstream: () => new Response(body, { status, headers }) });
  const [path = '', search = ''] = sent.path.split('?');
  const request = {
    method: sent.method,
    path,
    search: search && `?${search}`,
    headers: sent.headers,
    body: Buffer.alloc(0),
  };
  const match = gate.match(request);
  const { violations } = await gate.handle(request, match, 'trace');
  return violations.filter(({ side }) => side === 'response');
}

const cases = serverOperations.flatMap((operation) =>
  operation.documentedStatuses.flatMap((status) => {
    const way = (operation.document === 'embed' ? embedVariants : variants)[status];
    return way ? [{ operation, operationId: operation.operationId, status, way }] : [];
  }),
);

test.each(cases)(
  '$operationId responds with the documented status $status',
  async ({ operation, status, way }) => {
    const declared = plain.get(operation.operationId);
    if (!declared) throw new Error(`The bundled contract has no ${operation.operationId}`);
    const { scenario = 'none', change = (sent: Sent) => sent } = way;
    const sent = change(usual(operation, declared));
    // A 412 response requires an existing record, but most example bodies name a different record.
    if (status === '412') await saveExample(operation, sent);
    const { path, ...init } = sent;
    const response = await fetch(chain.origin + path, {
      ...init,
      headers: { ...sent.headers, 'sandbox-scenario': scenario },
    });
    const text = await response.text();
    expect(response.status, text).toBe(Number(status));
    expect(chain.control.violations().filter(({ side }) => side === 'response')).toEqual([]);
    if (sent.body === undefined)
      expect(await findResponseViolations(sent, response.status, response.headers, text)).toEqual([]);
  },
);

/** Suppliers, warehouses and users are identified in the body. */
async function saveExample({ operationId }: ContractOperation, { headers, body }: Sent): Promise<void> {
  const create = contract.byId.get(operationId.replace('update', 'create'));
  if (!create || create.path.includes('{') || typeof body !== 'string') return;
  const { 'if-match': _, ...rest } = headers;
  await (await fetch(chain.origin + create.path, { method: 'POST', headers: rest, body })).arrayBuffer();
}

test('the test provokes every status that most operations document', () => {
  expect(cases.length).toBeGreaterThan(300);
});

const kinds = ['items', 'inbound-orders', 'outbound-orders', 'customers'];
test.each(kinds)('a second upload of %s is rejected while the first is being processed', async (kind) => {
  const template = await root.fetch(`/api/v1/suppliers/SUP-1001/imports/${kind}-template`);
  const [[headers = []] = []] = (await readSheets(template)).values();
  const lines = [headers, headers.map(() => 'x')].map((cells) => cells.join(','));
  const send = async () => {
    const response = await root.fetch(`/api/v1/suppliers/SUP-1001/imports/${kind}`, {
      method: 'POST',
      headers: { 'sandbox-scenario': 'import-stuck' },
      body: file(lines.join('\r\n')),
    });
    return { status: response.status, text: await response.text() };
  };
  const first = await send();
  expect(first.status, first.text).toBe(202);
  expect((await send()).status).toBe(409);
});
