import type { Order } from '@portal-kit/sdk/orders';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../kernel/host/portal-context';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { chunkKeys, itemsByKey } from '../lines/items-by-key';

/**
 * Loads the codes of an order's items by item ID, because the line items don't contain them. Items that aren't active
 * have none. Sends no request if the user may not read items. Source: `suggestItems`.
 */
export function useCaseCodes({ details, lineItems }: Order, isWanted: boolean) {
  const { sdk, supplierId, can } = usePortal();
  const isAllowed =
    isWanted && (can('item-list') || can('inbound-order-create') || can('inbound-order-edit'));
  const warehouseId = details?.warehouseId ?? '';
  const calls = useMemo(
    () => chunkKeys([...new Set((lineItems ?? []).flatMap(({ item }) => item?.itemId ?? []))]),
    [lineItems],
  );
  return useQueries(
    {
      queries: (isAllowed ? calls : []).map((keys) =>
        itemsByKey(sdk, { supplierId, warehouseId }, 'itemId', keys),
      ),
      combine: (results) => ({
        codes: new Map(
          results
            .flatMap(({ data }) => data?.rows ?? [])
            .map(({ itemId, caseUpc, upc }) => [itemId, { gtin: caseUpc, upc }] as const),
        ),
        isPending: results.some(({ isLoading }) => isLoading),
        isError: results.some(({ isLoadingError }) => isLoadingError),
        retry: () => {
          for (const result of results) if (result.isLoadingError) void result.refetch();
        },
      }),
    },
    usePortalQueryClient(),
  );
}
