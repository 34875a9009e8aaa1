import type { Item } from '@portal-kit/sdk/items';
import type { ItemCode } from '../../../../domain/items/item-code';
import { createOrderLine, freeLineNumbers, maxLines, type OrderLine, parseQuantity } from '../order-line';

/** Result of a scan: the counted line, or why nothing was counted. */
export type CountedScan =
  | { lines: readonly OrderLine[]; line: OrderLine; previous: OrderLine | undefined }
  | { problem: 'full' | 'noPack' };

/**
 * Adds one case or one bottle of an item to its line, or to a new line. The bottle of an item with one bottle per case
 * is a case. If an item is on several lines, the first line counts.
 */
export function countScan(lines: readonly OrderLine[], item: Item, pack: ItemCode['pack']): CountedScan {
  const previous = lines.find((line) => line.item.itemId === item.itemId);
  if (!previous && lines.length >= maxLines) return { problem: 'full' };
  const base = previous ?? createOrderLine(item, freeLineNumbers(lines)());
  if (!base) return { problem: 'noPack' };
  const field = pack === 'case' || base.item.bottlesPerCase === 1 ? 'casesQuantity' : 'bottlesQuantity';
  const line = { ...base, [field]: String(parseQuantity(base[field]) + 1) };
  return {
    lines: previous ? lines.map((one) => (one === previous ? line : one)) : [...lines, line],
    line,
    previous,
  };
}

/** Reverts the quantities of a counted scan and keeps what was typed since. Removes a line that the scan added. */
export function uncountScan(
  lines: readonly OrderLine[],
  { line, previous }: { line: OrderLine; previous: OrderLine | undefined },
): readonly OrderLine[] {
  if (!previous) return lines.filter(({ lineItemNumber }) => lineItemNumber !== line.lineItemNumber);
  const { casesQuantity, bottlesQuantity } = previous;
  return lines.map((one) =>
    one.lineItemNumber === line.lineItemNumber ? { ...one, casesQuantity, bottlesQuantity } : one,
  );
}
