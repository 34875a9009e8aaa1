import type { Item } from '@portal-kit/sdk/items';
import type { LineProblems } from '../line-rules';
import { createOrderLine, freeLineNumbers, maxLines, type OrderLine } from '../order-line';
import type { orderLinesMessages } from '../order-lines.messages';
import type { PastedRow } from './parse-pasted-rows';

/** A pasted row with the line created from the row, or with a problem. */
export type CheckedRow = PastedRow & ({ line: OrderLine; problem?: undefined } | { problem: string });

interface PasteContext {
  /** The items that the server found, by SKU in lower case and by UPC. */
  items: ReadonlyMap<string, Item>;
  /** Existing lines of the order. */
  lines: readonly OrderLine[];
  warehouseName: string;
  validateLine: (line: OrderLine) => LineProblems;
  texts: ReturnType<typeof orderLinesMessages>;
}

/** Checks pasted rows. An order has at most one line per item and lot. */
export function checkPastedRows(rows: readonly PastedRow[], context: PasteContext): CheckedRow[] {
  const { items, lines, warehouseName, validateLine, texts } = context;
  const nextNumber = freeLineNumbers(lines);
  const getLineKey = (itemId: string, lotNumber: string) => `${itemId} ${lotNumber.trim()}`;
  const lineNumberByKey = new Map(
    lines.map((line) => [getLineKey(line.item.itemId, line.lotNumber), line.lineItemNumber]),
  );
  const rowByKey = new Map<string, number>();
  let lineCount = lines.length;
  return rows.map((row): CheckedRow => {
    const { code, ambiguous, casesQuantity, bottlesQuantity, lotNumber, unitPrice, notes } = row;
    if (code === '') return { ...row, problem: texts.paste.noCode };
    if (ambiguous !== undefined) return { ...row, problem: texts.paste.ambiguous(ambiguous) };
    const item = items.get(code.toLowerCase());
    if (!item) return { ...row, problem: texts.paste.unknown(code, warehouseName) };
    const key = getLineKey(item.itemId, lotNumber);
    const line = lineNumberByKey.get(key);
    if (line !== undefined) return { ...row, problem: texts.paste.onLine(line) };
    const earlier = rowByKey.get(key);
    if (earlier !== undefined) return { ...row, problem: texts.paste.twice(earlier) };
    const newLine = createOrderLine(item, 1);
    if (!newLine) return { ...row, problem: texts.noPack(item.sku || code) };
    const typed = { casesQuantity, bottlesQuantity: bottlesQuantity || '0', lotNumber, unitPrice, notes };
    const filled = { ...newLine, ...typed };
    const [problem] = Object.values(validateLine(filled));
    if (problem !== undefined) return { ...row, problem };
    if (lineCount >= maxLines) return { ...row, problem: texts.full(maxLines) };
    lineCount += 1;
    rowByKey.set(key, row.row);
    return { ...row, line: { ...filled, lineItemNumber: nextNumber() } };
  });
}
