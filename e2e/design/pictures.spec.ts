import { join } from 'node:path';
import {
  expectPictures,
  expectRecorded,
  fullChromium,
  skipOtherRendering,
} from '../pictures/recorded-pictures.ts';
import { componentNames } from './design-pages.ts';
import { captureSheet } from './sheets.ts';
import { test } from './test.ts';

const folder = join(import.meta.dirname, 'pictures');
const themes = ['light', 'dark'];

test.use({ ...fullChromium, contextOptions: { reducedMotion: 'reduce' } });

for (const name of componentNames) {
  for (const theme of themes) {
    test(`${name} looks as recorded in the ${theme} theme`, async ({ page }) => {
      await page.goto('./#/sheet/button');
      await skipOtherRendering(page, folder);
      const picture = await captureSheet(page, name, theme);
      await expectRecorded(page, { folder, name: `${name}-${theme}`, picture });
    });
  }
}

test('every recorded picture belongs to a component', () => {
  expectPictures(
    folder,
    componentNames.flatMap((name) => themes.map((theme) => `${name}-${theme}`)),
  );
});
