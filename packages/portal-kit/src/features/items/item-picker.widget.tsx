'use client';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { SuggestField } from '@portal-kit/ui/suggest-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { itemTypeLabel } from '../../kernel/items/item-types';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { failureText } from '../../kernel/notifications/failure';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { searchMaxLength } from '../../lists/list-state';
import { useDebouncedSearch } from '../../lists/use-debounced-search';
import { stockTotals, toCases } from './item-quantity';
import { itemsMessages } from './items.messages';

/** Properties of {@link ItemPicker}. */
export interface ItemPickerProps {
  /** An item was picked; the field is empty again for the next one. */
  onItemPicked: (item: Item) => void;
  /** Only active items of this warehouse, with its stock. Default: of all warehouses. */
  warehouseId?: string;
  /** Items that are shown and cannot be picked, such as those picked before. */
  excludedItemIds?: readonly string[];
  /** Default: 'Add an item'. */
  label?: string;
}

const hits = 20;

/**
 * Finds items by what the user types, and picks them one after the other by keyboard alone.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; available stock in cases. Needs the right to list items, or to
 * create or edit orders. Asks the server 300 ms after the last letter. A failed search says so in the list; nothing is
 * thrown.
 *
 * @example
 * ```tsx
 * import { ItemPicker } from 'portal-kit/item-picker';
 *
 * export const AddLine = () => <ItemPicker onItemPicked={({ sku }) => console.log(sku)} />;
 * ```
 */
export function ItemPicker(props: ItemPickerProps) {
  return (
    <WidgetBoundary>
      <ItemPickerView {...props} />
    </WidgetBoundary>
  );
}

function ItemPickerView({ onItemPicked, warehouseId, excludedItemIds = [], label }: ItemPickerProps) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
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
        const { taxPaid, bonded } = stockTotals(item, 'available');
        const stock = toCases(taxPaid + bonded, item.bottlesPerCase);
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
    [items, excludedItemIds, kernel, texts],
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
