import type { Page } from 'playwright';
import { median } from '../../statistics.ts';
import type { Driver } from '../drivers/driver.ts';
import { type Measure, throttleCpu, visit } from './app.ts';
import type { Condition } from './page-probe.ts';
import type { interactionProfiles } from './profiles.ts';

/** Longer than preloads that start after the first row. */
const settleMs = 4_000;
/** Longer than any pending frame or response of an interaction. */
const restMs = 400;
const keyRestMs = 150;
const hoverMs = 60;
/** Distance of the pointer from the left edge of wide elements. */
const maxClickOffsetPx = 60;

/** The supplier names contain a number, so that every prefix of this filter has results. */
const filterText = '4321';
const fieldText = 'Chablis 19';
const minOptions = 5;

/** Moves the pointer over the element. Returns the click, which needs no further preparation. */
async function preparedClick(page: Page, selector: string): Promise<() => Promise<void>> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  const [x, y] = [box.x + Math.min(box.width / 2, maxClickOffsetPx), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hoverMs);
  return () => page.mouse.click(x, y);
}

/** Milliseconds from the input event to the painted frame that meets the condition. */
async function timed(
  page: Page,
  condition: Condition,
  interact: () => Promise<void>,
  afterMs = restMs,
): Promise<number> {
  await page.evaluate((wanted) => window.peerProbe.arm(wanted), condition);
  const result = page.evaluate(() => window.peerProbe.result());
  await Promise.all([result, interact()]);
  await page.waitForTimeout(afterMs);
  return result;
}

const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

async function changePageSize(page: Page, { pageSize, row, rowsWhenPainted }: Driver): Promise<number> {
  const condition = { selector: row, count: rowsWhenPainted };
  if ('select' in pageSize) {
    await page.locator(pageSize.select).first().focus();
    // The last option of the native select is 100.
    return timed(page, condition, () => page.keyboard.press('End'));
  }
  await (await preparedClick(page, pageSize.button))();
  await page.locator(pageSize.option).first().waitFor();
  await page.waitForTimeout(restMs);
  return timed(page, condition, await preparedClick(page, pageSize.option));
}

async function sortRows(page: Page, { sort, row, firstRow, rowsWhenPainted }: Driver): Promise<number> {
  await scrollToTop(page);
  const times: number[] = [];
  for (const header of [sort.description, sort.other, sort.description]) {
    const click = await preparedClick(page, header);
    const text = await page.locator(firstRow).first().innerText();
    const changed = { selector: firstRow, text };
    times.push(await timed(page, { selector: row, count: rowsWhenPainted, changed }, click));
  }
  return median(times);
}

async function openSwitcher(page: Page, { switcher }: Driver): Promise<number> {
  const click = await preparedClick(page, switcher.button);
  return timed(page, { selector: switcher.option, count: minOptions }, click);
}

async function filterSuppliers(page: Page, { switcher }: Driver): Promise<number> {
  const times: number[] = [];
  for (const [index, key] of [...filterText].entries()) {
    const condition = { selector: switcher.option, text: filterText.slice(0, index + 1) };
    times.push(await timed(page, condition, () => page.keyboard.press(key), keyRestMs));
  }
  // Some pop-ups close with the first Escape and clear the filter, others with a press outside.
  await page.keyboard.press('Escape');
  await page.waitForTimeout(restMs);
  await page.mouse.click(1_000, 5);
  await page.waitForTimeout(restMs);
  return median(times);
}

async function openForm(page: Page, { form }: Driver): Promise<number> {
  await scrollToTop(page);
  return timed(page, { selector: form.field }, await preparedClick(page, form.link));
}

async function typeInField(page: Page, { form }: Driver): Promise<number> {
  await page.locator(form.field).first().click();
  await page.waitForTimeout(restMs);
  const times: number[] = [];
  for (const character of fieldText) {
    const condition = { selector: form.field, valueEnd: character };
    const key = character === ' ' ? 'Space' : character;
    times.push(await timed(page, condition, () => page.keyboard.press(key), keyRestMs));
  }
  return median(times);
}

const steps = {
  'Page size 10 → 100': changePageSize,
  'Sort 100 rows': sortRows,
  'Open 5,000 suppliers': openSwitcher,
  'Key in the filter of the switcher': filterSuppliers,
  'List → create form': openForm,
  'Key in a form field': typeInField,
};

/** Operates the list, the supplier switcher and the form of one page. Each step continues on the page of the step before. */
export const measureInteractions =
  ({ title, cpu }: (typeof interactionProfiles)[number]): Measure =>
  async (browser, app) => {
    const { page, cdp, close } = await visit(browser, app, { settleMs });
    try {
      if (cpu > 1) await throttleCpu(cdp, cpu);
      const values = [];
      for (const [name, step] of Object.entries(steps)) {
        const value = await step(page, app.driver).catch((error: unknown) => {
          throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
        });
        values.push({ name: `${name}, ${title}`, unit: 'ms' as const, value });
      }
      return values;
    } finally {
      await close();
    }
  };
