// Runs the benchmarks and reports the figures. `npm run bench` builds the portal, finds the browser and starts this file.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { BenchError, type Benchmark, type FigureGroup, measuring, type StorageState } from './benchmark.ts';
import { dashboard } from './benchmarks/dashboard.ts';
import { firstLoad } from './benchmarks/first-load.ts';
import { formTyping } from './benchmarks/form-typing.ts';
import { load } from './benchmarks/load.ts';
import { orderTyping } from './benchmarks/order-typing.ts';
import { routeCycles } from './benchmarks/route-cycles.ts';
import { server } from './benchmarks/server.ts';
import { sorting } from './benchmarks/sorting.ts';
import { supplierSwitcher } from './benchmarks/supplier-switcher.ts';
import { launchBrowser, visitOnce } from './browser/browser.ts';
import { type RunningChain, startChainProcess } from './chain/chain.ts';
import { seedItems } from './chain/seed-items.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { loadAverage, printGroup, writeReport } from './report.ts';

const benchmarks: readonly Benchmark[] = [
  firstLoad,
  dashboard,
  sorting,
  supplierSwitcher,
  formTyping,
  orderTyping,
  routeCycles,
  server,
  load,
];

function resolvePortalDir({ portal }: BenchOptions): string | undefined {
  if (portal === undefined) return undefined;
  const directory = resolve(portal);
  if (!existsSync(join(directory, 'index.html')))
    throw new BenchError(`bench: ${directory} contains no built portal.`);
  return directory;
}

function printSettings(browserVersion: string, { runs }: BenchOptions, loadBefore: number): void {
  console.log(`Chromium ${browserVersion}, ${runs} run${runs === 1 ? '' : 's'}: median, lowest – highest`);
  if (loadBefore > availableParallelism() / 2) {
    console.log(`The machine is busy (load ${loadBefore.toFixed(1)}), so the times are too high.`);
  }
}

async function runBenchmarks(options: BenchOptions): Promise<void> {
  const { runs, isQuick, only, json } = options;
  const portalDir = resolvePortalDir(options);
  const cycles = isQuick ? 100 : 800;
  const loadBefore = loadAverage();
  const browser = await launchBrowser();
  let chain: RunningChain | undefined;
  try {
    chain = await startChainProcess(portalDir);
    const { origin } = chain;
    await seedItems(origin);
    const states = new Map<string, Promise<StorageState>>();
    const getStorageState = (email: string, supplierId: string) => {
      const key = `${email} ${supplierId}`;
      const state =
        states.get(key) ?? measuring('a first visit', () => visitOnce(browser, origin, email, supplierId));
      states.set(key, state);
      return state;
    };
    const groups: FigureGroup[] = [];
    printSettings(browser.version(), options, loadBefore);
    for (const { run } of benchmarks.filter(({ name }) => !only || only.includes(name))) {
      const measured = await run({ origin, portalDir, browser, runs, isQuick, cycles, getStorageState });
      measured.forEach(printGroup);
      groups.push(...measured);
    }
    const settings = { runs, cycles, browserVersion: browser.version(), loadAverage: loadBefore };
    const path = await writeReport(groups, settings, json);
    console.log(`\nWritten to ${path}`);
  } finally {
    await browser.close();
    await chain?.stop();
  }
}

async function main(): Promise<void> {
  const names = benchmarks.map(({ name }) => name);
  await runBenchmarks(readOptions(process.argv.slice(2), names));
}

main().catch((error: unknown) => {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
});
