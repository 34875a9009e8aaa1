import { expectAccessible } from '../a11y/axe.ts';
import { darken, expectShown, part, putIn, widgets } from './doors.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of widgets) {
  test(`${name}: axe finds nothing in a page of a partner, wide and narrow, by day and by night`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/integrations/?integration=element&widget=${name}`);
    await putIn(page);
    for (const theme of ['light', 'dark']) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectShown(page, name);
        await expectAccessible(page, { what: `${name} at ${width} px, ${theme}` });
      }
      await darken(page);
      await expect(part(page, name).locator('[data-pk-theme]')).toHaveAttribute('data-pk-theme', 'dark');
    }
  });
}
