import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { SuggestField } from '@portal-kit/ui/suggest-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { searchMaxLength } from '../../kernel/list-state/list-state';
import { useDebouncedSearch } from '../../kernel/list-state/use-debounced-search';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../kernel/queries/query-client-context';
import type { ScanAnswer } from '../../kernel/scanning/scan-dialog';
import { useTouchScreen } from '../../kernel/scanning/use-touch-screen';
import { failureToast, formatFailure } from '../../kernel/toasts/failure';
import { type ItemCode, readItemCode } from './item-code';
import { type StockTotals, stockTotals, toCases, totalBottles } from './item-quantity';
import { itemSuggestMessages } from './item-suggest.messages';
import { itemTypeMessages, itemTypeName } from './item-types';
import { quantityMessages } from './quantity.messages';
import { ItemScanButton } from './scan/item-scan-button';

export interface ItemSuggestProps {
  /** Called with the picked item. The field is then empty again. */
  onItemPicked: (item: Item) => void;
  /** Limits the items to active items of this warehouse and shows its stock. Default: all warehouses. */
  warehouseId?: string | undefined;
  /** Items that are shown but cannot be picked. */
  excludedItemIds?: readonly string[] | undefined;
  /** Kind of stock to show. Default: tax paid and bonded together. */
  stock?: keyof StockTotals | undefined;
  /** Label of the field. Default: 'Add an item'. */
  label?: string | undefined;
  /**
   * Called with the item of a scanned barcode. Returns `undefined` to close the dialog of the camera. Default: picks
   * the item and closes the dialog.
   */
  onItemScanned?: ((item: Item, pack: ItemCode['pack']) => ScanAnswer | undefined) | undefined;
}

/** Maximum number of suggestions. */
const hits = 20;
const none: readonly string[] = [];

/** Search field for items. Searches 300 ms after the last key. On touch screens, barcodes can be scanned. */
export function ItemSuggest(props: ItemSuggestProps) {
  const { onItemPicked, warehouseId, excludedItemIds = none, stock: kind, label, onItemScanned } = props;
  const { sdk, supplierId } = usePortal();
  const hasTouchScreen = useTouchScreen();
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(itemSuggestMessages);
  const { names } = useMessages(itemTypeMessages);
  const [settledQuery, setSettledQuery] = useState('');
  const [query, setQuery] = useDebouncedSearch(settledQuery, setSettledQuery);
  // A hardware scanner types the code of a case, but the search finds only the UPC of the bottle.
  const searchString = readItemCode(settledQuery).code;
  const found = useQuery(
    {
      ...itemQueries.suggested(sdk, { supplierId, warehouseId, searchString, limit: hits }),
      enabled: searchString !== '',
      placeholderData: (page, before) => (before?.queryKey[1] === supplierId ? page : undefined),
    },
    usePortalQueryClient(),
  );
  // An item without an id cannot be picked.
  const rows = searchString === '' ? undefined : found.data?.rows;
  const items = useMemo(() => rows?.filter(({ itemId }) => itemId), [rows]);
  const options = useMemo(
    () =>
      (items ?? []).map((item) => {
        const totals = stockTotals(item, 'available');
        const stock = toCases(kind ? totals[kind] : totalBottles(totals), item.bottlesPerCase);
        return {
          id: item.itemId,
          lead: item.sku,
          label: item.description ?? '',
          note: [
            item.brand,
            itemTypeName(item.type, names),
            item.size && item.sizeUom && texts.size(item.size, item.sizeUom, item.bottlesPerCase),
          ]
            .filter(Boolean)
            .join(' · '),
          ...(stock && { detail: texts.availableStock(quantities.cases(stock.cases)) }),
          isDisabled: excludedItemIds.includes(item.itemId),
        };
      }),
    [items, excludedItemIds, kind, quantities, texts, names],
  );
  const isStale = readItemCode(query).code !== searchString;
  const isSearching = found.isFetching || isStale;
  const pickScanned = (item: Item): ScanAnswer | undefined => {
    if (excludedItemIds.includes(item.itemId))
      return { text: texts.alreadyPicked(item.sku), isProblem: true };
    onItemPicked(item);
    return undefined;
  };
  const note = found.isError
    ? formatFailure(found.error, kernel)
    : isSearching
      ? kernel.loading
      : texts.noHit;
  return (
    <SuggestField
      label={label ?? texts.pick}
      placeholder={texts.pickBy}
      query={query}
      onQueryChange={(text) => setQuery(text.slice(0, searchMaxLength))}
      options={options}
      isOutdated={isStale || found.isPending || found.isPlaceholderData}
      note={options.length === 0 ? note : undefined}
      noteLang={found.isError ? failureToast(found.error, kernel).lang : undefined}
      action={
        hasTouchScreen && (
          <ItemScanButton
            warehouseId={warehouseId}
            codeMaxLength={searchMaxLength}
            onItemScanned={onItemScanned ?? pickScanned}
          />
        )
      }
      onPick={({ id }) => {
        const item = items?.find(({ itemId }) => itemId === id);
        if (item) onItemPicked(item);
      }}
    />
  );
}
