import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectRecorded, skipOtherRendering } from '../pictures/recorded-pictures.ts';
import { takeStableScreenshot } from '../pictures/screenshot.ts';

export const pictureFolder = join(import.meta.dirname, 'pictures');

/** Pages by the name of their picture. Their first screens rarely change. */
export const picturedPages: Readonly<Record<string, string>> = {
  start: '/',
  guide: '/frameworks/elements/',
  widget: '/reference/widgets/warehouse-list/',
  api: '/reference/api/warehouses/',
  'not-found': '/reference/widgets/order-lst/',
};

const sizes = [
  { width: 1440, height: 640 },
  { width: 390, height: 844 },
];

const themes = ['light', 'dark'] as const;

export const pictureNames: readonly string[] = Object.keys(picturedPages).flatMap((name) =>
  sizes.flatMap(({ width }) => themes.map((theme) => `${name}-${width}-${theme}`)),
);

/** Empties the screenshot of the portal on the start page, because it changes with the product. */
const emptyPicture = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900"><rect width="1440" height="900" fill="#808080"/></svg>',
};

/** Waits until the visible table of contents marks the current heading. Starlight marks it when the browser is idle. */
async function expectCurrentHeading(page: Page): Promise<void> {
  const contents = page.locator('starlight-toc nav:visible, mobile-starlight-toc nav:visible');
  await expect(contents.locator('[aria-current]')).toHaveCount(await contents.count());
}

/** Compares the first screen of a page with its recorded pictures: in both themes, on a large screen and on a phone. */
export async function expectRecordedPage(page: Page, name: string): Promise<void> {
  await page.route(/\/items(-dark)?\.png$/, (route) => route.fulfill(emptyPicture));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(picturedPages[name] ?? '/');
  await skipOtherRendering(page, pictureFolder);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expectCurrentHeading(page);
      const picture = await takeStableScreenshot(page);
      await expectRecorded(page, {
        folder: pictureFolder,
        name: `${name}-${size.width}-${colorScheme}`,
        picture,
      });
    }
  }
}
