import type { Page } from '@playwright/test';

/** Takes a screenshot as soon as the page no longer changes. */
export async function takeStableScreenshot(page: Page, fullPage = false): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    if (last?.equals(picture)) return picture;
    last = picture;
  }
  throw new Error('pictures: the page does not stop changing');
}
