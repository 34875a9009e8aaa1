import { signIn } from '../../../mocks/src/testing.ts';
import { type BenchContext, type Benchmark, measuring, repeat, toFigures } from '../benchmark.ts';
import { startChainProcess } from '../chain/chain.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';
import { median, quantile } from '../statistics.ts';

const warmUpReads = 50;
const measuredReads = 200;

async function readMs(user: Awaited<ReturnType<typeof signIn>>): Promise<number> {
  const startedAt = performance.now();
  const response = await user.fetch(`/api/v1/suppliers/${supplierId}/items?limit=10&offset=0`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a read responded with ${response.status}`);
  return performance.now() - startedAt;
}

async function measureOnce({ portalDir }: BenchContext) {
  const chain = await startChainProcess(portalDir);
  try {
    const user = await signIn(chain.origin, supplierUser);
    // Sequential reads share one connection of Node's fetch.
    for (let read = 0; read < warmUpReads; read += 1) await readMs(user);
    const times: number[] = [];
    for (let read = 0; read < measuredReads; read += 1) times.push(await readMs(user));
    return {
      'Read of 10 items, median of 200': median(times),
      'Read of 10 items, p95 of 200': quantile(times, 0.95),
      'Start of the chain': chain.startMs,
      'Start of its process': chain.processStartMs,
    };
  } finally {
    await chain.stop();
  }
}

export const server: Benchmark = {
  name: 'server',
  run: (context) =>
    measuring('the server', async () => {
      const values = await repeat(context, () => measureOnce(context));
      return [
        {
          title: 'Server: gateway, fault layer, gate and sandbox',
          figures: toFigures(values, {
            'Read of 10 items, median of 200': 'ms',
            'Read of 10 items, p95 of 200': 'ms',
            'Start of the chain': 'ms',
            'Start of its process': 'ms',
          }),
        },
      ];
    }),
};
