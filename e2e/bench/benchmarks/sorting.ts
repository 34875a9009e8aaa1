import type { Page } from 'playwright';
import {
  type BenchContext,
  type Benchmark,
  type FigureGroup,
  measuring,
  repeat,
  toFigures,
} from '../benchmark.ts';
import { openItems, openPage, slowCpu } from '../browser/browser.ts';
import type { Condition } from '../browser/probe.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';

const rows = 'tbody tr:not([aria-hidden])';
/** Longer than any pending frame or response. */
const restMs = 500;

async function clickHeader(page: Page, name: string, condition: Condition): Promise<number> {
  await page.evaluate((wanted) => window.benchProbe.arm('click', wanted), condition);
  await page.getByRole('columnheader', { name }).getByRole('button').click();
  const tookMs = await page.evaluate(() => window.benchProbe.result());
  await page.waitForTimeout(restMs);
  return tookMs;
}

async function choosePageSize(page: Page, size: number): Promise<number> {
  await page.evaluate((wanted) => window.benchProbe.arm('change', wanted), {
    selector: size === 100 ? `${rows}:nth-child(100)` : rows,
    isChanged: size !== 100,
  });
  await page.getByLabel('Rows per page:').selectOption(String(size));
  const tookMs = await page.evaluate(() => window.benchProbe.result());
  await page.waitForTimeout(restMs);
  return tookMs;
}

/** Measures the second click on a column, whose rows are cached, so that only the rendering counts. */
async function sortOnce(page: Page, address: string): Promise<number> {
  const changed = { selector: rows, isChanged: true };
  await openItems(page, `${address}?rowsPerPage=100`);
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 100, rows);
  await clickHeader(page, 'Description', changed);
  await clickHeader(page, 'Supplier Item ID', changed);
  return clickHeader(page, 'Description', changed);
}

async function resizeOnce(page: Page, address: string): Promise<number> {
  // Fills the query cache with both page sizes.
  await openItems(page, `${address}?rowsPerPage=100`);
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 100, rows);
  await page.getByLabel('Rows per page:').selectOption('10');
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 10, rows);
  await page.waitForTimeout(restMs);
  return choosePageSize(page, 100);
}

async function measure(context: BenchContext, cpu: number): Promise<FigureGroup> {
  const storageState = await context.getStorageState(supplierUser, supplierId);
  const address = `${context.origin}/${supplierId}/items`;
  const values = await repeat(context, async () => {
    const { page, close } = await openPage(context.browser, { storageState, cpu });
    try {
      const sortMs = await sortOnce(page, address);
      return { 'Sort 100 rows': sortMs, 'Page size 10 → 100': await resizeOnce(page, address) };
    } finally {
      await close();
    }
  });
  return {
    title: `Table, ${cpu}× CPU`,
    figures: toFigures(values, { 'Sort 100 rows': 'ms', 'Page size 10 → 100': 'ms' }),
  };
}

export const sorting: Benchmark = {
  name: 'sorting',
  run: (context) =>
    measuring('sorting and paging the table', async () => [
      await measure(context, 1),
      await measure(context, slowCpu),
    ]),
};
