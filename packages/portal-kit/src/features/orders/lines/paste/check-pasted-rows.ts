import type { Item } from '@portal-kit/sdk/items';
import type { LineProblems } from '../line-rules';
import { freeNumbers, lineOf, maxLines, type OrderLine } from '../order-line';
import type { orderLinesMessages } from '../order-lines.messages';
import type { PastedRow } from './parse-pasted-rows';

/** A pasted row: the line that it makes, or why it makes none. */
export type CheckedRow = PastedRow & ({ line: OrderLine; problem?: undefined } | { problem: string });

interface Place {
  /** Found items by their SKU in lower case. */
  items: ReadonlyMap<string, Item>;
  /** What is in the order already. */
  lines: readonly OrderLine[];
  warehouseName: string;
  problemsOf: (line: OrderLine) => LineProblems;
  texts: ReturnType<typeof orderLinesMessages>;
}

/** What each row of a pasted text would become; an item is in an order once for a lot. */
export function checkPastedRows(rows: readonly PastedRow[], place: Place): CheckedRow[] {
  const { items, lines, warehouseName, problemsOf, texts } = place;
  const nextNumber = freeNumbers(lines);
  const keyOf = (itemId: string, lotNumber: string) => `${itemId} ${lotNumber.trim()}`;
  const onLine = new Map(lines.map((line) => [keyOf(line.item.itemId, line.lotNumber), line.lineItemNumber]));
  const inRow = new Map<string, number>();
  let count = lines.length;
  return rows.map((row): CheckedRow => {
    const { sku, casesQuantity, bottlesQuantity, lotNumber, unitPrice, notes } = row;
    if (sku === '') return { ...row, problem: texts.paste.noSku };
    const item = items.get(sku.toLowerCase());
    if (!item) return { ...row, problem: texts.paste.unknown(sku, warehouseName) };
    const key = keyOf(item.itemId, lotNumber);
    const line = onLine.get(key);
    if (line !== undefined) return { ...row, problem: texts.paste.onLine(line) };
    const earlier = inRow.get(key);
    if (earlier !== undefined) return { ...row, problem: texts.paste.twice(earlier) };
    const made = lineOf(item, 1);
    if (!made) return { ...row, problem: texts.noPack(item.sku) };
    const typed = { casesQuantity, bottlesQuantity: bottlesQuantity || '0', lotNumber, unitPrice, notes };
    const filled = { ...made, ...typed };
    const [problem] = Object.values(problemsOf(filled));
    if (problem !== undefined) return { ...row, problem };
    if (count >= maxLines) return { ...row, problem: texts.full(maxLines) };
    count += 1;
    inRow.set(key, row.row);
    return { ...row, line: { ...filled, lineItemNumber: nextNumber() } };
  });
}
