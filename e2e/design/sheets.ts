import type { Locator, Page } from '@playwright/test';
import { indexedPng } from './indexed-png.ts';
import { expect } from './test.ts';

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';

/** Opens the overlay of an example. */
export async function openOverlay(example: Locator): Promise<void> {
  const trigger = example.locator('button, input[role=combobox], [data-tooltip-target]').first();
  const [isField, isText] = await Promise.all([
    trigger.evaluate((element) => element instanceof HTMLInputElement),
    trigger.evaluate((element) => element.hasAttribute('data-tooltip-target')),
  ]);
  if (isText) await trigger.focus();
  else if (isField) await trigger.press('ArrowDown');
  else await trigger.click();
  await expect(example.page().locator(overlays).first()).toBeAttached();
}

/** A screenshot of a page that no longer changes. */
async function stableScreenshot(page: Page, fullPage: boolean): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    if (last?.equals(picture)) return picture;
    last = picture;
  }
  throw new Error('design: the page does not stop changing');
}

/** Puts pictures below each other and reduces them to at most 256 colors, in the browser. */
async function joined(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  const result = await page.evaluate(
    async (sources) => {
      const images = await Promise.all(
        sources.map((base64) =>
          createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])),
        ),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = images.reduce((sum, image) => sum + image.height, 0);
      const context = new OffscreenCanvas(width, height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      let top = 0;
      for (const image of images) {
        context.drawImage(image, 0, top);
        top += image.height;
      }
      const { data } = context.getImageData(0, 0, width, height);
      const counts = new Map<number, number>();
      const colorAt = (at: number) =>
        ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0);
      for (let at = 0; at < width * height; at += 1) {
        const color = colorAt(at);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const parts = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];
      const colors = [...counts].sort(([a, x], [b, y]) => y - x || a - b).map(([color]) => color);
      const palette = colors.slice(0, 256);
      const distance = (a: number, b: number) =>
        parts(a).reduce((sum, part, index) => sum + (part - (parts(b)[index] ?? 0)) ** 2, 0);
      const indexes = new Map(palette.map((color, index) => [color, index]));
      for (const color of colors.slice(256)) {
        const nearest = palette.reduce((best, each) =>
          distance(color, each) < distance(color, best) ? each : best,
        );
        indexes.set(color, indexes.get(nearest) ?? 0);
      }
      let text = '';
      const size = 0x8000;
      const pixels = Uint8Array.from({ length: width * height }, (_, at) => indexes.get(colorAt(at)) ?? 0);
      for (let at = 0; at < pixels.length; at += size)
        text += String.fromCharCode(...pixels.subarray(at, at + size));
      return {
        width,
        height,
        palette: palette.flatMap(parts),
        pixels: btoa(text),
      };
    },
    pictures.map((picture) => picture.toString('base64')),
  );
  return indexedPng({
    ...result,
    palette: Uint8Array.from(result.palette),
    pixels: Buffer.from(result.pixels, 'base64'),
  });
}

/** One picture of all examples of a component in a theme, also of the opened overlays. */
export async function sheetOf(page: Page, component: string, theme: string): Promise<Buffer> {
  const show = async (example = '') => {
    await page.goto(`./#/sheet/${component}${example && `/${example}`}?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-pk-theme', theme);
  };
  await page.setViewportSize({ width: 800, height: 600 });
  await show();
  const examples = page.locator('[data-sheet] > [data-example]');
  await expect(examples.first()).toBeVisible();
  // Outdated rows get their tint after 200 ms.
  if (component === 'data-table') await expect(page.locator('[data-outdated]')).toBeAttached();
  const pictures = [await stableScreenshot(page, true)];
  const names = (selector: string) =>
    page
      .locator(`[data-sheet] > ${selector}`)
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-example') ?? ''));
  const [opening, framed] = [await names('[data-opens]'), await names('[data-framed]')];
  await page.setViewportSize({ width: 800, height: 460 });
  for (const name of opening) {
    await show(name);
    await expect(examples).toHaveCount(1);
    await openOverlay(page.locator(`[data-example="${name}"]`));
    pictures.push(await stableScreenshot(page, false));
  }
  await page.setViewportSize({ width: 1200, height: 460 });
  for (const name of framed) {
    await show(name);
    await expect(examples).toHaveCount(0);
    pictures.push(await stableScreenshot(page, false));
  }
  return joined(page, pictures);
}

/** Identifies the rendering of texts: a hash of a text in each font of the pages. */
export async function fontsOf(page: Page): Promise<string> {
  await page.goto('./#/sheet/button');
  return page.evaluate(async () => {
    await document.fonts.load("16px 'Inter Variable'");
    const context = new OffscreenCanvas(600, 120).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const { fontFamily } = getComputedStyle(document.body);
    for (const [index, family] of ["'Inter Variable'", fontFamily, 'monospace', 'sans-serif'].entries()) {
      context.font = `16px ${family}`;
      context.fillText('Hamburgefonstiv 0123 إضافة صنف ⌘ →', 0, 24 * (index + 1));
    }
    const { data } = context.getImageData(0, 0, 600, 120);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}
