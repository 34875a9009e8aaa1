import type { Item } from '@portal-kit/sdk/items';
import { stockTotals, toCases } from '../../../domain/items/item-quantity';

/** What an item without a threshold of its own must have, unless the user says otherwise. Cases. Source: domain, 7. */
export const defaultThresholdCases = 10;

/** An item of which less is available than there should be. */
export interface LowItem {
  item: Item;
  /** Whole cases that no order has reserved, tax paid and bonded. */
  cases: number;
  /** The least there should be. Cases. */
  leastCases: number;
}

/** Active items with less than their own threshold, or than `thresholdCases` where they have none; the scarcest first. */
export function lowItems(items: readonly Item[], thresholdCases: number): LowItem[] {
  return items
    .flatMap((item) => {
      const { taxPaid, bonded } = stockTotals(item, 'available');
      const available = toCases(taxPaid + bonded, item.bottlesPerCase);
      const leastCases = item.minStockCases ?? thresholdCases;
      return item.itemStatus === 'ACTIVE' && available && available.cases < leastCases
        ? [{ item, cases: available.cases, leastCases }]
        : [];
    })
    .toSorted((a, b) => a.cases - b.cases || a.item.sku.localeCompare(b.item.sku));
}
