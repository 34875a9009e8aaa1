import type { Page } from '@playwright/test';
import { addButton, textField } from '../fixtures/items.ts';
import { nextButton } from '../fixtures/orders.ts';
import { pageTitle } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFile, itemRow, itemsCsv, openUploads } from '../fixtures/uploads.ts';
import { findCutOffTexts, findNamesWithoutText, setTextSpacing, walkFocus } from './adaptation.ts';
import type { Stage } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a screen in the state to check. */
const screens: Record<string, (stage: Stage) => Promise<void>> = {
  'the sign-in page': async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Required Field').first()).toBeVisible();
  },
  'the dashboard': async ({ page, portal }) => {
    await portal.open('/SUP-1001/dashboard');
    await expect(page.getByRole('heading', { name: 'Inbound by status' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  },
  'the item list': async ({ page, portal }) => {
    await portal.open('/SUP-1001/items?filter=itemStatus:ACTIVE;');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  },
  'the item form with errors': async ({ page, portal }) => {
    await portal.open('/SUP-1001/items/create');
    await addButton(page).click();
    await expect(page.getByText('Required Field').first()).toBeVisible();
  },
  'the order wizard': async ({ page, portal }) => {
    await portal.open('/SUP-1001/outbound-orders/create');
    await expect(textField(page, 'PO number')).toBeVisible();
    await expect(nextButton(page)).toBeVisible();
  },
  'the correction of a file': async (stage) => {
    const { page } = stage;
    await openUploads(stage);
    await chooseFile(page, itemsCsv([itemRow(1), itemRow(2, { Type: 'X', Size: '0' })]));
    await page.getByRole('button', { name: 'Correct rows' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
};

const widthOverflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].map((box) =>
      box ? box.scrollWidth - box.clientWidth : 0,
    ),
  );

test('only the current step of an order has an outline in forced colors', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.open('/SUP-1001/outbound-orders/create');
  await expect(nextButton(page)).toBeVisible();
  const outlines = await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button')
    .evaluateAll((steps) =>
      steps.map((step) => step.firstElementChild && getComputedStyle(step.firstElementChild).outlineStyle),
    );
  expect(outlines).toEqual(['solid', 'none', 'none']);
});

for (const [name, open] of Object.entries(screens)) {
  test(`wider text spacing cuts off no text and 320 px need no horizontal scrolling on ${name}`, async ({
    page,
    portal,
    sandbox,
    problems,
  }) => {
    await open({ page, portal, sandbox, problems });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('main')).toBeVisible();
    expect(await widthOverflow(page), 'at 320 px').toEqual([0, 0]);
    // The navigation shows the whole name of the supplier.
    expect(await findCutOffTexts(page, 'header'), 'at 320 px').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await setTextSpacing(page);
    expect(await findCutOffTexts(page), 'with text spacing').toEqual([]);
  });

  test(`each focused element is visible, is not covered and has an outline, and Tab leaves the page, on ${name}`, async ({
    page,
    portal,
    sandbox,
    problems,
  }) => {
    await open({ page, portal, sandbox, problems });
    const title = await pageTitle(page).textContent();
    expect(await findNamesWithoutText(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // Half of a window, where bars that stay in place cover the most.
    await page.setViewportSize({ width: 1440, height: 400 });
    const { problems: found, stops } = await walkFocus(page);
    expect(found, `${stops} stops`).toEqual([]);
    expect(stops).toBeGreaterThan(3);
    await expect(pageTitle(page)).toHaveText(title ?? '');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
