import type { Item } from '@portal-kit/sdk/items';
import { stockTotals } from '../../../../domain/items/item-quantity';

/** Stock in cases, including fractions of a case, and the number of items. */
export interface StockSum {
  /** Item type code or warehouse id. */
  id: string;
  items: number;
  taxPaid: number;
  bonded: number;
}

type Stocked = Pick<Item, 'inventory' | 'bottlesPerCase' | 'type' | 'warehouses'>;
type Inventory = Pick<Item, 'inventory'>['inventory'];

/** Converts the stock on hand to cases. Items without a case size or stock data count as 0. */
function toStockCases(inventory: Inventory, bottlesPerCase: number | null | undefined) {
  if (!bottlesPerCase || bottlesPerCase < 1) return { taxPaid: 0, bonded: 0 };
  const { taxPaid, bonded } = stockTotals({ inventory }, 'onHand');
  return { taxPaid: (taxPaid || 0) / bottlesPerCase, bonded: (bonded || 0) / bottlesPerCase };
}

class Sums {
  readonly #sums = new Map<string, StockSum>();

  add(id: string, items: number, { taxPaid, bonded }: { taxPaid: number; bonded: number }): void {
    const sum = this.#sums.get(id) ?? { id, items: 0, taxPaid: 0, bonded: 0 };
    this.#sums.set(id, {
      id,
      items: sum.items + items,
      taxPaid: sum.taxPaid + taxPaid,
      bonded: sum.bonded + bonded,
    });
  }

  /** Returns all sums, the largest first. */
  all(): StockSum[] {
    return [...this.#sums.values()].toSorted(
      (a, b) => b.taxPaid + b.bonded - a.taxPaid - a.bonded || a.id.localeCompare(b.id),
    );
  }
}

/** Sums the stock per item type. */
export function sumStockByType(items: readonly Stocked[]): StockSum[] {
  const sums = new Sums();
  for (const { type, inventory, bottlesPerCase } of items)
    sums.add(type ?? '', 1, toStockCases(inventory, bottlesPerCase));
  return sums.all();
}

/** Sums the stock per warehouse. An item counts in every warehouse that it's assigned to, as in the item list. */
export function sumStockByWarehouse(items: readonly Stocked[]): StockSum[] {
  const sums = new Sums();
  for (const { warehouses, inventory, bottlesPerCase } of items) {
    for (const { warehouseId } of warehouses ?? []) {
      if (warehouseId) sums.add(warehouseId, 1, { taxPaid: 0, bonded: 0 });
    }
    for (const row of inventory ?? []) {
      if (row.warehouseId) sums.add(row.warehouseId, 0, toStockCases([row], bottlesPerCase));
    }
  }
  return sums.all();
}
