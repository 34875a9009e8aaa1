import { foldText } from '@portal-kit/spreadsheets/code-text';
import { select } from '../lists/list.ts';
import type { Item } from '../model/item.ts';
import { itemList } from './item-list.ts';

const DEFAULT_LIMIT = 20;

/**
 * Finds active items for a line item. Order: SKU prefix, then words of description and brand, then UPC prefix.
 *
 * @throws ApiError 400 on a filter field that items do not have.
 */
export function suggestItems(items: readonly Item[], query: URLSearchParams): Item[] {
  const warehouseId = query.get('warehouseId');
  const text = foldText(query.get('searchString') ?? '');
  const selection = new URLSearchParams({ filter: query.get('filter') ?? '' });
  const filtered = select(items, selection, itemList(selection));
  return filtered
    .filter(({ itemStatus }) => itemStatus === 'ACTIVE')
    .filter(
      ({ warehouses }) =>
        !warehouseId || warehouses.some((warehouse) => warehouse.warehouseId === warehouseId),
    )
    .map((item) => ({ item, rank: rankItem(item, text) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, Number(query.get('limit') ?? DEFAULT_LIMIT))
    .map(({ item }) => (warehouseId ? reducedTo(item, warehouseId) : item));
}

function rankItem({ sku, description, brand, upc }: Item, text: string): number | undefined {
  if (text === '' || foldText(sku).startsWith(text)) return 0;
  const words = foldText(`${description} ${brand}`).split(' ');
  if (text.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 1;
  return upc?.startsWith(text) ? 2 : undefined;
}

function reducedTo(item: Item, warehouseId: string): Item {
  return { ...item, inventory: item.inventory.filter((stock) => stock.warehouseId === warehouseId) };
}
