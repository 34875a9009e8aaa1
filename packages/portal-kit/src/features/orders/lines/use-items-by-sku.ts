import { formatFilter } from '@portal-kit/sdk/filters';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../kernel/portal/portal-context';
import { keysPerCall } from './use-line-stock';

/** Active items of a warehouse by their SKU in lower case, and whether all that were asked for have been looked up. */
export function useItemsBySku(warehouseId: string, skus: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const wanted = useMemo(
    () => [...new Set(skus.filter(Boolean).map((sku) => sku.toLowerCase()))].sort(),
    [skus],
  );
  const calls = useMemo(
    () =>
      Array.from({ length: Math.ceil(wanted.length / keysPerCall) }, (_, index) =>
        wanted.slice(index * keysPerCall, (index + 1) * keysPerCall),
      ),
    [wanted],
  );
  return useQueries({
    queries: calls.map((some) =>
      itemQueries.suggested(sdk, {
        ...{ supplierId, warehouseId, limit: some.length },
        filter: formatFilter({ sku: some }),
      }),
    ),
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
