import type { Inventory, Item } from '../../model/item.ts';
import type { LineItem, Order, Quantity } from '../../model/order.ts';
import { sumTotals, toItemSnapshot } from '../../orders/rules/quantities.ts';
import type { Random } from '../../random.ts';

export function createLine(
  item: Item,
  lineItemNumber: number,
  { cases, bottles }: Quantity,
  isBonded: boolean,
): LineItem {
  return {
    lineItemNumber,
    item: toItemSnapshot(item, isBonded),
    casesQuantity: cases,
    bottlesQuantity: bottles,
  };
}

/** Draws distinct items in random order. */
export function drawItems(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(random.between(0, left.length - 1), 1);
    return drawn;
  }).filter((item) => item !== undefined);
}

export const stockAt = (item: Item, warehouseId: string): Inventory | undefined =>
  item.inventory.find((stock) => stock.warehouseId === warehouseId);

/** Totals of the lines and the number of pallets that they fill. */
export function seededTotals(
  lines: readonly LineItem[],
): Pick<Order, 'itemsCount' | 'totals' | 'palletsQuantity'> {
  const pallets = lines.reduce(
    (sum, { item, casesQuantity }) =>
      sum + casesQuantity / ((item.casesPerLayer ?? 10) * (item.layersPerPallet ?? 5)),
    0,
  );
  return { ...sumTotals(lines), palletsQuantity: Math.max(1, Math.ceil(pallets)) };
}
