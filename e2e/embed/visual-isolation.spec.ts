import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The root inside the widget; the host page styles the element itself. */
const widgetRoot = (page: Page) => page.locator('portal-item-list [data-pk-theme]');

async function screenshotOf(page: Page, path: string, widthPx: number) {
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

/** The bounding box of the visibly different pixels, or `null` for equal pictures. */
function difference(page: Page, one: Buffer, other: Buffer) {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!first || !second) return 'no pictures';
      if (first.width !== second.width || first.height !== second.height)
        return `${first.width}×${first.height} and ${second.width}×${second.height}`;
      const box = { left: Infinity, top: Infinity, right: -1, bottom: -1, pixels: 0 };
      for (let at = 0; at < first.data.length; at += 4) {
        const isSame = [0, 1, 2].every(
          (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) <= 24,
        );
        if (isSame) continue;
        const [x, y] = [(at / 4) % first.width, Math.floor(at / 4 / first.width)];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
        box.pixels += 1;
      }
      return box.pixels === 0 ? null : box;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

test('a widget looks the same on a page with hostile styles as on a plain page', async ({ page }) => {
  // Both widths give the widget 1,200 px: the hostile styles remove the page's column.
  const plain = await screenshotOf(page, '/plain/', 1300);
  const hostile = await screenshotOf(page, '/hostile/', 1200);
  expect(await difference(page, plain, hostile)).toBeNull();
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
