import type { Item } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { itemsByKey, keyCalls } from '../items-by-key';

/** Active items of a warehouse by lower-case SKU, with the loading state of the requests. */
export function useItemsBySku(warehouseId: string, skus: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const uniqueSkus = useMemo(
    () => [...new Set(skus.filter(Boolean).map((sku) => sku.toLowerCase()))].sort(),
    [skus],
  );
  const calls = useMemo(() => keyCalls(uniqueSkus), [uniqueSkus]);
  return useQueries({
    queries: calls.map((some) => itemsByKey(sdk, { supplierId, warehouseId }, 'sku', some)),
    combine: (results) => {
      const items = new Map<string, Item>();
      for (const { data } of results) {
        for (const item of data?.rows ?? []) items.set(item.sku.toLowerCase(), item);
      }
      const failed = results.find(({ isError }) => isError);
      return {
        items: items as ReadonlyMap<string, Item>,
        isPending: results.some(({ isPending }) => isPending),
        error: failed?.error,
        retry: () => {
          for (const result of results) if (result.isError) void result.refetch();
        },
      };
    },
  });
}
