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

/** Total bottles in all counted warehouses; NaN if unknown. Tax paid and bonded stock never overlap. */
export interface StockTotals {
  taxPaid: number;
  bonded: number;
}

export type StockKind = 'onHand' | 'available';

/** Sums the known numbers. Returns NaN if no number is known. The sum of an empty list is 0. */
function sumKnown(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 && values.length > 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

/** Sums the stock on hand or the available stock of an item in bottles. Source: `Inventory` of the contract. */
export function stockTotals(
  { inventory }: { inventory?: Item['inventory'] | null },
  kind: StockKind,
): StockTotals {
  if (!inventory) return { taxPaid: Number.NaN, bonded: Number.NaN };
  const [taxPaid, bonded] =
    kind === 'onHand'
      ? (['onHandQty', 'bondOnHandQty'] as const)
      : (['availableQty', 'bondAvailableQty'] as const);
  return {
    taxPaid: sumKnown(inventory.map((row) => row[taxPaid])),
    bonded: sumKnown(inventory.map((row) => row[bonded])),
  };
}

/** Sums the bottles of both kinds of stock. Returns NaN if both are unknown. */
export const totalBottles = ({ taxPaid, bonded }: StockTotals): number =>
  Number.isNaN(taxPaid) && Number.isNaN(bonded) ? Number.NaN : (taxPaid || 0) + (bonded || 0);

/** Counts an item's bottles in all warehouses, tax paid and bonded. Returns NaN if they're unknown. */
export const countBottles = (item: Parameters<typeof stockTotals>[0], kind: StockKind): number =>
  totalBottles(stockTotals(item, kind));

/** Returns the item with only the stock of the given warehouses, ignoring case. An empty list keeps all warehouses. */
export function stockedIn<Stocked extends Pick<Item, 'inventory'>>(
  item: Stocked,
  warehouseIds: readonly string[],
): Stocked {
  if (warehouseIds.length === 0) return item;
  const wanted = warehouseIds.map((id) => id.toLowerCase());
  return {
    ...item,
    inventory: item.inventory?.filter(({ warehouseId }) => wanted.includes(warehouseId?.toLowerCase())),
  };
}
