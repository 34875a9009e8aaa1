import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../mocks/src/testing.ts';
import { BenchError, type StorageState } from '../benchmark.ts';
import { installProbe } from './probe.ts';

/** CPU slowdown of a mid-range phone. */
export const slowCpu = 4;
/** Fast 4G: 9 and 1.5 Mbit/s in bytes per second, and the latency in milliseconds. */
export const fast4g = { downloadThroughput: 1_125_000, uploadThroughput: 187_500, latency: 165 };

const stepTimeoutMs = 30_000;
/** A new window loads its own interface, which takes half of the processor during this time. Users have an open window. */
const windowSettleMs = 1_000;

export function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.PORTAL_CHROMIUM;
  if (!executablePath) throw new BenchError('bench: PORTAL_CHROMIUM is not set. Run "npm run bench".');
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Blocks all hosts except this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ...extraArgs,
  ];
  return chromium.launch({ executablePath, args }).catch((cause: unknown) => {
    throw new BenchError(`bench: ${executablePath} could not be started as a browser.`, { cause });
  });
}

export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

interface PageOptions {
  readonly storageState?: StorageState;
  readonly cpu?: number;
  /** Installs the probe. Default: the probe of the portal's benchmarks. */
  readonly probe?: (page: Page) => Promise<unknown>;
}

/** Opens a page with a user's storage, an empty cache and the probe. */
export async function openPage(
  browser: Browser,
  { storageState, cpu = 1, probe = (page) => page.addInitScript(installProbe) }: PageOptions,
): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(stepTimeoutMs);
  const page = await context.newPage();
  await page.waitForTimeout(windowSettleMs);
  await probe(page);
  const cdp = await context.newCDPSession(page);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, cdp, close: () => context.close() };
}

/** Opens the Items list and waits for its first row. */
export async function openItems(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchProbe.marks.firstRowMs !== undefined);
}

/** Signs in, opens the item list and returns the storage that the portal has written. */
export async function visitOnce(
  browser: Browser,
  origin: string,
  email: string,
  supplierId: string,
): Promise<StorageState> {
  const { page, close } = await openPage(browser, {});
  await page.goto(`${origin}/login?to=${encodeURIComponent(`/${supplierId}/items`)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => window.benchProbe.marks.firstRowMs !== undefined);
  await page.waitForFunction(() => localStorage.getItem('permissions')?.includes('openedSuppliers'));
  const state = await page.context().storageState();
  await close();
  return state;
}
