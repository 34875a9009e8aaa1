import type { Locator, Page } from '@playwright/test';
import { joinPng } from '../pictures/png.ts';
import { takeStableScreenshot } from '../pictures/screenshot.ts';
import { expect } from './test.ts';

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';

/** Opens the overlay of an example. */
export async function openOverlay(example: Locator): Promise<void> {
  const trigger = example.locator('button, input[role=combobox], [data-tooltip-target]').first();
  const [isField, isText] = await Promise.all([
    trigger.evaluate((element) => element instanceof HTMLInputElement),
    trigger.evaluate((element) => element.hasAttribute('data-tooltip-target')),
  ]);
  if (isText) await trigger.focus();
  else if (isField) await trigger.press('ArrowDown');
  else await trigger.click();
  await expect(example.page().locator(overlays).first()).toBeAttached();
}

/** Captures all examples of a component in a theme as one screenshot, including opened overlays. */
export async function captureSheet(page: Page, component: string, theme: string): Promise<Buffer> {
  const show = async (example = '') => {
    await page.goto(`./#/sheet/${component}${example && `/${example}`}?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-pk-theme', theme);
  };
  await page.setViewportSize({ width: 800, height: 600 });
  await show();
  const examples = page.locator('[data-sheet] > [data-example]');
  await expect(examples.first()).toBeVisible();
  // Outdated rows get their tint after 200 ms.
  if (component === 'data-table') await expect(page.locator('[data-outdated]')).toBeAttached();
  const pictures = [await takeStableScreenshot(page, true)];
  const names = (selector: string) =>
    page
      .locator(`[data-sheet] > ${selector}`)
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-example') ?? ''));
  const [opening, framed] = [await names('[data-opens]'), await names('[data-framed]')];
  await page.setViewportSize({ width: 800, height: 460 });
  for (const name of opening) {
    await show(name);
    await expect(examples).toHaveCount(1);
    await openOverlay(page.locator(`[data-example="${name}"]`));
    pictures.push(await takeStableScreenshot(page));
  }
  await page.setViewportSize({ width: 1200, height: 460 });
  for (const name of framed) {
    await show(name);
    await expect(examples).toHaveCount(0);
    pictures.push(await takeStableScreenshot(page));
  }
  return joinPng(pictures);
}
