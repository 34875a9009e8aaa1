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

const lines = 500;
/** 100 items with 5 lots each: an order has each item once per lot. */
const rows = Array.from({ length: lines }, (_, index) =>
  [`BENCH-${String(index % 100).padStart(4, '0')}`, 1, 0, `L-${Math.floor(index / 100)}`].join('\t'),
);
const digits = '12345';

async function measureOnce(context: BenchContext, cpu: number) {
  const storageState = await context.getStorageState(supplierUser, supplierId);
  const { page, cdp, close } = await openPage(context.browser, { storageState, cpu: 1 });
  try {
    await page.goto(`${context.origin}/${supplierId}/inbound-orders/create`);
    await page.getByRole('combobox', { name: 'Warehouse', exact: true }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('BENCH');
    await page.getByRole('combobox', { name: 'Shipping type' }).click();
    await page.getByRole('option', { name: 'Parcel' }).click();
    await page.getByRole('button', { name: 'Continue to items' }).click();
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
    await page.getByRole('button', { name: `Add ${lines} lines` }).click();
    const field = page.getByRole('textbox', { name: /^Cases,/ }).nth(lines / 2);
    await field.fill('');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const { keys, busyMsPerKey } = await typeInto(field, { cdp, text: digits });
    return {
      'Key, median of 5': median(keys),
      'Key, highest of 5': quantile(keys, 1),
      'Main thread per key': busyMsPerKey,
    };
  } finally {
    await close();
  }
}

async function measure(context: BenchContext, cpu: number): Promise<FigureGroup> {
  const values = await repeat(context, () => measureOnce(context, cpu));
  return {
    title: `Typing a quantity in an order of ${lines} lines, ${cpu}× CPU`,
    figures: toFigures(values, {
      'Key, median of 5': 'ms',
      'Key, highest of 5': 'ms',
      'Main thread per key': 'ms',
    }),
  };
}

export const orderTyping: Benchmark = {
  name: 'order-typing',
  run: (context) =>
    measuring(`typing in an order of ${lines} lines`, async () => [
      await measure(context, 1),
      await measure(context, slowCpu),
    ]),
};
