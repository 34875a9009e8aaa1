import type { Item } from '@portal-kit/sdk/items';
import { stockTotals, toCases, totalBottles } from '../../../../domain/items/item-quantity';

/** Default stock threshold in cases for items without their own minimum. Source: domain, 7. */
export const defaultThresholdCases = 10;

/** An item whose available stock is below its minimum. */
export interface LowItem {
  item: Item;
  /** Available whole cases, tax paid and bonded. */
  cases: number;
  /** Available bottles in addition to the cases. */
  bottles: number;
  /** Required minimum in cases. */
  minCases: number;
}

/** Finds active items with fewer available cases than their own minimum or `thresholdCases`, the lowest stock first. */
export function findLowItems(items: readonly Item[], thresholdCases: number): LowItem[] {
  return items
    .flatMap((item) => {
      const available = toCases(totalBottles(stockTotals(item, 'available')), item.bottlesPerCase);
      const minCases = item.minStockCases ?? thresholdCases;
      return item.itemStatus === 'ACTIVE' && available && available.cases < minCases
        ? [{ item, ...available, minCases }]
        : [];
    })
    .toSorted((a, b) => a.cases - b.cases || (a.item.sku ?? '').localeCompare(b.item.sku ?? ''));
}
