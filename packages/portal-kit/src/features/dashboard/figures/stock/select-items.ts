import type { Item } from '@portal-kit/sdk/items';
import { foldText } from '@portal-kit/spreadsheets/code-text';
import { stockTotals, totalBottles } from '../../../../domain/items/item-quantity';
import type { listParams } from '../../../../kernel/list-state/list-state';

/** Counts the bottles of an item. An item without stock data counts as 0. */
const bottles = (item: Item, kind: 'onHand' | 'available') => totalBottles(stockTotals(item, kind)) || 0;

const fields: Readonly<Record<string, (item: Item) => string | number>> = {
  sku: ({ sku }) => sku ?? '',
  description: ({ description }) => description ?? '',
  type: ({ type }) => type ?? '',
  onHandQty: (item) => bottles(item, 'onHand'),
  availableQty: (item) => bottles(item, 'available'),
};

/** Sort fields of the low stock table. The widget sorts these rows itself, because no list operation returns them. */
export const selectContract = {
  sortFields: Object.keys(fields),
  defaultSort: { sortBy: 'availableQty', sortDirection: 'ASC' },
} as const;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Filters and sorts items like a list operation, without paging. Source: domain, 6.5. */
export function selectItems(items: readonly Item[], params: ReturnType<typeof listParams>): Item[] {
  const searchText = foldText(params.searchString ?? '');
  const read = fields[params.sortBy ?? selectContract.defaultSort.sortBy];
  const sign = params.sortDirection === 'DESC' ? -1 : 1;
  const found = items.filter(({ sku, description, brand, upc }) =>
    [sku, description, brand, upc].some((text) => foldText(text ?? '').includes(searchText)),
  );
  if (!read) return found;
  return found.toSorted((a, b) => {
    const [left, right] = [read(a), read(b)];
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return sign * order || collator.compare(a.sku ?? '', b.sku ?? '');
  });
}
