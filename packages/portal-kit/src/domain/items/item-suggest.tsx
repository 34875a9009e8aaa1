import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { SuggestField } from '@portal-kit/ui/suggest-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { searchMaxLength } from '../../kernel/list-state/list-state';
import { useDebouncedSearch } from '../../kernel/list-state/use-debounced-search';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureText } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';
import { type StockTotals, stockTotals, toCases } from './item-quantity';
import { itemSuggestMessages } from './item-suggest.messages';
import { itemTypeLabel } from './item-types';

export interface ItemSuggestProps {
  /** An item was picked; the field is empty again for the next one. */
  onItemPicked: (item: Item) => void;
  /** Only active items of this warehouse, with its stock. Default: of all warehouses. */
  warehouseId?: string | undefined;
  /** Items that are shown and cannot be picked. */
  excludedItemIds?: readonly string[] | undefined;
  /** Which stock is shown. Default: tax paid and bonded together. */
  stock?: keyof StockTotals | undefined;
  /** Default: 'Add an item'. */
  label?: string | undefined;
}

/** The most that are suggested at a time. */
const hits = 20;
const none: readonly string[] = [];

/** Finds items by what the user types, asked 300 ms after the last letter. */
export function ItemSuggest(props: ItemSuggestProps) {
  const { onItemPicked, warehouseId, excludedItemIds = none, stock: kind, label } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemSuggestMessages);
  const [asked, setAsked] = useState('');
  const [query, setQuery] = useDebouncedSearch(asked, setAsked);
  const searchString = asked.trim();
  const found = useQuery({
    ...itemQueries.suggested(sdk, { supplierId, warehouseId, searchString, limit: hits }),
    enabled: searchString !== '',
    placeholderData: (page, before) => (before?.queryKey[1] === supplierId ? page : undefined),
  });
  const items = searchString === '' ? undefined : found.data?.rows;
  const options = useMemo(
    () =>
      (items ?? []).map((item) => {
        const totals = stockTotals(item, 'available');
        const stock = toCases(kind ? totals[kind] : totals.taxPaid + totals.bonded, item.bottlesPerCase);
        return {
          id: item.itemId,
          lead: item.sku,
          label: item.description ?? '',
          note: [
            item.brand,
            itemTypeLabel(item.type),
            item.size && item.sizeUom && texts.size(item.size, item.sizeUom, item.bottlesPerCase),
          ]
            .filter(Boolean)
            .join(' · '),
          ...(stock && { detail: texts.availableStock(kernel.cases(stock.cases)) }),
          isDisabled: excludedItemIds.includes(item.itemId),
        };
      }),
    [items, excludedItemIds, kind, kernel, texts],
  );
  const isUnasked = query.trim() !== searchString;
  const isAsking = found.isFetching || isUnasked;
  const note = found.isError ? failureText(found.error, kernel) : isAsking ? kernel.loading : texts.noHit;
  return (
    <SuggestField
      label={label ?? texts.pick}
      placeholder={texts.pickBy}
      query={query}
      onQueryChange={(text) => setQuery(text.slice(0, searchMaxLength))}
      options={options}
      isOutdated={isUnasked || found.isPending || found.isPlaceholderData}
      note={options.length === 0 ? note : undefined}
      onPick={({ id }) => {
        const item = items?.find(({ itemId }) => itemId === id);
        if (item) onItemPicked(item);
      }}
    />
  );
}
