import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '../../chromium.shared.ts';
import { differenceOf } from '../embed/pictures.ts';
import { componentNames } from './design-pages.ts';
import { fontsOf, sheetOf } from './sheets.ts';
import { expect, test } from './test.ts';

const folder = join(import.meta.dirname, 'pictures');
const themes = ['light', 'dark'];
/** The major version of the browser and the fonts of the pictures. With others, texts look different. */
const recordedFile = join(folder, 'recorded.json');
const maxDifferentPixels = 20;
/** The largest ignored difference of a color channel. Rare colors have the nearest of the 256 colors of a picture. */
const tolerance = 12;
const command = 'npm run pictures --workspace e2e';

const isUpdate = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

// The headless shell, which runs the other tests, draws texts differently.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ...chromiumLaunch, args: launchOptions.args ?? [] }),
});

test.beforeEach(async ({ page, browser }) => {
  const current = { browser: browser.version().split('.')[0], fonts: await fontsOf(page) };
  if (isUpdate()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(recordedFile, `${JSON.stringify(current, null, 2)}\n`);
    return;
  }
  const recorded: unknown = JSON.parse(readFileSync(recordedFile, 'utf8'));
  const isSame = JSON.stringify(recorded) === JSON.stringify(current);
  test
    .info()
    .skip(
      !isSame,
      `The pictures were recorded with ${JSON.stringify(recorded)}, this machine has ${JSON.stringify(current)}. ${command} records them again.`,
    );
});

for (const name of componentNames) {
  for (const theme of themes) {
    test(`${name} looks as recorded in the ${theme} theme`, async ({ page }, testInfo) => {
      const picture = await sheetOf(page, name, theme);
      const file = join(folder, `${name}-${theme}.png`);
      if (isUpdate()) {
        // A picture without a visible difference stays, so that the repository does not grow.
        const isKept =
          existsSync(file) && (await differenceOf(page, picture, readFileSync(file), tolerance)) === null;
        if (!isKept) writeFileSync(file, picture);
        return;
      }
      expect(existsSync(file), `${file} is missing. Record it: ${command}`).toBe(true);
      const recorded = readFileSync(file);
      const difference = await differenceOf(page, picture, recorded, tolerance);
      const isSame =
        difference === null || (typeof difference === 'object' && difference.pixels <= maxDifferentPixels);
      if (!isSame) {
        await testInfo.attach('actual', { body: picture, contentType: 'image/png' });
        await testInfo.attach('recorded', { body: recorded, contentType: 'image/png' });
        writeFileSync(testInfo.outputPath(`${name}-${theme}.png`), picture);
      }
      expect(
        isSame ? null : difference,
        `${name} differs from ${file}. Compare it with ${testInfo.outputPath(`${name}-${theme}.png`)}; if the change is wanted: ${command}`,
      ).toBeNull();
    });
  }
}

test('every recorded picture belongs to a component', () => {
  const expected = componentNames.flatMap((name) => themes.map((theme) => `${name}-${theme}.png`));
  const recorded = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(recorded.toSorted()).toEqual(expected.toSorted());
});
