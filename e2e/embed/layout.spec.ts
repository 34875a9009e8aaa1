import type { Page } from '@playwright/test';
import { expectAllLoaded, getSection, mountWidgets, widgets } from './integrations.ts';
import { expect, test } from './test.ts';

/** Finds the elements that scroll horizontally. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    const describeElement = (element: Element) =>
      `${element.closest('section')?.ariaLabel ?? (element.getRootNode() as ShadowRoot).host?.localName} ${element.localName}.${element.className}`;
    const check = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { overflowX } = getComputedStyle(element);
        // The table header is a row of sort buttons that scrolls on purpose.
        const isSortRow = element.closest('thead') !== null;
        if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isSortRow)
          out.push(describeElement(element));
        if (element.shadowRoot) check(element.shadowRoot);
      }
    };
    check(document);
    if (document.documentElement.scrollWidth > innerWidth) out.push('the page');
    return out;
  });

/** Makes the page Arabic, from right to left, before it renders widgets. */
const makeArabic = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'ar';
  });

for (const [place, path, width, lang] of [
  ['in a 320 px window, as at 400% zoom', '/integrations/?integration=element', 320, 'en'],
  ['in a 320 px column', '/integrations/?integration=element&narrow', 1280, 'en'],
  ['in a 320 px column without a shadow root', '/integrations/?integration=react&narrow', 1280, 'en'],
  ['in a 320 px column of an Arabic page', '/integrations/?integration=element&narrow', 1280, 'ar'],
] as const) {
  test(`no widget scrolls horizontally ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    if (lang === 'ar') await makeArabic(page);
    await mountWidgets(page);
    await expectAllLoaded(page);
    expect(await overflowing(page)).toEqual([]);
    for (const name of widgets) {
      const box = await getSection(page, name).boundingBox();
      expect([name, Math.round(box?.width ?? 0) <= 320]).toEqual([name, true]);
    }
    await getSection(page, 'item-form').getByLabel('Description').fill('Changed in a narrow place');
    await getSection(page, 'item-form').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const columns = getSection(page, 'item-list').getByRole('button', { name: 'Columns' });
    // The menu needs room below its button.
    await columns.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await columns.click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 0.9 });
    expect(await overflowing(page)).toEqual([]);
  });
}

test('a widget and its menus are mirrored on a right-to-left page', async ({ page }) => {
  await page.goto('/integrations/?integration=element&widget=item-list');
  await makeArabic(page);
  await mountWidgets(page);
  const list = getSection(page, 'item-list');
  await expect(list.getByRole('rowheader')).toHaveCount(8);
  const box = async (role: 'searchbox' | 'button' | 'menu', name: string | RegExp) => {
    const { x = 0, width = 0 } = (await list.getByRole(role, { name }).boundingBox()) ?? {};
    return { left: Math.round(x), right: Math.round(x + width), middle: x + width / 2 };
  };
  const search = await box('searchbox', 'Search items');
  const columns = await box('button', 'Columns');
  expect(search.middle).toBeGreaterThan(columns.middle);
  const [first, last] = [list.getByRole('columnheader').first(), list.getByRole('columnheader').last()];
  expect((await first.boundingBox())?.x).toBeGreaterThan((await last.boundingBox())?.x ?? 0);
  await list.getByRole('button', { name: 'Columns' }).click();
  await expect(list.getByRole('menu')).toBeInViewport({ ratio: 1 });
  // The menu is aligned with the end of the button, which is on the left.
  await expect
    .poll(async () => Math.abs((await box('menu', 'Columns')).left - columns.left))
    .toBeLessThan(16);
  await page.keyboard.press('Escape');
  const [previous, next] = [await box('button', 'Previous page'), await box('button', 'Next page')];
  expect(previous.middle).toBeGreaterThan(next.middle);
  const isMirrored = (name: string) =>
    list
      .getByRole('button', { name })
      .locator('svg')
      .evaluate(
        (icon) => getComputedStyle(icon).transform !== 'none' || getComputedStyle(icon).scale !== 'none',
      );
  expect([await isMirrored('Previous page'), await isMirrored('Next page')]).toEqual([true, true]);
});
