import { listItemsContract } from '@portal-kit/sdk/contract';
import { itemQueries } from '@portal-kit/sdk/items';
import { type OrderDirection, type OrderSummary, orderQueries } from '@portal-kit/sdk/orders';
import type { ListOption } from '@portal-kit/ui/filter-list';
import { useQueries } from '@tanstack/react-query';
import { type Destination, usePortal, usePortalQueryClient } from 'portal-kit/portal';
import { useEffect, useMemo, useState } from 'react';
import type { paletteMessages } from './palette.messages';

/** Milliseconds. Same delay as in the search field of a list. Source: specification, section 9. */
const debounceMs = 300;
/** Minimum number of characters, because a single letter matches almost every record. */
const minLength = 2;
/** Results per type of record. */
const limit = 5;
const { maxLength } = listItemsContract.query.searchString;

/** An option that opens a record. */
export interface RecordOption extends ListOption {
  to: Destination;
}

type Texts = ReturnType<typeof paletteMessages>;

function orderOption(direction: OrderDirection, order: OrderSummary, texts: Texts): RecordOption {
  const { orderId, poNumber } = order;
  const customer = 'customerName' in order ? order.customerName : undefined;
  return {
    id: `${direction} ${orderId}`,
    lead: orderId,
    label: [poNumber && texts.poNumber(poNumber), customer].filter(Boolean).join(' · '),
    detail: texts[direction],
    to: { to: `${direction}.details`, orderId },
  };
}

/** Searches orders and items that the user may open. */
export function useFoundRecords(text: string, texts: Texts) {
  const { sdk, supplierId, can } = usePortal();
  const query = text.trim().slice(0, maxLength);
  const [searchString, setSearchString] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSearchString(query), debounceMs);
    return () => clearTimeout(timer);
  }, [query]);

  const isLongEnough = searchString.length >= minLength;
  const params = { supplierId, searchString, limit };
  const orders = (direction: OrderDirection) => ({
    ...orderQueries.list(sdk, { ...params, direction }),
    enabled: isLongEnough && can(`${direction}-order-list`) && can(`${direction}-order-details`),
  });
  const items = {
    ...itemQueries.list(sdk, params),
    enabled: isLongEnough && can('item-list') && can('item-details'),
  };
  const found = useQueries(
    { queries: [orders('inbound'), orders('outbound'), items] },
    usePortalQueryClient(),
  );
  const [inbound, outbound, stock] = found;
  const isCurrent = query === searchString && isLongEnough;
  const options = useMemo(() => {
    if (!isCurrent) return [];
    return [
      ...(outbound.data?.rows ?? []).map((order) => orderOption('outbound', order, texts)),
      ...(inbound.data?.rows ?? []).map((order) => orderOption('inbound', order, texts)),
      ...(stock.data?.rows ?? []).map(
        ({ itemId, sku, description }): RecordOption => ({
          id: `item ${itemId}`,
          lead: sku,
          label: description ?? '',
          detail: texts.item,
          to: { to: 'items.details', itemId },
        }),
      ),
    ];
  }, [isCurrent, inbound.data, outbound.data, stock.data, texts]);
  return {
    options,
    isSearching:
      query.length >= minLength && (query !== searchString || found.some(({ isLoading }) => isLoading)),
    hasFailed: isCurrent && found.some(({ isError }) => isError),
  };
}
