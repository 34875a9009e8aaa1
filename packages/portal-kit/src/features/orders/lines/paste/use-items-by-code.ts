import type { Item } from '@portal-kit/sdk/items';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { chunkKeys, itemsByKey } from '../items-by-key';

/** A UPC has 12 digits. Source: `upc` of `ItemRequest`. */
const upcPattern = /^\d{12}$/;

/** Loads a warehouse's active items by SKU in lowercase and by UPC, with the loading state of the requests. */
export function useItemsByCode(warehouseId: string, codes: readonly string[]) {
  const { sdk, supplierId } = usePortal();
  const uniqueCodes = useMemo(
    () => [...new Set(codes.filter(Boolean).map((code) => code.toLowerCase()))].sort(),
    [codes],
  );
  const calls = useMemo(
    () => [
      ...chunkKeys(uniqueCodes).map((keys) => ({ field: 'sku' as const, keys })),
      ...chunkKeys(uniqueCodes.filter((code) => upcPattern.test(code))).map((keys) => ({
        field: 'upc' as const,
        keys,
      })),
    ],
    [uniqueCodes],
  );
  return useQueries(
    {
      queries: calls.map(({ field, keys }) => itemsByKey(sdk, { supplierId, warehouseId }, field, keys)),
      combine: (results) => {
        // A line needs the id of its item.
        const found = results.flatMap(({ data }) => data?.rows ?? []).filter(({ itemId }) => itemId);
        // An item with the code as its SKU comes first.
        const items = new Map<string, Item>([
          ...found.flatMap((item) => (item.upc ? [[item.upc, item] as const] : [])),
          ...found.flatMap((item) => (item.sku ? [[item.sku.toLowerCase(), item] as const] : [])),
        ]);
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
    },
    usePortalQueryClient(),
  );
}
