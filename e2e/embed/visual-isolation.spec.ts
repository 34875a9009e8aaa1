import type { Page } from '@playwright/test';
import { comparePictures } from './pictures.ts';
import { expect, test } from './test.ts';

/** Locates the root inside the widget; the host page styles the element itself. */
const widgetRoot = (page: Page) => page.locator('portal-item-list [data-pk-theme]');

async function takeScreenshot(page: Page, path: string, widthPx: number) {
  await page.setViewportSize({ width: widthPx, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  // A fractional offset would change the antialiasing of the text.
  await page.evaluate(() => {
    const { top } = (document.querySelector('portal-item-list') as Element).getBoundingClientRect();
    document.body.style.paddingTop = `${Math.ceil(top) - top}px`;
  });
  return widgetRoot(page).screenshot({ animations: 'disabled' });
}

test('a widget looks the same on a page with hostile styles as on a plain page', async ({ page }) => {
  // Both widths give the widget 1,200 px: the hostile styles remove the page's column.
  const plain = await takeScreenshot(page, '/plain/', 1300);
  const hostile = await takeScreenshot(page, '/hostile/', 1200);
  expect(await comparePictures(page, plain, hostile)).toBeNull();
});

test('the host page looks the same with and without a widget', async ({ page }) => {
  for (const path of ['/plain/', '/react-19/']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    const header = page.locator('body > header');
    const heading = page.getByRole('heading', { name: 'Your stock' });
    const pictures = async () => [await header.screenshot(), await heading.screenshot()];
    const withWidget = await pictures();
    await page.evaluate(() => {
      for (const widget of document.querySelectorAll('portal-item-list, [data-pk-theme]')) widget.remove();
      for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
        if (/pk_/.test(sheet.textContent ?? '')) sheet.remove();
    });
    const without = await pictures();
    const isSame = without.map((picture, index) => picture.equals(withWidget[index] as Buffer));
    expect([path, isSame]).toEqual([path, [true, true]]);
  }
});
