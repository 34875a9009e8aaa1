import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { maxLines, type OrderLine } from '../order-line';
import { countScan, uncountScan } from './count-scan';

const chablis = buildItem({ itemId: 'I-1', sku: 'CHB-75', bottlesPerCase: 12 });
const magnum = buildItem({ itemId: 'I-2', sku: 'MAG-3L', bottlesPerCase: 1 });

function count(
  lines: readonly OrderLine[],
  ...scan: Parameters<typeof countScan> extends [unknown, ...infer Rest] ? Rest : never
) {
  const counted = countScan(lines, ...scan);
  if ('problem' in counted) throw new Error(counted.problem);
  return counted;
}
const listQuantities = (lines: readonly OrderLine[]) =>
  lines.map(({ item, casesQuantity, bottlesQuantity }) => [item.sku, casesQuantity, bottlesQuantity]);

test('each scan counts a case or a bottle of the line of its item', () => {
  const first = count([], chablis, 'case');
  const second = count(first.lines, chablis, 'bottle');
  const third = count(second.lines, chablis, 'case');
  expect(listQuantities(third.lines)).toEqual([['CHB-75', '2', '1']]);
});

test('a bottle of an item with one bottle per case counts as a case', () => {
  expect(listQuantities(count([], magnum, 'bottle').lines)).toEqual([['MAG-3L', '1', '0']]);
});

test('undo reverts the quantities of the scan and keeps what was typed since', () => {
  const first = count([], chablis, 'case');
  const second = count(first.lines, chablis, 'bottle');
  const typed = second.lines.map((line) => ({ ...line, notes: 'Fragile' }));
  const reverted = uncountScan(typed, second);
  expect(listQuantities(reverted)).toEqual([['CHB-75', '1', '']]);
  expect(reverted[0]?.notes).toBe('Fragile');
  expect(uncountScan(reverted, first)).toEqual([]);
});

test('a full order and an item without bottles per case count nothing', () => {
  const [line] = count([], magnum, 'case').lines;
  const full = Array.from({ length: maxLines }, (_, at) => ({
    ...(line as OrderLine),
    lineItemNumber: at + 1,
  }));
  expect(countScan(full, chablis, 'case')).toEqual({ problem: 'full' });
  expect(countScan([], buildItem({ bottlesPerCase: null as never }), 'case')).toEqual({ problem: 'noPack' });
});
