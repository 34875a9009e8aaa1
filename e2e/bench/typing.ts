import type { CDPSession, Page } from 'playwright';

/** Slower than the slowest frame, so that no key waits for the one before. */
const keyDelayMs = 120;

/** Types into the focused field; one time per key, from its event to the frame that shows it. Milliseconds. */
export async function typeKeys(page: Page, text: string): Promise<readonly number[]> {
  await page.evaluate(() => window.benchProbe.watchKeys());
  await page.keyboard.type(text, { delay: keyDelayMs });
  await page.waitForFunction((count) => window.benchProbe.keys.length >= count, text.length);
  return page.evaluate(() => window.benchProbe.keys);
}

/** How long the page's main thread has been busy, in all. Milliseconds. */
export async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (!busy) throw new Error('the browser tells no TaskDuration');
  return busy.value * 1000;
}
