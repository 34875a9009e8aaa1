import type { CDPSession, Locator, Page } from 'playwright';

/** Longer than the slowest frame, so that each key is handled alone. */
const keyDelayMs = 120;

/** Types into the focused field. Returns milliseconds per key from its event to its frame. */
export async function typeKeys(page: Page, text: string): Promise<readonly number[]> {
  await page.evaluate(() => window.benchProbe.watchKeys());
  await page.keyboard.type(text, { delay: keyDelayMs });
  await page.waitForFunction((count) => window.benchProbe.keys.length >= count, text.length);
  return page.evaluate(() => window.benchProbe.keys);
}

/** Returns the main thread's total busy time in milliseconds. */
async function readBusyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (!busy) throw new Error('the browser reports no metric TaskDuration');
  return busy.value * 1000;
}

/** Types into the field. Returns milliseconds per key from its event to its frame, and busy time of the main thread. */
export async function typeInto(
  field: Locator,
  { cdp, text }: { cdp: CDPSession; text: string },
): Promise<{ keys: readonly number[]; busyMsPerKey: number }> {
  await cdp.send('Performance.enable');
  await field.click();
  const before = await readBusyMs(cdp);
  const keys = await typeKeys(field.page(), text);
  const busy = (await readBusyMs(cdp)) - before;
  if ((await field.inputValue()) !== text) throw new Error('the field does not contain the typed text');
  return { keys, busyMsPerKey: busy / text.length };
}
