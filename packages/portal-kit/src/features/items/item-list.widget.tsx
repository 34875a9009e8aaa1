'use client';
import { listItemsContract } from '@portal-kit/sdk/contract';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { DataTable } from '@portal-kit/ui/data-table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { ListEmpty, ListFailure } from '../../lists/list-message';
import { ListPagination } from '../../lists/list-pagination';
import { effectiveSort, type ListState, listParams } from '../../lists/list-state';
import { ListToolbar } from '../../lists/list-toolbar';
import * as css from '../../lists/list-toolbar.css';
import { useLastPage } from '../../lists/use-last-page';
import { useListState } from '../../lists/use-list-state';
import { type PreferenceStore, useTablePreferences } from '../../lists/use-table-preferences';
import { itemColumns } from './items.columns';
import { itemsMessages } from './items.messages';

/** Properties of {@link ItemList}. */
export interface ItemListProps {
  /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
  state?: ListState;
  /** Every change of page, size, order, search and filter. */
  onStateChange?: (state: ListState) => void;
  /** Where columns and density are remembered. Default: for this visit only. */
  preferences?: PreferenceStore;
}

/**
 * The supplier's items: search, sort, page, stock as cases and bottles.
 *
 * @remarks Source: `listItems` of `openapi/portal`. Quantities come in bottles over all warehouses. Needs ITEM_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 */
export function ItemList(props: ItemListProps) {
  return (
    <WidgetBoundary>
      <ItemListView {...props} />
    </WidgetBoundary>
  );
}

const itemId = (item: Item) => item.itemId;

function ItemListView({ state: hostState, onStateChange, preferences: store }: ItemListProps) {
  const { sdk, supplierId, navigation, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const [state, change] = useListState({ state: hostState, onStateChange });
  const [preferences, changePreferences] = useTablePreferences('items', store);

  const list = useQuery({
    ...itemQueries.list(sdk, { supplierId, ...listParams(state, listItemsContract) }),
    // The last page's rows stay while the next one loads, but never another supplier's.
    placeholderData: (page, query) => (query?.queryKey[1] === supplierId ? page : undefined),
  });
  useLastPage(list.isPlaceholderData ? undefined : list.data, state, change);

  const columns = useMemo(() => itemColumns(texts, kernel.dash), [texts, kernel.dash]);
  const choosable = useMemo(
    () =>
      columns
        .filter((column) => !column.meta?.isRowHeader)
        .map((column) => {
          const id = 'accessorKey' in column ? String(column.accessorKey) : (column.id ?? '');
          return { id, label: column.meta?.label ?? '' };
        }),
    [columns],
  );
  const { columnId, direction } = effectiveSort(state, listItemsContract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  const rowNavigation = useMemo(
    () =>
      can('ITEM_DETAILS')
        ? {
            getRowHref: (item: Item) => navigation.href({ to: 'items.details', itemId: item.itemId }),
            onRowOpen: (item: Item, event: { preventDefault: () => void }) => {
              event.preventDefault();
              navigation.go({ to: 'items.details', itemId: item.itemId });
            },
            onRowIntent: (item: Item) => navigation.prepare?.({ to: 'items.details', itemId: item.itemId }),
          }
        : {},
    [can, navigation],
  );

  const isNarrowed = state.searchInput !== '' || state.filter !== '';
  // Rows that could not be refreshed are better than none.
  const message =
    list.isError && list.data === undefined ? (
      <ListFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : list.data?.rows.length === 0 && !list.isPlaceholderData ? (
      <ListEmpty
        text={isNarrowed ? texts.empty : can('ITEM_CREATE') ? texts.emptyMaster : texts.emptyReadOnly}
        actions={
          isNarrowed && (
            <Button onClick={() => change({ searchInput: '', filter: '', page: 0 })}>{texts.showAll}</Button>
          )
        }
      />
    ) : undefined;

  return (
    <div className={css.list}>
      <ListToolbar
        searchLabel={texts.search}
        state={state}
        onStateChange={change}
        columns={choosable}
        preferences={preferences}
        onPreferencesChange={changePreferences}
      />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={list.data?.rows}
        getRowId={itemId}
        {...rowNavigation}
        sort={sort}
        onSortChange={({ columnId, direction }) => change({ orderBy: columnId, order: direction, page: 0 })}
        hiddenColumnIds={preferences.hiddenColumnIds}
        density={preferences.density}
        pageSize={state.rowsPerPage}
        isRefreshing={list.isFetching && list.data !== undefined}
        loadingLabel={kernel.loading}
        message={message}
        footer={
          <ListPagination
            state={state}
            onStateChange={change}
            total={list.data?.total ?? null}
            rowCount={list.data?.rows.length}
          />
        }
      />
    </div>
  );
}
