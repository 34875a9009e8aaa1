import { inboundOrderRequestBounds } from '@portal-kit/sdk/bounds';
import type { Item } from '@portal-kit/sdk/items';
import type { LineItem, LineItemRequest, Order } from '@portal-kit/sdk/orders';
import { toFieldText } from '../../../forms/fields/values';
import { dash } from '../../../kernel/messages/message-format';

/** Maximum number of lines of an order. */
export const maxLines = inboundOrderRequestBounds.lineItems.maxItems;

/** Fields of an item that a line uses. */
export type OrderLineItem = Pick<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase'> &
  Partial<Omit<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase' | 'bonded'>>;

/** An order line in the form. Quantities are unparsed strings. */
export interface OrderLine {
  /** Number of the line, 1 to 500, unique in the order. Never changes. */
  lineItemNumber: number;
  item: OrderLineItem;
  /** Number of full cases. */
  casesQuantity: string;
  /** Number of loose bottles in addition to the cases. */
  bottlesQuantity: string;
  /** Required for an item tracked by lot. */
  lotNumber: string;
  /** US dollars per case; outbound only. */
  unitPrice: string;
  notes: string;
  /** Stored vintage. A new line starts with the vintage of its item. */
  vintage: LineItem['vintage'];
}

/** Totals of an order's lines. */
export interface OrderTotals {
  cases: number;
  bottles: number;
  /** Pounds; `undefined` if an item with a quantity has no case weight. */
  weightLbs: number | undefined;
  /** Pallets including fractions; `undefined` if an item has no pallet data. */
  pallets: number | undefined;
}

/** `bottlesPerCase` of a stored line whose item has no case size. */
const unknownPack = 0;

/** Parses a typed quantity; invalid text counts as 0. */
export const parseQuantity = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : 0);

/** Counts the bottles of a line: bottles in cases and loose bottles. */
export const countLineBottles = (
  line: Pick<OrderLine, 'item' | 'casesQuantity' | 'bottlesQuantity'>,
): number =>
  parseQuantity(line.casesQuantity) * line.item.bottlesPerCase + parseQuantity(line.bottlesQuantity);

/**
 * Counts the bottles per item that an order has reserved and can use. Only an open outbound order reserves stock, and
 * only in its stored warehouse and from its stored kind of stock. Source: domain, 3.4.
 */
export function countReservedBottles(
  order: Order | undefined,
  { warehouseId, bondedFlag }: { warehouseId: string; bondedFlag: string },
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  if (order?.direction !== 'OUTBOUND' || order.status !== 'OPEN') return units;
  if (order.details?.warehouseId !== warehouseId || order.details.bondedFlag !== bondedFlag) return units;
  for (const line of (order.lineItems ?? []).map(toOrderLine)) {
    units.set(line.item.itemId, (units.get(line.item.itemId) ?? 0) + countLineBottles(line));
  }
  return units;
}

/**
 * Finds the lines that exceed the available stock, by line number, with the bottles that each line can use. Earlier
 * lines of the same item use the stock first. `availableUnits` returns `undefined` for unknown stock.
 */
export function findExceededLines(
  lines: readonly OrderLine[],
  availableUnits: (itemId: string) => number | undefined,
): ReadonlyMap<number, number> {
  const used = new Map<string, number>();
  const exceeded = new Map<number, number>();
  for (const line of lines) {
    const { itemId } = line.item;
    const before = used.get(itemId) ?? 0;
    const units = countLineBottles(line);
    used.set(itemId, before + units);
    const available = availableUnits(itemId);
    if (available !== undefined && units > 0 && before + units > available) {
      exceeded.set(line.lineItemNumber, Math.max(0, available - before));
    }
  }
  return exceeded;
}

/** Cases of an unknown item that fit on one pallet at most. Source: domain, 5 (`casesPerLayer`, `layersPerPallet`). */
export const maxCasesPerPallet = 150;

/**
 * Checks whether a number of pallets fits the lines. Returns `few` if a pallet would hold more than one and a half
 * times its cases, and `many` if there are more pallets than cases. The server accepts both.
 */
export function checkPallets(lines: readonly OrderLine[], text: string): 'few' | 'many' | undefined {
  const count = parseQuantity(text);
  if (lines.some(({ item }) => item.bottlesPerCase === unknownPack)) return undefined;
  const cases = lines.reduce((sum, line) => sum + countLineBottles(line) / line.item.bottlesPerCase, 0);
  if (count === 0 || cases === 0) return undefined;
  if (count > Math.ceil(cases)) return 'many';
  const { pallets = cases / maxCasesPerPallet } = sumLineTotals(lines);
  return pallets > count * 1.5 ? 'few' : undefined;
}

/** Sums the totals of lines. A loose bottle counts as a fraction of the weight of its case. */
export function sumLineTotals(lines: readonly OrderLine[]): OrderTotals {
  const totals: OrderTotals = { cases: 0, bottles: 0, weightLbs: 0, pallets: 0 };
  for (const line of lines) {
    const { bottlesPerCase, caseWeightLbs, casesPerLayer, layersPerPallet } = line.item;
    totals.cases += parseQuantity(line.casesQuantity);
    totals.bottles += parseQuantity(line.bottlesQuantity);
    const units = countLineBottles(line);
    if (units === 0 && bottlesPerCase !== unknownPack) continue;
    const cases = bottlesPerCase === unknownPack ? undefined : units / bottlesPerCase;
    const plus = (sum: number | undefined, each: number | null | undefined, divisor = 1) =>
      sum === undefined || cases === undefined || !each
        ? undefined
        : sum + (divisor === 1 ? cases * each : cases / each / divisor);
    totals.weightLbs = plus(totals.weightLbs, caseWeightLbs);
    totals.pallets = layersPerPallet ? plus(totals.pallets, casesPerLayer, layersPerPallet) : undefined;
  }
  return totals;
}

/** Creates a line for a picked item. */
export function createOrderLine(item: Item, lineItemNumber: number): OrderLine | undefined {
  const { bottlesPerCase } = item;
  if (!bottlesPerCase) return undefined;
  const { itemId, sku, description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked } = item;
  const { caseWeightLbs, casesPerLayer, layersPerPallet } = item;
  const known = { description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked };
  const pack = { caseWeightLbs, casesPerLayer, layersPerPallet };
  return {
    ...{ lineItemNumber, vintage, lotNumber: '', unitPrice: '', notes: '' },
    ...{ casesQuantity: '', bottlesQuantity: bottlesPerCase === 1 ? '0' : '' },
    item: { itemId, sku: sku || dash, bottlesPerCase, ...known, ...pack },
  };
}

/** Converts a stored line to a form line. A line without a number gets its position in the order. */
export function toOrderLine(line: LineItem, index: number): OrderLine {
  const { bonded: _, ...item } = line.item ?? {};
  return {
    lineItemNumber: line.lineItemNumber ?? index + 1,
    item: {
      ...item,
      itemId: toFieldText(item.itemId),
      sku: item.sku || dash,
      bottlesPerCase: item.bottlesPerCase ?? unknownPack,
    },
    casesQuantity: toFieldText(line.casesQuantity),
    bottlesQuantity: toFieldText(line.bottlesQuantity),
    lotNumber: line.lotNumber ?? '',
    unitPrice: typeof line.unitPrice === 'number' ? line.unitPrice.toFixed(2) : '',
    notes: line.notes ?? '',
    vintage: line.vintage,
  };
}

/** Converts a valid form line to a request. */
export function toLineRequest(line: OrderLine, direction: Lowercase<Order['direction']>): LineItemRequest {
  const price = line.unitPrice.trim();
  return {
    lineItemNumber: line.lineItemNumber,
    item: { itemId: line.item.itemId },
    casesQuantity: parseQuantity(line.casesQuantity),
    bottlesQuantity: parseQuantity(line.bottlesQuantity),
    lotNumber: line.lotNumber.trim() || null,
    vintage: line.vintage ?? null,
    notes: line.notes.trim() || null,
    ...(direction === 'outbound' && { unitPrice: price === '' ? null : Number(price) }),
  };
}

/**
 * Returns free numbers for new lines: numbers after the highest number, then unused lower numbers. The server never
 * renumbers lines. The order must have fewer than the maximum number of lines.
 */
export function freeLineNumbers(lines: readonly OrderLine[]): () => number {
  const taken = new Set(lines.map(({ lineItemNumber }) => lineItemNumber));
  let next = Math.max(0, ...taken);
  return () => {
    for (let tried = 0; tried < maxLines; tried += 1) {
      next = (next % maxLines) + 1;
      if (!taken.has(next)) break;
    }
    taken.add(next);
    return next;
  };
}
