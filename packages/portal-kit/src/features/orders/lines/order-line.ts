import { inboundOrderRequestBounds } from '@portal-kit/sdk/bounds';
import type { Item } from '@portal-kit/sdk/items';
import type { LineItem, LineItemRequest, Order } from '@portal-kit/sdk/orders';

/** The most lines that an order may have. */
export const maxLines = inboundOrderRequestBounds.lineItems.maxItems;

/** What a line needs to know of its item. */
export type OrderLineItem = Pick<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase'> &
  Partial<Omit<LineItem['item'], 'itemId' | 'sku' | 'bottlesPerCase' | 'bonded'>>;

/** A line of an order while it is written; quantities are as typed. */
export interface OrderLine {
  /** Stays with the line for good; 1 to 500, unique in the order. */
  lineItemNumber: number;
  item: OrderLineItem;
  /** Whole cases. */
  casesQuantity: string;
  /** Loose bottles, besides the cases. */
  bottlesQuantity: string;
  /** Required for an item that is tracked by lot. */
  lotNumber: string;
  /** US dollars a case; outbound. */
  unitPrice: string;
  notes: string;
  /** As it was stored; a new line has its item's. */
  vintage: LineItem['vintage'];
}

/** What the lines of an order add up to. */
export interface OrderTotals {
  cases: number;
  bottles: number;
  /** Pounds; `undefined` until every item with a quantity says what a case weighs. */
  weightLbs: number | undefined;
  /** What the goods need, with a part of a pallet for a part; `undefined` when some item does not say. */
  pallets: number | undefined;
}

/** A quantity as typed; what is not one counts as none. */
export const amountOf = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : 0);

/** All bottles of a line: those in cases and the loose ones. */
export const unitsOf = (line: Pick<OrderLine, 'item' | 'casesQuantity' | 'bottlesQuantity'>): number =>
  amountOf(line.casesQuantity) * line.item.bottlesPerCase + amountOf(line.bottlesQuantity);

/**
 * Bottles by item that an order holds back for itself: to it, they are available still. Only an open shipment does, of
 * the warehouse and the kind of stock that it was sent with. Source: domain, 3.4.
 */
export function reservedBy(
  order: Order | undefined,
  { warehouseId, bondedFlag }: { warehouseId: string; bondedFlag: string },
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  if (order?.direction !== 'OUTBOUND' || order.status !== 'OPEN') return units;
  if (order.details.warehouseId !== warehouseId || order.details.bondedFlag !== bondedFlag) return units;
  for (const line of order.lineItems.map(toOrderLine)) {
    units.set(line.item.itemId, (units.get(line.item.itemId) ?? 0) + unitsOf(line));
  }
  return units;
}

/** The sums over the lines. A loose bottle weighs its part of a case. */
export function totalsOf(lines: readonly OrderLine[]): OrderTotals {
  const totals: OrderTotals = { cases: 0, bottles: 0, weightLbs: 0, pallets: 0 };
  for (const line of lines) {
    const { bottlesPerCase, caseWeightLbs, casesPerLayer, layersPerPallet } = line.item;
    totals.cases += amountOf(line.casesQuantity);
    totals.bottles += amountOf(line.bottlesQuantity);
    const cases = unitsOf(line) / bottlesPerCase;
    if (cases === 0) continue;
    const plus = (sum: number | undefined, each: number | null | undefined, divisor = 1) =>
      sum === undefined || !each ? undefined : sum + (divisor === 1 ? cases * each : cases / each / divisor);
    totals.weightLbs = plus(totals.weightLbs, caseWeightLbs);
    totals.pallets = layersPerPallet ? plus(totals.pallets, casesPerLayer, layersPerPallet) : undefined;
  }
  return totals;
}

/** A line for an item that has been picked. */
export function lineOf(item: Item, lineItemNumber: number): OrderLine | undefined {
  const { bottlesPerCase } = item;
  if (!bottlesPerCase) return undefined;
  const { itemId, sku, description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked } = item;
  const { caseWeightLbs, casesPerLayer, layersPerPallet } = item;
  const known = { description, brand, type, size, sizeUom, itemStatus, vintage, lotTracked };
  const pack = { caseWeightLbs, casesPerLayer, layersPerPallet };
  return {
    ...{ lineItemNumber, vintage, lotNumber: '', unitPrice: '', notes: '' },
    ...{ casesQuantity: '', bottlesQuantity: bottlesPerCase === 1 ? '0' : '' },
    item: { itemId, sku, bottlesPerCase, ...known, ...pack },
  };
}

/** A stored line, to be changed. */
export function toOrderLine({ item: { bonded: _, ...item }, ...line }: LineItem): OrderLine {
  return {
    lineItemNumber: line.lineItemNumber,
    item,
    casesQuantity: String(line.casesQuantity),
    bottlesQuantity: String(line.bottlesQuantity),
    lotNumber: line.lotNumber ?? '',
    unitPrice: typeof line.unitPrice === 'number' ? line.unitPrice.toFixed(2) : '',
    notes: line.notes ?? '',
    vintage: line.vintage,
  };
}

/** What is sent of a valid line. */
export function toLineRequest(line: OrderLine, direction: Lowercase<Order['direction']>): LineItemRequest {
  const price = line.unitPrice.trim();
  return {
    lineItemNumber: line.lineItemNumber,
    item: { itemId: line.item.itemId },
    casesQuantity: amountOf(line.casesQuantity),
    bottlesQuantity: amountOf(line.bottlesQuantity),
    lotNumber: line.lotNumber.trim() || null,
    vintage: line.vintage ?? null,
    notes: line.notes.trim() || null,
    ...(direction === 'outbound' && { unitPrice: price === '' ? null : Number(price) }),
  };
}

/**
 * Numbers for new lines: the server never renumbers, so they follow the highest one, and are those of removed lines
 * where there is no room behind it. The order has fewer lines than it may have.
 */
export function freeNumbers(lines: readonly OrderLine[]): () => number {
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
