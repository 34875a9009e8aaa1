import { formatFilter } from '@portal-kit/sdk/filters';
import { type Item, itemKeys, itemQueries } from '@portal-kit/sdk/items';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { stockedIn, stockTotals } from '../../../../domain/items/item-quantity';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { keyCalls } from '../../lines/items-by-key';
import type { OrderLine } from '../../lines/order-line';
import { type CheckData, joined } from './check-data';

export interface CurrentItemsOptions {
  lines: readonly OrderLine[];
  warehouseId: string;
  isBonded: boolean;
  /** Reserved bottles that this order can use, by item. */
  reserved: ReadonlyMap<string, number>;
}

/** The current records of the items in an order, with their status and stock. Source: `listItems`. */
export function useCurrentItems({ lines, warehouseId, isBonded, reserved }: CurrentItemsOptions) {
  const { sdk, supplierId, can } = usePortal();
  const isAllowed = can('item-list');
  const itemIds = useMemo(() => [...new Set(lines.map(({ item }) => item.itemId))], [lines]);
  const isWanted = isAllowed && itemIds.length > 0;
  const client = usePortalQueryClient();
  // `useQueries` would enlarge every page that loads the checks on demand.
  const query = useQuery(
    {
      queryKey: [...itemKeys.lists(supplierId), 'current', itemIds],
      queryFn: async () => {
        const pages = keyCalls(itemIds).map((ids) =>
          client.fetchQuery(
            itemQueries.list(sdk, { supplierId, limit: ids.length, filter: formatFilter({ itemId: ids }) }),
          ),
        );
        return (await Promise.all(pages)).flatMap(({ rows }) => rows);
      },
      enabled: isWanted,
    },
    client,
  );
  const data: CheckData = joined(isWanted ? [query] : []);
  const items = new Map<string, Item>(query.data?.map((item) => [item.itemId, item]));
  const availableUnits = (itemId: string): number | undefined => {
    const item = items.get(itemId);
    if (!item) return undefined;
    const free = stockTotals(stockedIn(item, [warehouseId]), 'available')[isBonded ? 'bonded' : 'taxPaid'];
    return Number.isNaN(free) ? undefined : free + (reserved.get(itemId) ?? 0);
  };
  return { isAllowed, items, availableUnits, data };
}
