import type { Item } from '@portal-kit/sdk/items';

/** A quantity of bottles as whole cases and what is left over. */
export interface CaseQuantity {
  cases: number;
  bottles: number;
}

/** `undefined` when the item does not say how many bottles a case holds, or the quantity is none. */
export function toCases(
  bottles: number,
  bottlesPerCase: number | null | undefined,
): CaseQuantity | undefined {
  if (!bottlesPerCase || bottlesPerCase < 1 || !(bottles >= 0 && bottles < Infinity)) return undefined;
  return { cases: Math.floor(bottles / bottlesPerCase), bottles: bottles % bottlesPerCase };
}

/** Bottles over all warehouses that are counted. Tax paid and bonded stock never overlap. */
export interface StockTotals {
  taxPaid: number;
  bonded: number;
}

export type StockKind = 'onHand' | 'available';

const quantity = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** What lies in the warehouses, or what of it is not reserved. Bottles. Source: `Inventory` of the contract. */
export function stockTotals(item: Pick<Item, 'inventory'>, kind: StockKind): StockTotals {
  const totals: StockTotals = { taxPaid: 0, bonded: 0 };
  for (const row of item.inventory ?? []) {
    totals.taxPaid += quantity(kind === 'onHand' ? row.onHandQty : row.availableQty);
    totals.bonded += quantity(kind === 'onHand' ? row.bondOnHandQty : row.bondAvailableQty);
  }
  return totals;
}

/** The same item with the stock of some warehouses alone, as a filter names them: whatever the case. None: of all. */
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
