import { loadContract } from '@portal-kit/contract/contract';
import {
  API_KEY,
  type Chain,
  DEMO_PASSWORD,
  DEMO_SECRET,
  signIn,
  startChain,
} from '@portal-kit/mocks/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plantedDeviations, startDeviatingServer } from '../../test/deviating-server.ts';
import { PASSWORD, USER } from '../../test/second-server/identity.ts';
import { type SecondServer, startSecondServer } from '../../test/second-server/server.ts';
import type { VerificationReport } from './outcome.ts';
import { htmlReport } from './reports/html-report.ts';
import { junitReport } from './reports/junit-report.ts';
import { type VerifyOptions, verify } from './run.ts';

const contract = await loadContract();
const SUPPLIER = 'SUP-1001';

/** Returns options for a server that this test started. */
function optionsFor(origin: string, change: Partial<VerifyOptions> = {}): VerifyOptions {
  return {
    deployment: { apiUrl: origin, identityUrl: `${origin}/identity` },
    limits: { rate: 1000, maxRequests: 3000, timeoutMs: 20_000 },
    login: { loginId: 'root@portal.example', password: DEMO_PASSWORD, apiKey: API_KEY },
    serviceCredential: `tidewater:${DEMO_SECRET}`,
    supplierId: SUPPLIER,
    samples: 2,
    seed: 7,
    hasWrites: false,
    isPartial: false,
    ...change,
  };
}

const named = (report: VerificationReport, outcome: string) =>
  report.operations
    .filter((operation) => operation.outcome === outcome)
    .map(({ operationId }) => operationId);

/** Lists every deviation with its operation. */
const listDeviations = ({ operations }: VerificationReport) =>
  operations.flatMap(({ operationId, checks }) =>
    checks.flatMap(({ deviations, curl }) =>
      deviations.map(({ message }) => `${operationId}: ${message} ${curl}`),
    ),
  );

/** Expects balanced tags, one root element and no forbidden character. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  const content = xml.replace(/^<\?xml [^>]*\?>\n/, '');
  expect(content.replaceAll(/<\/?[a-z]+(?: [a-z]+="[^"<]*")*\/?>/g, '')).not.toMatch(/[<>]/);
  expect(content).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  for (const [, end, name = '', alone] of content.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name);
  }
  expect(open).toEqual([]);
}

let chain: Chain;
beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  return () => chain.close();
});

describe('verification of the sandbox', () => {
  beforeEach(() => chain.control.reset());

  test('the sandbox conforms, and a run without writes sends no write', async () => {
    const report = await verify(contract, optionsFor(chain.origin));
    expect(listDeviations(report)).toEqual([]);
    expect(report).toMatchObject({ conforms: true, hasWrites: false, remainders: [] });
    const writes = chain.control
      .journal()
      .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/identity/'));
    expect(writes).toEqual([]);
    expect(report.operations.length).toBe(contract.operations.length);
    const skipped = report.operations.flatMap(({ statuses }) =>
      statuses.filter(({ outcome }) => outcome === 'skipped'),
    );
    expect(skipped.filter(({ reason = '' }) => reason === '')).toEqual([]);
    expectWellFormed(junitReport(report));
  });

  test('the sandbox conforms with writes, and the created records end inactive', async () => {
    const change = { hasWrites: true, origin: 'http://127.0.0.1:4333', forbiddenSupplier: 'SUP-9999' };
    const report = await verify(contract, optionsFor(chain.origin, change));
    expect(listDeviations(report)).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(named(report, 'skipped')).toEqual(['resetPassword']);
    expect(report.statuses.conforms).toBeGreaterThan(200);
    const root = await signIn(chain.origin, 'root@portal.example');
    const created = async (list: string) => {
      const path = `/api/v1/suppliers/${SUPPLIER}/${list}?searchString=VERIFY-&limit=50`;
      const { data } = (await (await root.fetch(path)).json()) as { data: Record<string, string>[] };
      return data.map(({ itemStatus, status }) => itemStatus ?? status);
    };
    expect([await created('items'), await created('customers')]).toEqual([['INACTIVE'], ['INACTIVE']]);
    expect(report.remainders.map(({ state }) => state)).toEqual(
      Array.from({ length: 2 }, () => 'inactive (the contract deletes no records)'),
    );
  });

  test('an interrupted run cleans up and reports the checks until then', async () => {
    const interruption = new AbortController();
    const lines: string[] = [];
    const print = (line: string) => {
      lines.push(line);
      if (line.includes('createItem')) interruption.abort();
    };
    const change = { hasWrites: true, tags: ['Items', 'Customers'] };
    const hooks = { interruption: interruption.signal, print };
    const report = await verify(contract, optionsFor(chain.origin, change), hooks);
    expect(report).toMatchObject({ conforms: false, incomplete: 'The run was interrupted.' });
    expect(report.remainders).toEqual([
      { record: expect.stringMatching(/^item VERIFY-/), state: expect.stringContaining('inactive') },
    ]);
    expect(lines.at(-1)).toBe('The run was interrupted.');
  });

  test('a run ends at its largest number of requests', async () => {
    const limits = { rate: 1000, maxRequests: 20, timeoutMs: 20_000 };
    const report = await verify(contract, optionsFor(chain.origin, { limits }));
    expect(report.incomplete).toBe('The limit of 20 requests is reached.');
    // The cleanup signs out.
    expect(report.requests).toBe(21);
  });

  test('a run selects operations by ID and by tag', async () => {
    const change = { operations: ['getItem'], tags: ['Warehouses'] };
    const report = await verify(contract, optionsFor(chain.origin, change));
    expect(report.operations.map(({ operationId }) => operationId)).toEqual([
      'listWarehouses',
      'createWarehouse',
      'updateWarehouse',
      'getWarehouse',
      'getItem',
    ]);
  });

  test('an OpenID Connect deployment is checked with an identity token', async () => {
    const { identityToken } = await signIn(chain.origin, 'root@portal.example');
    const { login: _, ...rest } = optionsFor(chain.origin, { operations: ['getItem', 'login'] });
    const report = await verify(contract, { ...rest, identityToken });
    expect(named(report, 'conforms')).toEqual(['getItem']);
    expect(report.operations[1]?.reason).toBe('Requires a sign-in with --identity and --user.');
  });
});

describe('verification of a deviating server', () => {
  let report: VerificationReport;
  beforeAll(async () => {
    const server = await startDeviatingServer(chain.origin);
    const limits = { rate: 1000, maxRequests: 3000, timeoutMs: 5000 };
    report = await verify(contract, optionsFor(server.origin, { hasWrites: true, limits }));
    await server.close();
  }, 120_000);

  test.each(plantedDeviations)(
    'the report names the deviation of $operationId: $message',
    ({ operationId, message }) => {
      const found = listDeviations(report).filter((text) => text.startsWith(`${operationId}:`));
      expect(found.filter((text) => text.includes(message)).length, found.join('\n')).toBeGreaterThan(0);
    },
  );

  test('the report of a deviating server names only the operations with planted deviations', () => {
    const planted = new Set(plantedDeviations.map(({ operationId }) => operationId));
    expect(named(report, 'deviates').filter((id) => !planted.has(id))).toEqual([]);
    expect(report.conforms).toBe(false);
  });

  test('the report lists an operation that accepted a request that it must reject', async () => {
    const server = await startDeviatingServer(chain.origin, [
      {
        operationId: 'createOutboundOrder',
        method: 'POST',
        path: /\/suppliers\/verify-unknown\/outbound-orders$/,
        response: (reply) => {
          reply.status = 201;
        },
        message: 'status is 201 instead of 404',
      },
    ]);
    const change = { hasWrites: true, operations: ['createOutboundOrder', 'createInboundOrder'] };
    const { remainders, conforms } = await verify(contract, optionsFor(server.origin, change));
    await server.close();
    expect(conforms).toBe(false);
    expect(remainders).toEqual([
      {
        record: 'createOutboundOrder',
        state: 'accepted a request that it must reject; check for a new record',
      },
    ]);
  });

  test('the reports contain no token and no password, and escape the texts of the server', async () => {
    const [html, xml, json] = [htmlReport(report), junitReport(report), JSON.stringify(report)];
    for (const text of [html, xml, json]) {
      expect(text).not.toMatch(/eyJ|st2\.|"token":"(?!\[redacted\])/);
      expect(text).not.toContain(DEMO_PASSWORD);
      expect(text).not.toContain(DEMO_SECRET);
    }
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('-H &quot;Authorization: Bearer $ACCESS_TOKEN&quot;');
    expectWellFormed(xml);
  });
});

describe('verification of a second server', () => {
  let server: SecondServer;
  beforeAll(async () => {
    server = await startSecondServer();
    return () => server.close();
  });

  const implemented = [
    'getAccessToken',
    'listSuppliers',
    'getSupplier',
    'listWarehouses',
    'getWarehouse',
    'listItems',
    'createItem',
    'getItem',
    'updateItem',
    'listCustomers',
    'getCustomer',
    'login',
    'getJwt',
  ];
  const options = () =>
    optionsFor(server.origin, {
      login: { loginId: USER, password: PASSWORD, apiKey: 'any' },
      supplierId: 'NORDWIND',
      hasWrites: true,
    });

  test('the second server conforms in the operations that it implements, and the report names the missing ones', async () => {
    const report = await verify(contract, { ...options(), isPartial: true });
    expect(listDeviations(report)).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(named(report, 'conforms')).toEqual(implemented);
    expect(named(report, 'not implemented').length + named(report, 'skipped').length).toBe(
      contract.operations.length - implemented.length,
    );
    expect(named(report, 'not implemented')).toContain('listOutboundOrders');
  });

  test.each([
    ['address', { operations: ['listItems', 'getItem', 'login'] }, '/wrong', {}, 'checked nothing:'],
    ['data path', {}, '', { dataPath: '/wrong' }, 'checked nothing below /api/v1:'],
  ])(
    'a partial run with a wrong %s checks nothing and is incomplete',
    async (_, change, path, wrong, message) => {
      const deployment = {
        apiUrl: `${server.origin}${path}`,
        identityUrl: `${server.origin}/identity`,
        ...wrong,
      };
      const { login, ...rest } = options();
      const signInWith = path === '' ? { login } : { accessToken: 'any' };
      const report = await verify(contract, {
        ...rest,
        ...signInWith,
        ...change,
        deployment,
        isPartial: true,
      });
      expect(report).toMatchObject({ conforms: false, incomplete: expect.stringContaining(message) });
    },
  );

  test('missing operations fail a run for the whole contract, but not for a selected part', async () => {
    const whole = await verify(contract, { ...options(), tags: ['Items', 'Customers'] });
    expect(whole.conforms).toBe(false);
    expect(named(whole, 'not implemented')).toContain('suggestItems');
    const part = await verify(contract, {
      ...options(),
      operations: ['listItems', 'getItem', 'createItem', 'updateItem'],
    });
    expect(part.conforms).toBe(true);
  });
});
