import { exportItemsContract, listItemsContract } from '@portal-kit/sdk/contract';
import { exportItems, type Item, itemQueries, itemsTemplate } from '@portal-kit/sdk/items';
import { useMemo, useState } from 'react';
import { readItemCode } from '../../../domain/items/item-code';
import { itemTypeMessages } from '../../../domain/items/item-types';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { filterValues } from '../../../lists/filters/filter-field';
import { RecordList } from '../../../lists/record-list';
import { ListExport } from '../../../lists/toolbar/list-export';
import { ListUpload } from '../../../lists/toolbar/list-upload';
import { type ListProps, useRecordList } from '../../../lists/use-record-list';
import { itemFilters } from './item-filters';
import { itemColumns } from './items.columns';
import { itemsMessages } from './items.messages';
import { ItemSelection, itemName } from './selection/item-selection';

/** Properties of {@link ItemList}. */
export type ItemListProps = ListProps;

/**
 * The supplier's items: search, filters, sort order, pages, and stock in cases and bottles.
 *
 * @remarks Source: `listItems` of `openapi/portal`. Quantities are bottles in the contract, summed over all warehouses
 * or the filtered warehouses. Needs ITEM_LIST. A failed load shows 'Data Error' inside the widget with a Retry button;
 * the widget throws no error.
 *
 * @example
 * ```tsx
 * import { EmbedProvider } from 'portal-kit/embed';
 * import { ItemList } from 'portal-kit/item-list';
 * import 'portal-kit/item-list.css';
 *
 * export const Stock = () => (
 *   <EmbedProvider
 *     apiUrl="https://portal.example"
 *     supplierId="SUP-1001"
 *     getToken={async ({ signal }) => (await fetch('/portal-token', { signal })).text()}
 *   >
 *     <ItemList onStateChange={({ searchInput }) => console.log(searchInput)} />
 *   </EmbedProvider>
 * );
 * ```
 */
export function ItemList(props: ItemListProps) {
  return (
    <WidgetBoundary widget="ItemList">
      <ItemListView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

/** Converts a scanned code to search text. The search finds an item's UPC, and a case has another code. */
const itemSearchText = (scanned: string) => readItemCode(scanned).code;
const itemId = (item: Item) => item.itemId;
const toDetails = ({ itemId }: Item): Destination => ({ to: 'items.details', itemId });
/** The contract has no filter for minimums, so the view shows the lowest available stock first. */
const lowStock = { filter: 'itemStatus:ACTIVE;', orderBy: 'availableQty', order: 'ASC' } as const;
/** Minimum width at which all columns fit without taller rows. The tooltips of the totals show the same stock. */
const columnSpace = { minWidthPx: 1240, hiddenWhenNarrow: ['warehouses'] };

function ItemListView({ renderActions, ...props }: ItemListProps) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const { names: typeNames } = useMessages(itemTypeMessages);
  const builtInViews = useMemo(
    () => [{ id: '@low-stock', label: texts.lowStock, state: lowStock } as const],
    [texts],
  );
  const list = useRecordList<Item>({
    ...props,
    builtInViews,
    list: 'items',
    contract: listItemsContract,
    query: (params) => itemQueries.list(sdk, { supplierId, ...params }),
    columnSpace,
  });
  const { state, preferences } = list;

  const hasWarehouseColumn = !preferences.hiddenColumnIds.includes('warehouses');
  const [isFiltering, setFiltering] = useState(state.filter !== '');
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering || hasWarehouseColumn });
  const retryWarehouses = isError ? retry : undefined;
  // New columns would close the tooltip that loads the names.
  const columnWarehouses = hasWarehouseColumn ? warehouses : undefined;
  const columns = useMemo(
    () => itemColumns(texts, kernel, typeNames, columnWarehouses, filterValues(state.filter, 'warehouseId')),
    [texts, kernel, typeNames, columnWarehouses, state.filter],
  );
  const filters = useMemo(
    () => itemFilters(texts, typeNames, warehouses, retryWarehouses),
    [texts, typeNames, warehouses, retryWarehouses],
  );
  return (
    <RecordList
      list={list}
      texts={texts}
      columns={columns}
      filters={filters}
      onFilterIntent={() => setFiltering(true)}
      toSearchText={itemSearchText}
      getRowId={itemId}
      getRowName={itemName}
      rowTo={can('item-details') ? toDetails : undefined}
      createAt={can('item-create') && { to: 'items.create' }}
      renderActions={renderActions}
      renderSelection={(props) => <ItemSelection {...props} texts={texts} typeNames={typeNames} />}
      actions={
        <>
          <ListExport
            label={texts.export}
            cancelLabel={texts.cancelExport}
            total={list.total}
            maxRows={exportItemsContract.query.limit.maximum}
            fetchFile={(options) =>
              exportItems(
                sdk,
                { supplierId, ...list.params, limit: exportItemsContract.query.limit.maximum },
                options,
              )
            }
          />
          {can('item-upload') && (
            <ListUpload
              fileType="ITEMS"
              texts={texts}
              fetchTemplate={(options) => itemsTemplate(sdk, { supplierId }, options)}
            />
          )}
        </>
      }
    />
  );
}
