import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type LaunchOptions, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../../config/chromium.ts';
import { comparePictures } from '../embed/pictures.ts';
import { compactPng } from './png.ts';

const maxDifferentPixels = 20;
/** The largest number of pixels that the 256 colors of a recorded picture change visibly. */
const maxLostPixels = 5;
/** The largest ignored difference of a color channel. A recorded picture has the nearest of 256 colors. */
const tolerance = 12;
const command = 'npm run pictures --workspace e2e';

const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Options of the full Chromium for `test.use`. The headless shell, which runs the other tests, draws texts differently. */
export const fullChromium = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => use({ ...launchOptions, ...chromiumLaunch, args: launchOptions.args ?? [] }),
};

/** Identifies the rendering of texts: a hash of a text in each font of the page. */
const hashFonts = (page: Page) =>
  page.evaluate(async () => {
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

/**
 * Skips the test if the browser or the fonts of the open page differ from those of the recorded pictures, because texts look
 * different then. `npm run pictures --workspace e2e` stores the current ones.
 */
export async function skipOtherRendering(page: Page, folder: string): Promise<void> {
  const file = join(folder, 'recorded.json');
  const version = page.context().browser()?.version() ?? '';
  const current = { browser: version.split('.')[0], fonts: await hashFonts(page) };
  if (isUpdate()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
    return;
  }
  const recorded: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isSame = JSON.stringify(recorded) === JSON.stringify(current);
  test
    .info()
    .skip(
      !isSame,
      `The pictures were recorded with ${JSON.stringify(recorded)}, this machine has ${JSON.stringify(current)}. ${command} records them again.`,
    );
}

const isSimilar = (difference: Awaited<ReturnType<typeof comparePictures>>, maxPixels: number): boolean =>
  difference === null || (typeof difference === 'object' && difference.pixels <= maxPixels);

/** Compares a picture with the recorded one, or records it. */
export async function expectRecorded(
  page: Page,
  { folder, name, picture }: { folder: string; name: string; picture: Buffer },
): Promise<void> {
  const file = join(folder, `${name}.png`);
  if (isUpdate()) {
    // A picture without a visible difference stays, so that the repository does not grow.
    const isKept =
      existsSync(file) && (await comparePictures(page, picture, readFileSync(file), tolerance)) === null;
    if (isKept) return;
    const compact = await compactPng(picture);
    const lost = await comparePictures(page, picture, compact, tolerance);
    expect(isSimilar(lost, maxLostPixels), `${name} has too many colors: ${JSON.stringify(lost)}`).toBe(true);
    writeFileSync(file, compact);
    return;
  }
  expect(existsSync(file), `${file} is missing. Record it: ${command}`).toBe(true);
  const recorded = readFileSync(file);
  const difference = await comparePictures(page, picture, recorded, tolerance);
  const isSame = isSimilar(difference, maxDifferentPixels);
  const actual = test.info().outputPath(`${name}.png`);
  if (!isSame) {
    await test.info().attach('actual', { body: picture, contentType: 'image/png' });
    await test.info().attach('recorded', { body: recorded, contentType: 'image/png' });
    writeFileSync(actual, picture);
  }
  expect(
    isSame ? null : difference,
    `${name} differs from ${file}. Compare it with ${actual}; if the change is wanted: ${command}`,
  ).toBeNull();
}

/** Compares the files of a folder with the names of its pictures. */
export function expectPictures(folder: string, names: readonly string[]): void {
  const recorded = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(recorded.toSorted()).toEqual(names.map((name) => `${name}.png`).toSorted());
}
