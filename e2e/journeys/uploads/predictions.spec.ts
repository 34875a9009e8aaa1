import { readSheets } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { customerFileRows, type OrderFileRecords, orderFileRows } from '../../fixtures/generated-files.ts';
import { now, type Sandbox } from '../../fixtures/sandbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  address,
  checkResult,
  chooseFile,
  createCsvFile,
  importsPath,
  openUploads,
  override,
  sendUnchecked,
} from '../../fixtures/uploads.ts';

const supplier = '/api/v1/suppliers/SUP-1001';
const session = (sandbox: Sandbox) => sandbox.getSession(demoUsers.supplierAdmin);

async function list<Row>(sandbox: Sandbox, path: string): Promise<Row[]> {
  const response = await session(sandbox).fetch(`${supplier}/${path}?limit=5000`);
  return ((await response.json()) as { data: Row[] }).data;
}

async function storedRecords(sandbox: Sandbox, direction: 'inbound' | 'outbound'): Promise<OrderFileRecords> {
  interface Item {
    sku: string;
    itemStatus: string;
    lotTracked?: boolean;
    warehouses: { warehouseId: string }[];
    inventory: { warehouseId: string; availableQty: number }[];
  }
  const items = await list<Item>(sandbox, 'items');
  const customers = await list<{ customerId: string; customerNumber: string }>(sandbox, 'customers');
  const orders = await list<{ poNumber: string; customerId: string }>(sandbox, `${direction}-orders`);
  const numbers = new Map(customers.map(({ customerId, customerNumber }) => [customerId, customerNumber]));
  return {
    usualSkus: items
      .filter(({ itemStatus, lotTracked }) => itemStatus === 'ACTIVE' && !lotTracked)
      .filter(({ inventory }) =>
        inventory.some(({ warehouseId, availableQty }) => warehouseId === 'WH-NJ-01' && availableQty >= 24),
      )
      .map(({ sku }) => sku),
    skus: items.map(({ sku }) => sku),
    customerNumbers: customers.map(({ customerNumber }) => customerNumber),
    warehouseIds: [
      ...new Set(items.flatMap(({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId))),
    ],
    storedKeys: orders.slice(0, 12).map(({ poNumber, customerId }) => ({
      'PO Number': poNumber,
      ...(direction === 'outbound' && { 'Customer Number': numbers.get(customerId) ?? '' }),
    })),
  };
}

/** Fetches the results of a file's rows from its import report, by row number. */
async function importedResults(sandbox: Sandbox, fileName: string): Promise<Map<number, string>> {
  const uploads = await list<{ fileId: string; fileName: string }>(sandbox, 'imports');
  const fileId = uploads.find((upload) => upload.fileName === fileName)?.fileId;
  const report = await session(sandbox).fetch(`${importsPath}/reports/${fileId}`);
  const [, ...lines] = (await readSheets(report)).get('Rows') ?? [];
  return new Map(lines.map(([row, , result]) => [Number(row), String(result)]));
}

/** Returns a row's verdict from its lines in the table of problems. */
function getVerdict(problems: readonly string[]): string {
  if (problems.some((text) => !/This row is skipped|Warning:/.test(text))) return 'Failed';
  if (problems.some((text) => text.includes('This row is skipped'))) return 'Skipped duplicate';
  return problems.some((text) => text.includes('Checked on import')) ? 'Checked on import' : 'Ready';
}

const files = [
  { kind: 'INBOUND_ORDERS', isOverriding: false },
  { kind: 'OUTBOUND_ORDERS', isOverriding: false },
  { kind: 'OUTBOUND_ORDERS', isOverriding: true },
  { kind: 'CUSTOMERS', isOverriding: false },
] as const;

async function generatedRows(sandbox: Sandbox, kind: (typeof files)[number]['kind'], seed: number) {
  if (kind === 'CUSTOMERS') {
    const customers = await list<{ customerNumber: string }>(sandbox, 'customers');
    const numbers = customers.map(({ customerNumber }) => customerNumber);
    return customerFileRows(numbers, { customers: 90, seed });
  }
  const direction = kind === 'INBOUND_ORDERS' ? 'inbound' : 'outbound';
  return orderFileRows(direction, await storedRecords(sandbox, direction), { orders: 45, seed });
}

test('the check predicts the result of every row of generated files', async ({ page, portal, sandbox }) => {
  await page.clock.setFixedTime(now);
  await setFlags(sandbox, demoUsers.supplierAdmin, {
    'inbound-orders-bulk-upload': true,
    'outbound-orders-bulk-upload': true,
  });
  const verdicts = new Set<string>();
  for (const [index, { kind, isOverriding }] of files.entries()) {
    await test.step(`${kind}, ${isOverriding ? 'updating' : 'skipping'} existing records`, async () => {
      await openUploads({ page, portal, sandbox }, { to: `${address}?upload=${kind}` });
      if (isOverriding) await override(page).click({ force: true });
      const rows = await generatedRows(sandbox, kind, 100 + index);
      const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const fileName = `generated-${index}.csv`;
      const table = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
      const file = createCsvFile(table, fileName);
      await chooseFile(page, file);
      await expect(checkResult(page)).toHaveText(new RegExp(`^${rows.length} rows: `));
      await expect(page.getByText('Showing the first')).toHaveCount(0);
      await expect(page.getByRole('table', { name: 'Problems in the file' })).toBeVisible();
      const problems = await page
        .getByRole('table', { name: 'Problems in the file' })
        .locator('tbody')
        .getByRole('row')
        .evaluateAll((lines) =>
          lines.map((line) => [line.querySelector('th')?.textContent ?? '', line.textContent ?? ''] as const),
        );
      await sendUnchecked(session(sandbox), file, {
        kind: kind.toLowerCase().replace('_', '-'),
        isOverriding,
      });
      sandbox.control.advance(60_000);
      const results = await importedResults(sandbox, fileName);
      expect(results.size).toBe(rows.length);
      const compared = [...results].map(([row, result]) => {
        const found = problems.filter(([label]) => Number(label.replace(/\D/g, '')) === row);
        const verdict = getVerdict(found.map(([, text]) => text));
        const imported = ['Created', 'Updated'].includes(result) ? 'Ready' : result;
        return { row, verdict, result: verdict === 'Checked on import' ? verdict : imported };
      });
      expect(compared.filter(({ verdict, result }) => verdict !== result)).toEqual([]);
      for (const { verdict } of compared) verdicts.add(verdict);
    });
  }
  expect([...verdicts].sort()).toEqual(['Checked on import', 'Failed', 'Ready', 'Skipped duplicate']);
});
