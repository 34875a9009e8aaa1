import { loadContract } from '@portal-kit/contract/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import { handlers } from '../handlers.ts';
import { createSandbox } from '../sandbox.ts';
import { LARGE } from './large.ts';

const NOW = '2026-11-20T09:30:00.000Z';
/** A generous limit that only detects an increase by an order of magnitude. */
const START_LIMIT_MS = 30_000;

let chain: Chain;
let root: SignedIn;
let startMs: number;

beforeAll(async () => {
  const startedAt = performance.now();
  chain = await startChain({ large: true, now: NOW, portalDir: false });
  startMs = performance.now() - startedAt;
  root = await signIn(chain.origin, 'root@portal.example');
  return () => chain.close();
}, 60_000);

async function fetchList(path: string) {
  const response = await root.fetch(`/api/v1/suppliers${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as { data: Record<string, unknown>[]; meta: { total: number } };
}

const supplierIds = async () =>
  (await fetchList('?limit=5000')).data.map(({ supplierId }) => String(supplierId));

test('the large seed starts within its time limit with the documented number of records', async () => {
  expect(startMs).toBeLessThan(START_LIMIT_MS);
  const sandbox = await createSandbox({ contract: await loadContract(), handlers, large: true });
  const { suppliers, items, inboundOrders, outboundOrders } = sandbox.db;
  expect({
    suppliers: suppliers.list().length,
    items: items.listAll().length,
    orders: inboundOrders.listAll().length + outboundOrders.listAll().length,
  }).toEqual(LARGE);
  sandbox.close();
});

test('lists and records of large and small suppliers conform to the contract', async () => {
  for (const supplierId of ['SUP-1001', 'SUP-X0001', 'SUP-X0500', 'SUP-X4992']) {
    for (const list of ['items', 'inbound-orders', 'outbound-orders', 'customers']) {
      const { data } = await fetchList(`/${supplierId}/${list}?limit=100`);
      const [first] = data;
      const id = first?.itemId ?? first?.orderId ?? first?.customerId;
      expect((await root.fetch(`/api/v1/suppliers/${supplierId}/${list}/${id}`)).status).toBe(200);
    }
  }
  expect((await fetchList('/SUP-X0001/items')).meta.total).toBe(1000);
  expect((await fetchList('/SUP-X0001/outbound-orders')).meta.total).toBe(300);
  expect(chain.control.violations()).toEqual([]);
});

test('the large seed keeps the eight demo suppliers, and numbering continues after all records', async () => {
  const small = await startChain({ now: NOW, portalDir: false });
  const path = '/api/v1/suppliers/SUP-1001/outbound-orders?limit=5000';
  const [first, second] = await Promise.all(
    [small, chain].map(async ({ origin }) => {
      const person = await signIn(origin, 'dana@halberd.example');
      return (await person.fetch(path)).json();
    }),
  );
  expect(second).toEqual(first);
  await small.close();
});

test('a reset reproduces the large seed, and another seed produces other data', async () => {
  const sample = () => fetchList('/SUP-X0001/items?limit=50');
  const before = await sample();
  chain.control.reset();
  expect(await sample()).toEqual(before);
  chain.control.reset({ seed: 7 });
  expect(await sample()).not.toEqual(before);
  expect(await supplierIds()).toHaveLength(LARGE.suppliers);
  chain.control.reset();
});
