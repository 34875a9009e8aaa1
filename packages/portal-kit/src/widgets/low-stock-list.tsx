import type { Page, PortalQuery } from '@portal-kit/sdk';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { type Item, itemKeys, itemQueries } from '@portal-kit/sdk/items';
import { useCallback, useMemo } from 'react';
import { itemTypeMessages } from '../domain/items/item-types';
import { useWarehouses } from '../domain/warehouses/use-warehouses';
import { dashboardMessages } from '../features/dashboard/dashboard.messages';
import { freshMs } from '../features/dashboard/dashboard-queries';
import { findLowItems } from '../features/dashboard/figures/stock/low-stock';
import { lowStockFile } from '../features/dashboard/figures/stock/low-stock-file';
import { selectContract, selectItems } from '../features/dashboard/figures/stock/select-items';
import { itemColumns } from '../features/items/list/items.columns';
import { itemsMessages } from '../features/items/list/items.messages';
import { ItemSelection, itemName } from '../features/items/list/selection/item-selection';
import { usePortal } from '../kernel/host/portal-context';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';
import type { Destination } from '../kernel/navigation/destination';
import { usePortalQueryClient } from '../kernel/queries/query-client-context';
import { RecordList } from '../lists/record-list';
import { ListExport } from '../lists/toolbar/list-export';
import { type ListProps, useRecordList } from '../lists/use-record-list';

const allRows = listItemsContract.query.limit.maximum;
const itemId = (item: Item) => item.itemId;
const toDetails = ({ itemId }: Item): Destination => ({ to: 'items.details', itemId });
const noFilters = [] as const;

/**
 * Table of low stock items with the columns of the item list. The contract cannot select low stock, so all items are
 * loaded.
 */
export function LowStockList({
  thresholdCases,
  renderActions,
  ...props
}: ListProps & { thresholdCases: number }) {
  const { sdk, supplierId, can, locale } = usePortal();
  const client = usePortalQueryClient();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const { names: typeNames } = useMessages(itemTypeMessages);
  const own = useMessages(dashboardMessages).lowStock;
  const { warehouses } = useWarehouses();

  const readLow = useCallback(async () => {
    const all = itemQueries.list(sdk, { supplierId, limit: allRows });
    const { rows } = await client.fetchQuery({ ...all, staleTime: freshMs });
    return findLowItems(rows, thresholdCases);
  }, [sdk, supplierId, client, thresholdCases]);
  const list = useRecordList<Item>({
    ...props,
    list: 'items',
    contract: selectContract,
    query: (params) => ({
      queryKey: [...itemKeys.lists({ supplierId }), 'low', thresholdCases, params] as unknown as PortalQuery<
        Page<Item>
      >['queryKey'],
      queryFn: async () => {
        const found = selectItems(
          (await readLow()).map(({ item }) => item),
          params,
        );
        const { offset, limit } = params;
        return { rows: found.slice(offset, offset + limit), total: found.length };
      },
      gcTime: freshMs,
      retry: false,
    }),
  });
  const columns = useMemo(
    () =>
      itemColumns(texts, kernel, typeNames, warehouses).map((column) =>
        // A column without an accessor is not sortable.
        selectContract.sortFields.includes(column.id ?? '') ? column : { ...column, accessorFn: undefined },
      ),
    [texts, kernel, typeNames, warehouses],
  );
  return (
    <RecordList
      list={list}
      texts={{ ...texts, title: own.title, emptyReadOnly: own.empty }}
      createAt={false}
      columns={columns}
      filters={noFilters}
      getRowId={itemId}
      getRowName={itemName}
      rowTo={can('item-details') ? toDetails : undefined}
      renderActions={renderActions}
      renderSelection={(props) => <ItemSelection {...props} texts={texts} typeNames={typeNames} />}
      actions={
        <ListExport
          label={texts.export}
          cancelLabel={texts.cancelExport}
          total={list.total}
          maxRows={allRows}
          fetchFile={async () => {
            const low = await readLow();
            const shown = new Set(
              selectItems(
                low.map(({ item }) => item),
                list.params,
              ),
            );
            return lowStockFile(
              supplierId,
              own.columns,
              low.filter(({ item }) => shown.has(item)),
              locale,
            );
          }}
        />
      }
    />
  );
}
