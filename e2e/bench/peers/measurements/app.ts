import type { Browser, CDPSession } from 'playwright';
import type { Figure, StorageState } from '../../benchmark.ts';
import { type BenchPage, openPage } from '../../browser/browser.ts';
import type { Driver } from '../drivers/driver.ts';
import type { AppOrigins } from '../server/servers.ts';
import { installPeerProbe } from './page-probe.ts';

/** An application that is ready to be measured. */
export interface App {
  readonly driver: Driver;
  readonly origins: AppOrigins;
  /** Folder of the built files. */
  readonly directory: string;
  /** The storage of a signed-in user. Peers have no sign-in. */
  readonly storageState: (origin: string) => Promise<StorageState | undefined>;
}

/** One value of a figure. */
export type Value = Pick<Figure, 'name' | 'unit'> & { readonly value: number };

export type Measure = (browser: Browser, app: App) => Promise<readonly Value[]>;

interface VisitOptions {
  readonly isApiDelayed?: boolean;
  /** Slows the page down before the navigation. */
  readonly throttle?: (cdp: CDPSession) => Promise<unknown>;
  readonly settleMs: number;
}

/** Opens the item list with an empty cache, waits for the first row and then for the settle time. */
export async function visit(
  browser: Browser,
  { driver, origins, storageState }: App,
  { isApiDelayed = false, throttle, settleMs }: VisitOptions,
): Promise<BenchPage> {
  const origin = isApiDelayed ? origins.delayed : origins.direct;
  const state = await storageState(origin);
  const opened = await openPage(browser, {
    ...(state && { storageState: state }),
    probe: (page) => page.addInitScript(installPeerProbe, driver.row),
  });
  try {
    await opened.cdp.send('Performance.enable');
    await opened.cdp.send('Network.enable');
    await throttle?.(opened.cdp);
    await opened.page.goto(origin + driver.listPath, { waitUntil: 'commit' });
    await within(
      firstRowTimeoutMs,
      'the first row',
      opened.page.evaluate(() => window.peerProbe.firstRow()),
    );
    await opened.page.waitForTimeout(settleMs);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const firstRowTimeoutMs = 60_000;

async function within<T>(timeoutMs: number, name: string, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not appear within ${timeoutMs} ms`)), timeoutMs);
  });
  step.catch(() => {});
  return Promise.race([step, timeout]).finally(() => clearTimeout(timer));
}

export const throttleCpu = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** The size of the JavaScript heap in megabytes after a garbage collection. */
export async function heapMb(cdp: CDPSession): Promise<number> {
  // Objects freed by one collection may have kept others alive.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  if (!heap) throw new Error('the browser reports no metric JSHeapUsedSize');
  return heap.value / 2 ** 20;
}
