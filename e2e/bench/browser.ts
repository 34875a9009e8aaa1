import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { DEMO_PASSWORD } from '../../mocks/src/testing.ts';
import { BenchError, type StorageState } from './benchmark.ts';
import { installProbe } from './probe.ts';

/** Slow in both: what a middling phone on a mobile network has. */
export const slowCpu = 4;
/** Fast 4G: bytes per second of 9 and 1.5 Mbit/s, and the wait before each answer. */
export const fast4g = { downloadThroughput: 1_125_000, uploadThroughput: 187_500, latency: 165 };

const stepTimeoutMs = 30_000;

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.PORTAL_CHROMIUM;
  if (!executablePath) throw new BenchError('bench: PORTAL_CHROMIUM names no browser: run "npm run bench".');
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Nothing beyond this machine can be reached, whatever a page tries.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
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

/** An empty browser profile (nothing cached) with a user's storage, and the probe installed. */
export async function openPage(
  browser: Browser,
  { storageState, cpu = 1 }: { storageState?: StorageState; cpu?: number },
): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(stepTimeoutMs);
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, cdp, close: () => context.close() };
}

/** Opens the Items list and waits for its first row. */
export async function openItems(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchProbe.marks.firstRowMs !== undefined);
}

/** Does by hand what a first visit does, and keeps what the portal leaves in the browser. */
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
  await page.waitForFunction(() => localStorage.getItem('permissions') !== null);
  const state = await page.context().storageState();
  await close();
  return state;
}
