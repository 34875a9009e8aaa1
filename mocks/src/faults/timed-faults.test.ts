import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPieceSizes } from '../gateway/pace.ts';
import { signIn } from '../sign-in.ts';
import { Chance, latencyAt } from './chance.ts';
import { type FaultRule, LONGEST_DELAY_MS } from './fault-rule.ts';
import { ITEMS, setupFaultTests } from './fault-test-setup.ts';

const sandbox = setupFaultTests();

const rule = (more: Partial<FaultRule>): FaultRule =>
  ({ kind: 'status', status: 503, path: '.', times: 'always', ...more }) as FaultRule;

const course = (of: FaultRule, requests: number) => {
  const chance = new Chance(of);
  return Array.from({ length: requests }, (_, request) => chance.applies(request));
};

describe('error rates', () => {
  test('a rate applies to about that share of the requests, and to the same requests in every run', () => {
    for (const rate of [0.015, 0.2, 0.75]) {
      for (const seed of [1, 2, 77]) {
        const first = course(rule({ rate, seed }), 20_000);
        expect(course(rule({ rate, seed }), 20_000)).toEqual(first);
        const share = first.filter(Boolean).length / first.length;
        expect(Math.abs(share - rate)).toBeLessThan(0.015);
      }
    }
    expect(course(rule({ rate: 0.5, seed: 1 }), 50)).not.toEqual(course(rule({ rate: 0.5, seed: 2 }), 50));
  });

  test('a request that a fault skips because of its rate gets the next matching fault', async () => {
    sandbox.control.addFault(rule({ rate: 0.3, seed: 5, path: '/items$' }));
    sandbox.control.addFault({ kind: 'status', status: 418, path: '/items$', times: 'always' });
    const statuses = await sandbox.statuses(12);
    expect(statuses).toEqual(course(rule({ rate: 0.3, seed: 5 }), 12).map((hit) => (hit ? 503 : 418)));
    expect(new Set(statuses).size).toBe(2);
    const [sparing] = sandbox.control.faults();
    expect(sparing).toMatchObject({ matched: 12, applied: statuses.filter((one) => one === 503).length });
  });
});

test('a flapping fault applies to the first requests of each cycle', async () => {
  sandbox.control.addFault(rule({ path: '/items$', flap: { apply: 2, skip: 1 } }));
  expect(await sandbox.statuses(7)).toEqual([503, 503, 200, 503, 503, 200, 503]);
});

test('two worlds with the same rules get the same faults', async () => {
  const other = await sandbox.worlds.create('other');
  const ben = await signIn(sandbox.origin, 'dana@halberd.example', undefined, 'other');
  const shaky = rule({ path: '/items$', rate: 0.5, seed: 3 });
  sandbox.control.addFault(shaky);
  expect(await sandbox.statuses(8, ben)).toEqual(Array(8).fill(200));
  other.control.addFault(shaky);
  expect(await sandbox.statuses(8, ben)).toEqual(await sandbox.statuses(8));
  await sandbox.worlds.delete('other');
});

describe('latency', () => {
  const latency = { p50: 200, p95: 1500, p99: 4000 };

  test('delays have the percentiles of the distribution and are bounded', () => {
    const chance = new Chance(rule({ latency, seed: 9 }));
    const delays = Array.from({ length: 20_000 }, (_, request) => chance.delayMs(request)).sort(
      (a, b) => a - b,
    );
    const at = (share: number) => delays[Math.floor(share * delays.length)] ?? 0;
    expect(Math.abs(at(0.5) - 200)).toBeLessThan(20);
    expect(Math.abs(at(0.95) - 1500)).toBeLessThan(150);
    expect(Math.abs(at(0.99) - 4000)).toBeLessThan(400);
    expect([delays[0], delays.at(-1)]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(delays[0]).toBeGreaterThanOrEqual(100);
    expect(delays.at(-1)).toBeLessThanOrEqual(6000);
  });

  test('latencyAt() rises with the quantile and returns each percentile', () => {
    expect([0, 0.5, 0.95, 0.99, 1].map((quantile) => latencyAt(latency, quantile))).toEqual([
      100, 200, 1500, 4000, 6000,
    ]);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          expect(latencyAt(latency, Math.min(a, b))).toBeLessThanOrEqual(latencyAt(latency, Math.max(a, b)));
        },
      ),
    );
    const slowest = { p50: LONGEST_DELAY_MS, p95: LONGEST_DELAY_MS, p99: LONGEST_DELAY_MS };
    expect(new Chance(rule({ latency: slowest, delayMs: 5 })).delayMs(0)).toBeLessThanOrEqual(
      LONGEST_DELAY_MS,
    );
  });

  test('the journal states the delay, and two runs have the same delays', async () => {
    const effects = async () => {
      sandbox.control.clearJournal();
      sandbox.control.clearFaults();
      sandbox.control.addFault({
        kind: 'delay',
        latency: { p50: 4, p95: 20, p99: 30 },
        operationId: 'listItems',
        seed: 4,
        times: 'always',
      });
      for (let call = 0; call < 4; call += 1) await (await sandbox.dana.fetch(ITEMS)).text();
      return sandbox.control.journal().map(({ faultEffect }) => faultEffect);
    };
    const first = await effects();
    expect(first[0]).toMatch(/^delay of \d+ ms$/);
    expect(await effects()).toEqual(first);
  });
});

describe('slow bodies', () => {
  const readChunkSizes = async (response: Response) => {
    const sizes: number[] = [];
    for await (const chunk of response.body ?? []) sizes.push(chunk.length);
    return sizes;
  };

  test('a dripping body arrives complete and in pieces', async () => {
    const truth = await (await sandbox.dana.fetch(ITEMS)).text();
    sandbox.control.addFault({ kind: 'drip', bytes: 1000, everyMs: 20, operationId: 'listItems', times: 2 });
    const startedAt = performance.now();
    const response = await sandbox.dana.fetch(ITEMS);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(truth)));
    expect((await readChunkSizes(response)).length).toBeGreaterThan(1);
    expect(performance.now() - startedAt).toBeGreaterThan(20 * Math.floor(truth.length / 1000) - 5);
    expect(await (await sandbox.dana.fetch(ITEMS)).text()).toBe(truth);
    expect(sandbox.control.violations()).toEqual([]);
  });

  test('a stalled body sends its start at once, and the rest after the pause', async () => {
    sandbox.control.addFault({ kind: 'stall', afterBytes: 10, stallMs: 300, operationId: 'listItems' });
    const response = await sandbox.dana.fetch(ITEMS);
    const headersAt = performance.now();
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(10);
    expect((await reader?.read())?.value?.length).toBeGreaterThan(10);
    expect(performance.now() - headersAt).toBeGreaterThan(250);
  });

  test('a caller can abort a stalled body, and the next call succeeds', async () => {
    sandbox.control.addFault({ kind: 'stall', afterBytes: 0, operationId: 'listItems' });
    const impatient = new AbortController();
    const response = await sandbox.dana.fetch(ITEMS, { signal: impatient.signal });
    const body = response.text();
    impatient.abort();
    await expect(body).rejects.toThrow();
    expect((await sandbox.dana.fetch(ITEMS)).status).toBe(200);
  });

  test('getPieceSizes() covers the body in at least two pieces and pauses for ten minutes at most', () => {
    expect(getPieceSizes(10, { firstBytes: 4, nextBytes: 4, pauseMs: 1 })).toEqual([4, 4, 2]);
    expect(getPieceSizes(10, { firstBytes: 99, nextBytes: Number.POSITIVE_INFINITY, pauseMs: 1 })).toEqual([
      9, 1,
    ]);
    expect(getPieceSizes(10, { firstBytes: 1, nextBytes: 1, pauseMs: LONGEST_DELAY_MS })).toEqual([1, 9]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.record({
          firstBytes: fc.integer({ min: 0, max: 5000 }),
          nextBytes: fc.integer({ min: 1, max: 5000 }),
          pauseMs: fc.integer({ min: 1, max: LONGEST_DELAY_MS }),
        }),
        (length, pace) => {
          const pieces = getPieceSizes(length, pace);
          expect(pieces.reduce((sum, size) => sum + size, 0)).toBe(length);
          expect((pieces.length - 1) * pace.pauseMs).toBeLessThanOrEqual(LONGEST_DELAY_MS);
        },
      ),
    );
  });
});
