import type { Item } from '@portal-kit/sdk/items';

/** A quantity of bottles as whole cases and remaining bottles. */
export interface CaseQuantity {
  cases: number;
  bottles: number;
}

/** Splits bottles into cases. Returns `undefined` for an unknown case size or an invalid quantity. */
export function toCases(
  bottles: number,
  bottlesPerCase: number | null | undefined,
): CaseQuantity | undefined {
  if (!bottlesPerCase || bottlesPerCase < 1 || !(bottles >= 0 && bottles < Infinity)) return undefined;
  return { cases: Math.floor(bottles / bottlesPerCase), bottles: bottles % bottlesPerCase };
}

/** Total bottles in all counted warehouses. Tax paid and bonded stock never overlap. */
export interface StockTotals {
  taxPaid: number;
  bonded: number;
}

export type StockKind = 'onHand' | 'available';

const quantity = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Sums the stock on hand or the available stock of an item in bottles. Source: `Inventory` of the contract. */
export function stockTotals(item: Pick<Item, 'inventory'>, kind: StockKind): StockTotals {
  const totals: StockTotals = { taxPaid: 0, bonded: 0 };
  for (const row of item.inventory ?? []) {
    totals.taxPaid += quantity(kind === 'onHand' ? row.onHandQty : row.availableQty);
    totals.bonded += quantity(kind === 'onHand' ? row.bondOnHandQty : row.bondAvailableQty);
  }
  return totals;
}

/** Returns the item with only the stock of the given warehouses, ignoring case. An empty list keeps all warehouses. */
export function stockedIn<Stocked extends Pick<Item, 'inventory'>>(
  item: Stocked,
  warehouseIds: readonly string[],
): Stocked {
  if (warehouseIds.length === 0) return item;
  const wanted = warehouseIds.map((id) => id.toLowerCase());
  return {
    ...item,
    inventory: item.inventory?.filter(({ warehouseId }) => wanted.includes(warehouseId.toLowerCase())),
  };
}
