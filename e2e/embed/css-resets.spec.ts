import type { Locator, Page } from '@playwright/test';
import { compareStyles, readComputedStyles } from './computed-styles.ts';
import { expectAllLoaded, mountWidgets } from './integrations.ts';
import { comparePictures } from './pictures.ts';
import { expect, test } from './test.ts';

const widgetIn = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);

async function visit(page: Page, query: string) {
  // A picture during an animation depends on its time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/host-styles/?${query}`);
  await expect(widgetIn(page, 'item-list').getByRole('rowheader')).toHaveCount(8);
  await expect(widgetIn(page, 'order-list').getByRole('rowheader')).toHaveCount(10);
  await expect(widgetIn(page, 'item-form').getByLabel('Description')).toHaveValue(/Fen Block/);
  await page.evaluate(() => document.fonts.ready);
}

/** Captures screenshots and computed styles of the three widgets, with a menu and a dialog. */
async function captureAppearance(page: Page, query: string) {
  await visit(page, query);
  const pictures: [name: string, picture: Buffer][] = [];
  const addPicture = async (name: string, locator: Locator) =>
    void pictures.push([name, await locator.screenshot({ animations: 'disabled' })]);
  for (const name of ['item-list', 'item-form', 'order-list']) await addPicture(name, widgetIn(page, name));
  await widgetIn(page, 'order-list').getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('menu');
  await addPicture('menu', menu);
  const styles = await readComputedStyles(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await widgetIn(page, 'item-form').getByLabel('Description').fill('Changed');
  await widgetIn(page, 'item-form').getByRole('button', { name: 'Save' }).click();
  await addPicture('dialog', page.getByRole('alertdialog'));
  return { styles, pictures };
}

for (const reset of ['tailwind-3', 'tailwind-4', 'bootstrap', 'normalize', 'all-revert', 'button-unset'])
  test(`React components look the same as in a shadow root with the reset ${reset} before and after their styles`, async ({
    page,
  }) => {
    for (const [order, theme] of [
      ['before', 'light'],
      ['after', 'dark'],
    ]) {
      const isolated = await captureAppearance(page, `reset=${reset}&theme=${theme}&isolated`);
      const inPage = await captureAppearance(page, `reset=${reset}&theme=${theme}&order=${order}`);
      expect([order, compareStyles(isolated.styles, inPage.styles)]).toEqual([order, []]);
      for (const [index, [name, picture]] of isolated.pictures.entries()) {
        const [, other] = inPage.pictures[index] as [string, Buffer];
        expect([order, name, await comparePictures(page, picture, other)]).toEqual([order, name, null]);
      }
    }
  });

test('every React component has the same computed styles in a page as in a shadow root', async ({ page }) => {
  test.slow();
  const stylesIn = async (integration: string) => {
    await page.goto(`/integrations/?integration=${integration}`);
    await mountWidgets(page);
    await expectAllLoaded(page);
    return readComputedStyles(page);
  };
  const isolated = await stylesIn('react-isolated');
  expect(isolated.length).toBeGreaterThan(2000);
  expect(compareStyles(isolated, await stylesIn('react'))).toEqual([]);
});
