import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { BenchError, type FigureGroup, measuring } from '../benchmark.ts';
import { launchBrowser } from '../browser/browser.ts';
import { startChainProcess } from '../chain/chain.ts';
import type { Driver } from './drivers/driver.ts';
import { peerDrivers } from './drivers/peers.ts';
import { portalDriver } from './drivers/portal.ts';
import type { App, Measure, Value } from './measurements/app.ts';
import { measureHeap } from './measurements/heap.ts';
import { measureInteractions } from './measurements/interactions.ts';
import { measureLoad } from './measurements/load.ts';
import { apiLatencyMs, fullSpeed, interactionProfiles, loadProfiles } from './measurements/profiles.ts';
import { QuietRuns } from './measurements/quiet-runs.ts';
import { Samples } from './measurements/samples.ts';
import { portalSession } from './measurements/session.ts';
import { startServers } from './server/servers.ts';

const root = join(import.meta.dirname, '../../..');
/** Time during which runs wait for a quiet machine. */
const quietBudgetMs = 30 * 60_000;
const builtPortal = join(root, 'apps/portal/dist');

export interface PeerSettings {
  readonly runs: number;
  /** A trial run, which does not wait for a quiet machine. */
  readonly isQuick: boolean;
  readonly cycles: number;
  /** Names of parts. Default: all parts. */
  readonly only: readonly string[] | undefined;
  readonly portalDir: string | undefined;
}

export interface MeasuredPeers {
  /** One group of figures per application. */
  readonly groups: readonly FigureGroup[];
  readonly browserVersion: string;
}

function directoryOf({ name }: Driver, portalDir = builtPortal): string {
  const directory = name === portalDriver.name ? portalDir : join(import.meta.dirname, 'apps', name, 'dist');
  if (!existsSync(join(directory, 'index.html')))
    throw new BenchError(`bench: ${name} is not built. Run "npm run bench -- --peers".`);
  return directory;
}

/** @throws Error when the page reported no value for a figure. */
function withoutGaps(values: readonly Value[]): readonly Value[] {
  const gap = values.find(({ value }) => !Number.isFinite(value));
  if (gap) throw new Error(`the page has no value for "${gap.name}"`);
  return values;
}

/** Measures every application once per run, in alternating order, so that no application always follows the same one. */
async function measureAll(
  name: string,
  measure: Measure,
  { apps, browser, runs, quietRuns, samples }: Bench & { readonly runs: number },
): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const app of run % 2 === 0 ? apps : apps.toReversed()) {
      const { values, isQuiet } = await measuring(`${name} of ${app.driver.name}`, () =>
        quietRuns.measure(async () => withoutGaps(await measure(browser, app))),
      );
      samples.add(app.driver.name, values, isQuiet);
    }
  }
  console.log(`  ${name}`);
}

interface Bench {
  readonly apps: readonly App[];
  readonly browser: Browser;
  readonly quietRuns: QuietRuns;
  readonly samples: Samples;
}

async function measureParts(bench: Bench, { runs, cycles, only }: PeerSettings): Promise<void> {
  const isChosen = (part: string) => only === undefined || only.includes(part);
  // Fills the memory of the servers and warms the browser process up. Every measured page has an empty cache.
  const warmUp = { ...bench, quietRuns: new QuietRuns(0), samples: new Samples(), runs: 1 };
  if (isChosen('load')) {
    await measureAll('warm-up of the load', measureLoad(fullSpeed), warmUp);
    for (const profile of loadProfiles)
      await measureAll(`load, ${profile.title}`, measureLoad(profile), { ...bench, runs });
  }
  if (isChosen('interactions')) {
    const [first] = interactionProfiles;
    if (first) await measureAll('warm-up of the interactions', measureInteractions(first), warmUp);
    for (const profile of interactionProfiles)
      await measureAll(`interactions, ${profile.title}`, measureInteractions(profile), { ...bench, runs });
  }
  // Each run takes minutes, and its figures vary little.
  if (isChosen('heap')) await measureAll('heap', measureHeap(cycles), { ...bench, runs: 1 });
}

/** Serves the portal and its peers in the same way and measures them in turn in one browser. */
export async function measurePeers(settings: PeerSettings): Promise<MeasuredPeers> {
  const drivers = [...peerDrivers, portalDriver];
  const directories = new Map(drivers.map((driver) => [driver, directoryOf(driver, settings.portalDir)]));
  await using resources = new AsyncDisposableStack();
  const chain = resources.adopt(await startChainProcess(settings.portalDir, { large: true }), ({ stop }) =>
    stop(),
  );
  const servers = resources.adopt(
    await startServers(
      [...directories].map(([{ name }, directory]) => ({
        name,
        directory,
        latencyMs: apiLatencyMs,
        ...(name === portalDriver.name ? { sandboxOrigin: chain.origin } : {}),
      })),
    ),
    ({ stop }) => stop(),
  );
  const { origins, publicKeyHash } = servers.ready;
  const browser = resources.adopt(
    await launchBrowser([`--ignore-certificate-errors-spki-list=${publicKeyHash}`]),
    (launched) => launched.close(),
  );
  const session = portalSession(browser);
  const apps = [...directories].map(([driver, directory]): App => {
    const appOrigins = origins[driver.name];
    if (!appOrigins) throw new BenchError(`bench: ${driver.name} is not served.`);
    const storageState = driver === portalDriver ? session : async () => undefined;
    return { driver, origins: appOrigins, directory, storageState };
  });
  const bench = {
    apps,
    browser,
    quietRuns: new QuietRuns(settings.isQuick ? 0 : quietBudgetMs),
    samples: new Samples(),
  };
  await measureParts(bench, settings);
  console.log(bench.quietRuns.summary());
  return { groups: bench.samples.groups(), browserVersion: browser.version() };
}
