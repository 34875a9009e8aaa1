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
import { comparePortal, exitCodeOf } from './peers/comparison/compare.ts';
import { readStoredFigures } from './peers/comparison/stored-figures.ts';
import { markdownTable } from './peers/comparison/table.ts';
import { measurePeers } from './peers/peers.ts';
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

function portalDirOf({ portal }: BenchOptions): string | undefined {
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
  const portalDir = portalDirOf(options);
  const cycles = isQuick ? 100 : 800;
  const loadBefore = loadAverage();
  const browser = await launchBrowser();
  let chain: RunningChain | undefined;
  try {
    chain = await startChainProcess(portalDir);
    const { origin } = chain;
    await seedItems(origin);
    const states = new Map<string, Promise<StorageState>>();
    const stateOf = (email: string, supplierId: string) => {
      const key = `${email} ${supplierId}`;
      const state =
        states.get(key) ?? measuring('a first visit', () => visitOnce(browser, origin, email, supplierId));
      states.set(key, state);
      return state;
    };
    const groups: FigureGroup[] = [];
    printSettings(browser.version(), options, loadBefore);
    for (const { run } of benchmarks.filter(({ name }) => !only || only.includes(name))) {
      const measured = await run({ origin, portalDir, browser, runs, isQuick, cycles, stateOf });
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

/** Measures the portal and its peers and stores the figures. */
async function measureAndStore(options: BenchOptions): Promise<readonly FigureGroup[]> {
  const { runs, isQuick, only, json } = options;
  const cycles = isQuick ? 50 : 200;
  const loadBefore = loadAverage();
  console.log(`Measuring the portal and its peers, ${runs} run${runs === 1 ? '' : 's'} each …`);
  const { groups, browserVersion } = await measurePeers({
    runs,
    isQuick,
    cycles,
    only,
    portalDir: portalDirOf(options),
  });
  const path = await writeReport(groups, { runs, cycles, browserVersion, loadAverage: loadBefore }, json);
  console.log(`Written to ${path}`);
  return groups;
}

/** Prints the comparison. Returns 1 when a peer is ahead. */
async function runPeers(options: BenchOptions): Promise<number> {
  const { from } = options;
  const groups = from.length > 0 ? readStoredFigures(from) : await measureAndStore(options);
  const lines = comparePortal(groups);
  console.log(`\n${markdownTable(lines)}\n`);
  return exitCodeOf(lines);
}

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    benchmarks.map(({ name }) => name),
  );
  if (options.isPeers) process.exitCode = await runPeers(options);
  else await runBenchmarks(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
});
