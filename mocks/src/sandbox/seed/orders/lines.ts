import type { Inventory, Item, LineItem, Order, Quantity } from '../../model.ts';
import { snapshotOf, sumsOf } from '../../orders/quantities.ts';
import type { Random } from '../../random.ts';

export function lineOf(
  item: Item,
  lineItemNumber: number,
  { cases, bottles }: Quantity,
  isBonded: boolean,
): LineItem {
  return { lineItemNumber, item: snapshotOf(item, isBonded), casesQuantity: cases, bottlesQuantity: bottles };
}

/** Different items, in the order drawn. */
export function drawItems(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(random.between(0, left.length - 1), 1);
    return drawn;
  }).filter((item) => item !== undefined);
}

export const stockAt = (item: Item, warehouseId: string): Inventory | undefined =>
  item.inventory.find((stock) => stock.warehouseId === warehouseId);

/** What an order says of its lines as a whole, with as many pallets as they fill. */
export function sumsOfSeeded(
  lines: readonly LineItem[],
): Pick<Order, 'itemsCount' | 'totals' | 'palletsQuantity'> {
  const pallets = lines.reduce(
    (sum, { item, casesQuantity }) =>
      sum + casesQuantity / ((item.casesPerLayer ?? 10) * (item.layersPerPallet ?? 5)),
    0,
  );
  return { ...sumsOf(lines), palletsQuantity: Math.max(1, Math.ceil(pallets)) };
}
