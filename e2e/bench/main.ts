// Runs the benchmarks and reports the figures. `npm run bench` builds the portal, finds the browser and starts this file.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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

const options = {
  quick: { type: 'boolean', default: false },
  runs: { type: 'string' },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
  portal: { type: 'string' },
} as const;

function parsedOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new BenchError(`bench: ${error instanceof Error ? error.message : error}`);
  }
}

function readArguments() {
  const values = parsedOptions();
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1 || runs > 100) {
    throw new BenchError(`bench: --runs takes a whole number from 1 to 100, not "${values.runs}".`);
  }
  const only = values.only?.flatMap((names) => names.split(','));
  const names = benchmarks.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new BenchError(`bench: --only takes ${names.join(', ')}, not "${unknown}".`);
  const portalDir = values.portal === undefined ? undefined : resolve(values.portal);
  if (portalDir !== undefined && !existsSync(join(portalDir, 'index.html'))) {
    throw new BenchError(`bench: ${portalDir} contains no built portal.`);
  }
  return {
    runs,
    isQuick: values.quick,
    cycles: values.quick ? 100 : 800,
    chosen: benchmarks.filter(({ name }) => !only || only.includes(name)),
    json: values.json,
    portalDir,
  };
}

async function main(): Promise<void> {
  const { runs, isQuick, cycles, chosen, json, portalDir } = readArguments();
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
    console.log(
      `Chromium ${browser.version()}, ${runs} run${runs === 1 ? '' : 's'}: median, lowest – highest`,
    );
    if (loadBefore > availableParallelism() / 2) {
      console.log(`The machine is busy (load ${loadBefore.toFixed(1)}), so the times are too high.`);
    }
    for (const { run } of chosen) {
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

main().catch((error: unknown) => {
  console.error(error instanceof BenchError ? error.message : error);
  process.exitCode = 1;
});
