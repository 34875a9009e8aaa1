import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { cumulativeShift } from '../../benchmarks/first-load.ts';
import { type Measure, throttleCpu, visit } from './app.ts';
import type { LoadProfile } from './profiles.ts';

/** Longer than the work after the first row. */
const settleMs = 1_200;
const slowNetworkSettleMs = 2_500;

async function gzipKb(directory: string, paths: readonly string[]): Promise<number> {
  const sizes = [...new Set(paths)].map(async (path) => {
    const compressed = await promisify(gzip)(await readFile(join(directory, path)), { level: 9 });
    return compressed.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Loads the item list with an empty cache. */
export const measureLoad =
  ({ title, cpu, network, isApiDelayed }: LoadProfile): Measure =>
  async (browser, app) => {
    const { page, close } = await visit(browser, app, {
      isApiDelayed,
      settleMs: network ? slowNetworkSettleMs : settleMs,
      throttle: async (cdp) => {
        if (cpu > 1) await throttleCpu(cdp, cpu);
        if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
      },
    });
    try {
      const facts = await page.evaluate(() => window.peerProbe.loadFacts());
      return [
        {
          name: `Code to the first row, ${title}`,
          unit: 'KB',
          value: await gzipKb(app.directory, facts.codePaths),
        },
        { name: `First paint, ${title}`, unit: 'ms', value: facts.firstPaintMs },
        { name: `First row, ${title}`, unit: 'ms', value: facts.firstRowMs },
        { name: `Blocking time, ${title}`, unit: 'ms', value: facts.blockingMs },
        { name: `Layout shift, ${title}`, unit: 'shift', value: cumulativeShift(facts.layoutShifts) },
      ];
    } finally {
      await close();
    }
  };
