import type { Item } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { itemsByKey, keyCalls } from '../items-by-key';

/** Active items of a warehouse by their SKU in lower case, and whether all that were asked for have been looked up. */
export function useItemsBySku(warehouseId: string, skus: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const wanted = useMemo(
    () => [...new Set(skus.filter(Boolean).map((sku) => sku.toLowerCase()))].sort(),
    [skus],
  );
  const calls = useMemo(() => keyCalls(wanted), [wanted]);
  return useQueries({
    queries: calls.map((some) => itemsByKey(sdk, { supplierId, warehouseId }, 'sku', some)),
    combine: (answers) => {
      const items = new Map<string, Item>();
      for (const { data } of answers) {
        for (const item of data?.rows ?? []) items.set(item.sku.toLowerCase(), item);
      }
      const failed = answers.find(({ isError }) => isError);
      return {
        items: items as ReadonlyMap<string, Item>,
        isPending: answers.some(({ isPending }) => isPending),
        error: failed?.error,
        retry: () => {
          for (const answer of answers) if (answer.isError) void answer.refetch();
        },
      };
    },
  });
}
