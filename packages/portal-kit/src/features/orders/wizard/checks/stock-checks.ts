import { toCases } from '../../../../domain/items/item-quantity';
import type { quantityMessages } from '../../../../domain/items/quantity.messages';
import { countLineBottles, type OrderLine } from '../../lines/order-line';
import { lineCheck, type OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

/** Bottles of an item that arrive before the ship date. */
export interface Arriving {
  units: number;
  /** Expected date of the last arrival. */
  date: string;
}

export interface Arrivals {
  byItem: ReadonlyMap<string, Arriving>;
  /** Whether all open inbound orders were read. If not, more goods can arrive. */
  isComplete: boolean;
}

export interface StockChecksInput {
  lines: readonly OrderLine[];
  /** Bottles on hand minus reserved bottles of other orders; `undefined` for unknown stock. */
  availableUnits: (itemId: string) => number | undefined;
  arrivals: Arrivals;
}

interface Shortage {
  /** The first line that exceeds the stock. */
  line: OrderLine;
  units: number;
  available: number;
}

/** Finds the items whose ordered quantity exceeds the available stock. All lines of an item count together. */
export function findShortages(
  lines: readonly OrderLine[],
  availableUnits: StockChecksInput['availableUnits'],
): readonly Shortage[] {
  const ordered = new Map<string, number>();
  const shortages = new Map<string, Shortage>();
  for (const line of lines) {
    const { itemId } = line.item;
    const units = (ordered.get(itemId) ?? 0) + countLineBottles(line);
    ordered.set(itemId, units);
    const available = availableUnits(itemId);
    if (available === undefined || units <= available) continue;
    shortages.set(itemId, { line: shortages.get(itemId)?.line ?? line, units, available });
  }
  return [...shortages.values()];
}

/**
 * Compares quantities with the stock that is available to promise: on hand minus reserved, plus goods that arrive before
 * the ship date. Source: domain, 3.4 and 12.
 */
export function stockChecks(
  { lines, availableUnits, arrivals }: StockChecksInput,
  texts: CheckTexts,
  quantities: ReturnType<typeof quantityMessages>,
): OrderCheck[] {
  const quantityText = (units: number, bottlesPerCase: number) => {
    const { cases, bottles } = toCases(units, bottlesPerCase) ?? { cases: 0, bottles: units };
    return texts.stock.quantity(
      quantities.cases(cases),
      bottles > 0 ? quantities.bottles(bottles) : undefined,
    );
  };
  return findShortages(lines, availableUnits).map(({ line, units, available }) => {
    const { itemId, sku, bottlesPerCase } = line.item;
    const arriving = arrivals.byItem.get(itemId);
    const total = available + (arriving?.units ?? 0);
    const ordered = quantityText(units, bottlesPerCase);
    const free = quantityText(available, bottlesPerCase);
    const expected = arriving && {
      quantity: quantityText(arriving.units, bottlesPerCase),
      date: texts.date(arriving.date),
    };
    if (expected && units <= total) {
      return lineCheck('warn', line, 'stock', texts.stock.arriving(sku, ordered, free, expected));
    }
    const text = texts.stock.short(sku, ordered, free, expected);
    return lineCheck(arrivals.isComplete ? 'block' : 'warn', line, 'stock', text);
  });
}
