import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { componentNames, foundationNames, openingExamples } from './design-pages.ts';
import { openOverlay } from './sheets.ts';
import { expect, test } from './test.ts';

const pages = [
  '',
  ...foundationNames.map((name) => `foundations/${name}`),
  ...componentNames,
  'sheet/app-shell/Default',
];

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

for (const path of pages) {
  test(`design page ${path || 'overview'} is accessible in both themes and reports nothing in the console`, async ({
    page,
  }) => {
    await page.goto(`./#/${path}`);
    await expect(title(page)).toBeVisible();
    await expectAccessible(page, { what: path });
  });
}

for (const [component, examples] of openingExamples) {
  test(`the opened overlays of ${component} are accessible in both themes`, async ({ page }) => {
    for (const example of examples) {
      await page.goto(`./#/sheet/${component}/${example}`);
      await openOverlay(page.locator(`[data-example="${example}"]`));
      await expectAccessible(page, { what: `${component}, ${example}`, isFragment: true });
    }
  });
}

test('the filter finds a component by the name of an export, and Enter opens its page', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Design system');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(links.filter({ hasText: 'Documentation' })).toHaveAttribute('href', '../');
  await page.keyboard.press('/');
  await page.keyboard.type('iconbutton');
  await expect(links).toHaveText(['Button']);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Button');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle('Button · Design system');
  await expect(links.first()).toHaveAttribute('aria-current', 'page');

  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('no such page');
  await expect(page.getByRole('status').filter({ hasText: 'No page matches' })).toBeVisible();
  await filter.press('Escape');
  await filter.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Design system');
});

test('an address opens a page at an example, and an unknown address leads to the overview', async ({
  page,
}) => {
  await page.goto('./#/data-table/ManyItems');
  await expect(page.locator('[data-example="ManyItems"]')).toBeInViewport();
  await page.goto('./#/no-such-component');
  await expect(title(page)).toHaveText('There is no such page');
  await page.getByRole('link', { name: 'Overview' }).last().click();
  await expect(title(page)).toHaveText('Design system');
});

test('the chosen theme applies to the document and to examples, survives a reload, and both themes can be compared', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./#/button');
  const stages = page.locator('[data-example="Tones"] [part~="widget"]');
  await page.getByRole('radio', { name: 'Dark theme' }).first().check();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark theme' }).first()).toBeChecked();
  await expect(stages).toHaveCount(1);
  await expect(stages).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('switch', { name: 'Both themes' }).check();
  await expect(stages).toHaveCount(2);
  expect(
    await stages.evaluateAll((elements) => elements.map((each) => getComputedStyle(each).colorScheme)),
  ).toEqual(['light', 'dark']);
});

test('a code sample is the source text of its example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/spinner');
  await page.getByRole('button', { name: 'Copy code of Labeled' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const source = await readFile(
    join(import.meta.dirname, '../../apps/design/src/components/spinner/spinner.examples.tsx'),
    'utf8',
  );
  const [, ownImport, example] = copied.match(/^(import .*)\n\n(export [\s\S]+\n)$/) ?? [];
  expect(source).toContain(ownImport);
  expect(source).toContain(example);
});

test('examples show hover, focus and press without a pointer', async ({ page }) => {
  await page.goto('./#/button');
  const background = (state: string) =>
    page
      .locator(`[data-example="States"] [data-shown="${state}"] button`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.locator('[data-example="States"] [data-shown]')).toHaveCount(4);
  expect(await background('hover')).not.toBe(await background('default'));
  const focused = page.locator('[data-example="States"] [data-shown="focus"] button').first();
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test('in a narrow window the navigation is a drawer and no page scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Text field' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toHaveText('Text field');
  for (const path of pages) {
    await page.goto(`./#/${path}`);
    await expect(title(page)).toBeVisible();
    const widths = await page.evaluate(() =>
      [document.documentElement, document.querySelector('main') ?? document.body].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect.soft(widths, path).toEqual([0, 0]);
  }
});
