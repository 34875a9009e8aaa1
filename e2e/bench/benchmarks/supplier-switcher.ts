import {
  type BenchContext,
  type Benchmark,
  type FigureGroup,
  measuring,
  repeat,
  toFigures,
} from '../benchmark.ts';
import { openItems, openPage, slowCpu } from '../browser/browser.ts';
import { typeKeys } from '../browser/typing.ts';
import { supplierId } from '../chain/seed-items.ts';
import { suppliersResponse } from '../chain/suppliers-response.ts';
import { median } from '../statistics.ts';

const supplierCount = 5_000;
const internalUser = 'ops@portal.example';
const typed = 'meadow';
const chunkRestMs = 1_000;

async function measureOnce(context: BenchContext, cpu: number) {
  const storageState = await context.getStorageState(internalUser, supplierId);
  const { page, close } = await openPage(context.browser, { storageState, cpu });
  try {
    const response = suppliersResponse(supplierCount, supplierId);
    await page.route(
      ({ pathname }) => pathname === '/api/v1/suppliers',
      (route) => route.fulfill({ contentType: 'application/json', body: response }),
    );
    await openItems(page, `${context.origin}/${supplierId}/items`);
    const switcher = page.getByRole('button', { name: 'Switch supplier' });
    const open = async () => {
      await page.evaluate(() => window.benchProbe.arm('click', { selector: '[role="option"]' }));
      await switcher.click();
      return page.evaluate(() => window.benchProbe.result());
    };
    // Hovering loads the code of the switcher before the click.
    await switcher.hover();
    await page.waitForTimeout(chunkRestMs);
    const firstMs = await open();
    const keys = await typeKeys(page, typed);
    await page.keyboard.press('Escape');
    await page.locator('[role="option"]').first().waitFor({ state: 'detached' });
    return { 'First opening': firstMs, 'Opening again': await open(), 'Key in the filter': median(keys) };
  } finally {
    await close();
  }
}

async function measure(context: BenchContext, cpu: number): Promise<FigureGroup> {
  const values = await repeat(context, () => measureOnce(context, cpu));
  return {
    title: `Supplier switcher with 5,000 suppliers, ${cpu}× CPU`,
    figures: toFigures(values, { 'First opening': 'ms', 'Opening again': 'ms', 'Key in the filter': 'ms' }),
  };
}

export const supplierSwitcher: Benchmark = {
  name: 'supplier-switcher',
  run: (context) =>
    measuring('the supplier switcher', async () => [
      await measure(context, 1),
      await measure(context, slowCpu),
    ]),
};
