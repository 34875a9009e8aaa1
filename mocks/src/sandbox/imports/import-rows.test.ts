import { expect, test } from 'vitest';
import { type ImportFile, importFiles } from './file/import-file.ts';
import { readRow } from './file/import-row.ts';
import type { ImportTarget } from './import-kind.ts';
import { importRows } from './import-rows.ts';

/** Creates a target that stores keys only and rejects 13 cases. */
function targetWith(...stored: string[]) {
  const saved: string[] = [];
  const target: ImportTarget = {
    has: (key) => stored.includes(key),
    check: (rows) =>
      rows
        .filter((row) => row.values.get('Cases') === 13)
        .map((row) => ({ row, header: 'Cases', message: 'Not 13' })),
    save: (rows) => {
      saved.push(rows.map(({ number, key }) => `${number} ${key}`).join(', '));
    },
  };
  return { target, saved };
}

const headers = ['PO Number', 'Warehouse ID', 'Pallets', 'SKU', 'Cases'];
const file: ImportFile = {
  ...importFiles['inbound-orders'],
  columns: importFiles['inbound-orders'].columns.filter(({ header }) => headers.includes(header)),
};
const readRows = (...rows: string[]) =>
  rows.map((cells, index) => readRow({ number: index + 2, cells: cells.split(' ') }, headers, file, 2026));
const outcomes = (results: ReturnType<typeof importRows>) =>
  results.map(({ number, outcome, errors }) => [
    number,
    outcome,
    ...errors.map(({ header, message }) => `${header}: ${message}`),
  ]);

test('rows of one order are saved together even when they are not adjacent', () => {
  const { target, saved } = targetWith();
  const rows = readRows('PO-1 WH-1 1 A 5', 'PO-2 WH-1 1 A 5', 'po-1 WH-1 1 B 6');
  // Key comparison ignores case, but the cells of an order must be equal.
  expect(outcomes(importRows(rows, file, target, false))).toEqual([
    [2, 'Failed', ': Another row of this order failed'],
    [3, 'Created'],
    [4, 'Failed', 'PO Number: Order details differ between rows 2 and 4'],
  ]);
  const agreeing = readRows('PO-1 WH-1 1 A 5', 'PO-2 WH-1 1 A 5', 'PO-1 WH-1 1 B 6');
  expect(outcomes(importRows(agreeing, file, target, false))).toEqual([
    [2, 'Created'],
    [3, 'Created'],
    [4, 'Created'],
  ]);
  expect(saved).toEqual(['3 PO-2', '2 PO-1, 4 PO-1', '3 PO-2']);
});

test('an order fails as a whole with all errors of all its rows', () => {
  const { target, saved } = targetWith();
  const rows = readRows('PO-1 WH-1 1 A 5', 'PO-1 WH-2 1 B x', 'PO-1 WH-1 1 C 13');
  expect(outcomes(importRows(rows, file, target, false))).toEqual([
    [2, 'Failed', ': Another row of this order failed'],
    [3, 'Failed', 'Warehouse ID: Order details differ between rows 2 and 3', 'Cases: Numeric only'],
    [4, 'Failed', 'Cases: Not 13'],
  ]);
  expect(saved).toEqual([]);
});

test('rows without a key are imported separately', () => {
  const { target } = targetWith();
  expect(outcomes(importRows(readRows(' WH-1 1 A 5', ' WH-1 1 B 5'), file, target, false))).toEqual([
    [2, 'Failed', 'PO Number: Required Field'],
    [3, 'Failed', 'PO Number: Required Field'],
  ]);
});

test('a stored order is skipped, or updated from the filled cells', () => {
  const { target, saved } = targetWith('po-1');
  const rows = readRows('PO-1 WH-1  A 5');
  expect(outcomes(importRows(rows, file, target, false))).toEqual([
    [2, 'Failed', 'PO Number: Duplicate: PO Number already exists', 'Pallets: Required Field'],
  ]);
  expect(outcomes(importRows(readRows('PO-1 WH-1 1 A 5'), file, target, false))).toEqual([
    [2, 'Skipped duplicate', 'PO Number: Duplicate: PO Number already exists'],
  ]);
  expect(outcomes(importRows(rows, file, target, true))).toEqual([[2, 'Updated']]);
  expect(saved).toEqual(['2 PO-1']);
});

test('a row with a cell beyond the header row fails', () => {
  const { target } = targetWith();
  const shifted = readRow(
    { number: 2, cells: ['PO-1', 'WH-1', '1', 'A', '5'], strayColumn: 6 },
    headers,
    file,
    2026,
  );
  expect(outcomes(importRows([shifted], file, target, false))).toEqual([
    [2, 'Failed', ': Column 6 is filled but has no header'],
  ]);
});
