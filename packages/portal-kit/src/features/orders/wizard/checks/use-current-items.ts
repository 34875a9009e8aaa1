import { formatFilter } from '@portal-kit/sdk/filters';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stockedIn, stockTotals } from '../../../../domain/items/item-quantity';
import { usePortal } from '../../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { chunkKeys } from '../../lines/items-by-key';
import type { OrderLine } from '../../lines/order-line';
import { type CheckData, combineCheckData } from './check-data';

export interface CurrentItemsOptions {
  lines: readonly OrderLine[];
  warehouseId: string;
  isBonded: boolean;
  /** Reserved bottles that this order can use, by item. */
  reserved: ReadonlyMap<string, number>;
}

/** Loads the current records of an order's items, with their status and stock. Source: `listItems`. */
export function useCurrentItems({ lines, warehouseId, isBonded, reserved }: CurrentItemsOptions) {
  const { sdk, supplierId, can } = usePortal();
  const isAllowed = can('item-list');
  const itemIds = useMemo(() => [...new Set(lines.map(({ item }) => item.itemId))], [lines]);
  const pages = useQueries(
    {
      queries: (isAllowed ? chunkKeys(itemIds) : []).map((ids) =>
        itemQueries.list(sdk, { supplierId, limit: ids.length, filter: formatFilter({ itemId: ids }) }),
      ),
    },
    usePortalQueryClient(),
  );
  const data: CheckData = combineCheckData(pages);
  const items = new Map<string, Item>(
    pages.flatMap((page) => page.data?.rows ?? []).map((item) => [item.itemId, item]),
  );
  const availableUnits = (itemId: string): number | undefined => {
    const item = items.get(itemId);
    if (!item) return undefined;
    const free = stockTotals(stockedIn(item, [warehouseId]), 'available')[isBonded ? 'bonded' : 'taxPaid'];
    return Number.isNaN(free) ? undefined : free + (reserved.get(itemId) ?? 0);
  };
  return { isAllowed, items, availableUnits, data };
}
