import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The widget's own root: the element around it is the page's to style. */
const list = (page: Page) => page.locator('portal-item-list [data-pk-theme]');

async function shown(page: Page, path: string, widthPx: number) {
  await page.setViewportSize({ width: widthPx, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  // On whole pixels, as letters are drawn differently between two.
  await page.evaluate(() => {
    const { top } = (document.querySelector('portal-item-list') as Element).getBoundingClientRect();
    document.body.style.paddingTop = `${Math.ceil(top) - top}px`;
  });
  return list(page).screenshot({ animations: 'disabled' });
}

/** Where two pictures differ visibly: the box around it, `null` where nowhere. */
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

test('under hostile styles it looks as it does on a plain page', async ({ page }) => {
  // The plain page's column is 1,200 pixels wide; the hostile one has no columns left.
  const plain = await shown(page, '/plain/', 1300);
  const hostile = await shown(page, '/hostile/', 1200);
  expect(await difference(page, plain, hostile)).toBeNull();
});

for (const path of ['/plain/', '/react-19/']) {
  test(`${path}: the page around it looks as it does without it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    const header = page.locator('body > header');
    const heading = page.getByRole('heading', { name: 'Your stock' });
    const pictures = async () => [await header.screenshot(), await heading.screenshot()];
    const withUs = await pictures();
    await page.evaluate(() => {
      for (const ours of document.querySelectorAll('portal-item-list, [data-pk-theme]')) ours.remove();
      for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
        if (/pk_/.test(sheet.textContent ?? '')) sheet.remove();
    });
    const without = await pictures();
    expect(without.map((picture, index) => picture.equals(withUs[index] as Buffer))).toEqual([true, true]);
  });
}
