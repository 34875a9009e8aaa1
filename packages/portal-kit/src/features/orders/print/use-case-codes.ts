import type { Order } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import { usePortal } from '../../../kernel/portal/portal-context';
import { itemsByKey, keyCalls } from '../lines/items-by-key';
import { useFetched } from './use-fetched';

/**
 * The codes of the items of an order by item ID, because the line items do not contain them. Items that are not active
 * have none. Sends no request if the user may not read items. Source: `suggestItems`.
 */
export function useCaseCodes({ details, lineItems }: Order, isWanted: boolean) {
  const { sdk, supplierId, can } = usePortal();
  const isAllowed =
    isWanted && (can('item-list') || can('inbound-order-create') || can('inbound-order-edit'));
  const warehouseId = details?.warehouseId ?? '';
  const queries = useMemo(() => {
    const ids = [...new Set((lineItems ?? []).flatMap(({ item }) => item?.itemId ?? []))];
    return isAllowed
      ? keyCalls(ids).map((keys) => itemsByKey(sdk, { supplierId, warehouseId }, 'itemId', keys))
      : [];
  }, [sdk, supplierId, warehouseId, lineItems, isAllowed]);
  const { data, isPending, isError, retry } = useFetched(queries);
  const codes = useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ rows }) =>
          rows.map(({ itemId, caseUpc, upc }) => [itemId, { gtin: caseUpc, upc }] as const),
        ),
      ),
    [data],
  );
  return { codes, isPending, isError, retry };
}
