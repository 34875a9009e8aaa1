import { type ContractOperation, loadContract } from '@portal-kit/contract/contract';
import { dereferencedOperations } from '@portal-kit/contract/dereferenced-document';
import {
  type GeneratedRequest,
  invalidRequests,
  type KnownValues,
  validRequests,
} from '@portal-kit/contract/requests/generate-requests';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { API_KEY } from '../sandbox/access/tokens.ts';
import { readSheets } from '../sandbox/imports/upload-test-client.ts';
import { DEMO_PASSWORD } from '../sandbox/seed/users.ts';
import { type SignedIn, signIn } from '../sign-in.ts';
import { createSession, DEMO_AUTHORIZATION } from '../widget-session.ts';

const NOW = '2026-11-20T09:30:00.000Z';
/** To change the number of runs or the seed: CONFORMANCE_RUNS=2000 CONFORMANCE_SEED=7 */
const RUNS = readEnvNumber('CONFORMANCE_RUNS', 30);
const SEED = readEnvNumber('CONFORMANCE_SEED', 20_261_120);

/** Reads a whole number from an environment variable. Rejects zero, because zero runs would always pass. */
function readEnvNumber(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`${name} takes a whole number from 1, not "${process.env[name]}"`);
}

const contract = await loadContract();
const plain = new Map([
  ...(await dereferencedOperations('portal')),
  ...(await dereferencedOperations('identity')),
  ...(await dereferencedOperations('embed')),
]);
const getPlainOperation = ({ operationId }: ContractOperation) => {
  const found = plain.get(operationId);
  if (!found) throw new Error(`The bundled contract has no ${operationId}`);
  return found;
};

let chain: Chain;
let root: SignedIn;
let start: string;
let known: KnownValues;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  root = await signIn(chain.origin, 'root@portal.example');
  known = await readKnownValues();
  start = chain.control.snapshot();
  return () => chain.close();
});

beforeEach(() => chain.control.restore(start));

async function readKnownValues(): Promise<KnownValues> {
  const SUPPLIER = '/api/v1/suppliers/SUP-1001';
  const ids = async (path: string, name: string, filter = '') => {
    const { data } = (await (await root.fetch(`${path}?limit=20${filter}`)).json()) as {
      data: Record<string, string>[];
    };
    expect(data.length, path).toBeGreaterThan(0);
    return data.map((entry) => String(entry[name]));
  };
  const file = async (kind: string) => {
    const [[headers = []] = []] = (
      await readSheets(await root.fetch(`${SUPPLIER}/imports/${kind}-template`))
    ).values();
    return [[headers, headers.map(() => 'x')].map((cells) => cells.join(',')).join('\r\n')];
  };
  return {
    importItems: await file('items'),
    importCustomers: await file('customers'),
    importInboundOrders: await file('inbound-orders'),
    importOutboundOrders: await file('outbound-orders'),
    supplierId: [...Array.from({ length: 6 }, () => 'SUP-1001'), 'SUP-1008', 'SUP-NONE'],
    itemId: await ids(`${SUPPLIER}/items`, 'itemId'),
    orderId: [
      ...(await ids(`${SUPPLIER}/inbound-orders`, 'orderId', '&filter=status:OPEN;')),
      ...(await ids(`${SUPPLIER}/outbound-orders`, 'orderId', '&filter=status:OPEN;')),
    ],
    fileId: await ids(`${SUPPLIER}/imports`, 'fileId'),
    sessionId: [(await createSession(chain.origin)).sessionId],
    origin: ['http://127.0.0.1:4333', 'https://stock.tidewater.example'],
    id: [...(await ids(`${SUPPLIER}/customers`, 'customerId')), 'SUP-1001', 'WH-NJ-01'],
    countryCode: ['USA', 'CAN'],
    'If-Match': ['"1"', '"2"'],
    apiKey: [API_KEY],
    login_token: [root.loginToken],
    loginID: ['dana@halberd.example', 'nobody@portal.example', 'locked@portal.example'],
    password: [DEMO_PASSWORD, 'wrong'],
    redirectURL: [`${chain.origin}/login`, 'https://elsewhere.example/'],
  };
}

/** Clears the journal and sends the request as root or as a partner, as the operation's scheme requires. */
async function send(
  operation: ContractOperation,
  { path, headers, body }: GeneratedRequest,
  authorization = authorizationFor(operation),
) {
  chain.control.clearJournal();
  const response = await fetch(chain.origin + path, {
    method: operation.method,
    headers: { authorization, 'access-token': authorization.replace('Bearer ', ''), ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

function authorizationFor({ securitySchemes }: ContractOperation): string {
  if (securitySchemes.includes('serviceCredential')) return DEMO_AUTHORIZATION;
  return `Bearer ${securitySchemes.includes('identityToken') ? root.identityToken : root.accessToken}`;
}

/** Expects a documented status, no server failure and a conforming body. */
function expectConforming(
  { operationId, documentedStatuses }: ContractOperation,
  status: number,
  text: string,
) {
  const broken = chain.control.violations().filter(({ side }) => side === 'response');
  expect(broken, text).toEqual([]);
  expect(status, `${operationId}: ${text}`).toBeLessThan(500);
  expect(documentedStatuses, `${operationId}: ${text}`).toContain(String(status));
}

const settings = { numRuns: RUNS, seed: SEED };

describe.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  'contract conformance of %s',
  (_, operation) => {
    test('valid requests get a documented response', async () => {
      await fc.assert(
        fc.asyncProperty(validRequests(operation, getPlainOperation(operation), known), async (request) => {
          const { status, text } = await send(operation, request);
          expectConforming(operation, status, text);
          expect(chain.control.violations(), 'refused at the gate').toEqual([]);
        }),
        settings,
      );
    });

    test('invalid requests are rejected with a documented response', async () => {
      await fc.assert(
        fc.asyncProperty(invalidRequests(operation, getPlainOperation(operation), known), async (request) => {
          const { status, text } = await send(operation, request);
          expectConforming(operation, status, text);
          expect(status, text).toBeGreaterThanOrEqual(400);
        }),
        settings,
      );
    });
  },
);

const protectedOperations = contract.operations.filter(({ securitySchemes }) => securitySchemes.length > 0);

test.each(protectedOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s rejects tokens of other schemes',
  async (_, operation) => {
    const [request] = fc.sample(validRequests(operation, getPlainOperation(operation), known), {
      ...settings,
      numRuns: 1,
    });
    if (!request) throw new Error('Nothing was drawn');
    const own = authorizationFor(operation);
    const others = [`Bearer ${root.identityToken}`, `Bearer ${root.accessToken}`, DEMO_AUTHORIZATION];
    const foreign = others.filter((authorization) => authorization !== own);
    for (const authorization of ['Bearer x', 'Bearer a.b.c', 'Basic eDp5', `${own}x`, ...foreign]) {
      const { status, text } = await send(operation, request, authorization);
      expectConforming(operation, status, text);
      expect(status, text).toBe(401);
    }
  },
);
