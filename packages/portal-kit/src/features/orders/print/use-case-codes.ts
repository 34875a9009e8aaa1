import type { Order } from '@portal-kit/sdk/orders';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { itemsByKey, keyCalls } from '../lines/items-by-key';

const noCodes: ReadonlyMap<string, string> = new Map();

/**
 * The GTIN-14 of the items of an order by item ID, because the line items do not contain it. Items that are not active
 * have none. Sends no request if the user may not read items. Source: `suggestItems`.
 */
export function useCaseCodes({ details, lineItems }: Order, isWanted: boolean) {
  const { sdk, supplierId, can } = usePortal();
  const isAllowed =
    isWanted && (can('item-list') || can('inbound-order-create') || can('inbound-order-edit'));
  const ids = useMemo(
    () => [...new Set((lineItems ?? []).flatMap(({ item }) => item?.itemId ?? []))],
    [lineItems],
  );
  const warehouseId = details?.warehouseId ?? '';
  return useQueries(
    {
      queries: (isAllowed ? keyCalls(ids) : []).map((keys) =>
        itemsByKey(sdk, { supplierId, warehouseId }, 'itemId', keys),
      ),
      combine: (results) => ({
        codes: results.every(({ data }) => !data)
          ? noCodes
          : new Map(
              results.flatMap(({ data }) =>
                (data?.rows ?? []).flatMap(({ itemId, caseUpc }) =>
                  caseUpc ? [[itemId, caseUpc] as const] : [],
                ),
              ),
            ),
        isPending: results.some(({ isPending }) => isPending),
        isError: results.some(({ isError }) => isError),
      }),
    },
    usePortalQueryClient(),
  );
}
