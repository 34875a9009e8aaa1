import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { componentNames, foundationNames } from './design-pages.ts';
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
