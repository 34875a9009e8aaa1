import {
  type BenchContext,
  type Benchmark,
  type FigureGroup,
  measuring,
  repeat,
  toFigures,
} from '../benchmark.ts';
import { openPage, slowCpu } from '../browser/browser.ts';
import { typeInto } from '../browser/typing.ts';
import { supplierId, supplierUser } from '../chain/seed-items.ts';
import { median, quantile } from '../statistics.ts';

const text = 'Riesling Kabinett, Old Vines, Stony Hill';

async function measureOnce(context: BenchContext, cpu: number) {
  const storageState = await context.getStorageState(supplierUser, supplierId);
  const { page, cdp, close } = await openPage(context.browser, { storageState, cpu });
  try {
    await page.goto(`${context.origin}/${supplierId}/items/create`);
    // The warehouses load last.
    await page.getByRole('checkbox').first().waitFor();
    const field = page.getByRole('textbox', { name: 'Description' });
    const { keys, busyMsPerKey } = await typeInto(field, { cdp, text });
    return {
      'Key, median of 40': median(keys),
      'Key, p95 of 40': quantile(keys, 0.95),
      'Main thread per key': busyMsPerKey,
    };
  } finally {
    await close();
  }
}

async function measure(context: BenchContext, cpu: number): Promise<FigureGroup> {
  const values = await repeat(context, () => measureOnce(context, cpu));
  return {
    title: `Typing in the create-item form, ${cpu}× CPU`,
    figures: toFigures(values, {
      'Key, median of 40': 'ms',
      'Key, p95 of 40': 'ms',
      'Main thread per key': 'ms',
    }),
  };
}

export const formTyping: Benchmark = {
  name: 'form-typing',
  run: (context) =>
    measuring('typing in the create-item form', async () => [
      await measure(context, 1),
      await measure(context, slowCpu),
    ]),
};
