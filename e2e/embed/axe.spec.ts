import { expectAccessible } from '../a11y/axe.ts';
import { expectLoaded, getSection, mountWidgets, switchToDark, widgets } from './integrations.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of widgets) {
  test(`axe finds no violation in the ${name} element on a host page, wide and narrow, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/integrations/?integration=element&widget=${name}`);
    await mountWidgets(page);
    for (const theme of ['light', 'dark'] as const) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectLoaded(page, name);
        await expectAccessible(page, { what: `${name} at ${width} px`, themes: [theme] });
      }
      await switchToDark(page);
      await expect(getSection(page, name).locator('[data-pk-theme]')).toHaveAttribute(
        'data-pk-theme',
        'dark',
      );
    }
  });
}
