'use client';
import { exportItemsContract, listItemsContract } from '@portal-kit/sdk/contract';
import { exportItems, type Item, itemQueries, itemsTemplate } from '@portal-kit/sdk/items';
import { Button } from '@portal-kit/ui/button';
import { DataTable } from '@portal-kit/ui/data-table';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DownloadButton } from '../../kernel/downloads/download-button';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { DestinationButton } from '../../kernel/navigation/destination-button';
import { usePortal } from '../../kernel/portal/portal-context';
import { useWarehouses } from '../../kernel/portal/use-warehouses';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { choosableColumns } from '../../lists/choosable-columns';
import { filterValues } from '../../lists/filters/filter-field';
import { ListExport } from '../../lists/list-export';
import { ListEmpty, ListFailure } from '../../lists/list-message';
import { ListPagination } from '../../lists/list-pagination';
import { effectiveSort, type ListChange, type ListState, listParams } from '../../lists/list-state';
import { ListToolbar } from '../../lists/list-toolbar';
import * as css from '../../lists/list-toolbar.css';
import { useIsWide } from '../../lists/use-is-wide';
import { useKnownSort } from '../../lists/use-known-sort';
import { useLastPage } from '../../lists/use-last-page';
import { useListState } from '../../lists/use-list-state';
import { type PreferenceStore, useTablePreferences } from '../../lists/use-table-preferences';
import { itemFilters } from './item-filters';
import { itemColumns } from './items.columns';
import { itemsMessages } from './items.messages';

/** Properties of {@link ItemList}. */
export interface ItemListProps {
  /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
  state?: ListState;
  /** Every change of page, size, order, search and filter. */
  onStateChange?: (state: ListState, how?: ListChange) => void;
  /** Where columns and density are remembered. Default: for this visit only. */
  preferences?: PreferenceStore;
  /** Puts the list's actions (export, upload, a new item) where the host wants them. Default: above the list. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * The supplier's items: search, sort, page, stock as cases and bottles.
 *
 * @remarks Source: `listItems` of `openapi/portal`. Quantities come in bottles; they count all warehouses, or those that the list
 * is narrowed to. Needs ITEM_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
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
    <WidgetBoundary>
      <ItemListView {...props} />
    </WidgetBoundary>
  );
}

const itemId = (item: Item) => item.itemId;
const hiddenWithoutRoom = ['warehouses'];
/** Room for every column without taller rows. */
const wideListPx = 1040;

function ItemListView({ state: hostState, onStateChange, preferences: store, renderActions }: ItemListProps) {
  const { sdk, supplierId, navigation, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemsMessages);
  const [state, change] = useListState({ list: 'items', state: hostState, onStateChange });
  useKnownSort(state, listItemsContract, change);
  const root = useRef<HTMLDivElement>(null);
  const hiddenByDefault = useIsWide(root, wideListPx) ? undefined : hiddenWithoutRoom;
  const [preferences, changePreferences] = useTablePreferences('items', store, hiddenByDefault);

  const list = useQuery({
    ...itemQueries.list(sdk, { supplierId, ...listParams(state, listItemsContract) }),
    // The last page's rows stay while the next one loads, but never another supplier's.
    placeholderData: (page, query) => (query?.queryKey[1] === supplierId ? page : undefined),
  });
  useLastPage(list.isPlaceholderData ? undefined : list.data, state, change);

  const isShown = (columnId: string) => !preferences.hiddenColumnIds.includes(columnId);
  const [isFiltering, setFiltering] = useState(state.filter !== '');
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering || isShown('warehouses') });
  const retryWarehouses = isError ? retry : undefined;
  const columns = useMemo(
    () => itemColumns(texts, kernel, warehouses, filterValues(state.filter, 'warehouseId')),
    [texts, kernel, warehouses, state.filter],
  );
  const filters = useMemo(
    () => itemFilters(texts, warehouses, retryWarehouses),
    [texts, warehouses, retryWarehouses],
  );
  const choosable = useMemo(() => choosableColumns(columns), [columns]);
  const { columnId, direction } = effectiveSort(state, listItemsContract);
  const sort = useMemo(() => ({ columnId, direction }), [columnId, direction]);
  const rowNavigation = useMemo(
    () =>
      can('item-details')
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
        text={isNarrowed ? texts.empty : can('item-create') ? texts.emptyMaster : texts.emptyReadOnly}
        actions={
          isNarrowed && (
            <Button onClick={() => change({ searchInput: '', filter: '', page: 0 })}>{texts.showAll}</Button>
          )
        }
      />
    ) : undefined;

  const selection = listParams(state, listItemsContract);
  const actions = (
    <>
      <ListExport
        label={texts.export}
        cancelLabel={texts.cancelExport}
        total={list.data?.total ?? null}
        maxRows={exportItemsContract.query.limit.maximum}
        fetchFile={(options) => exportItems(sdk, { supplierId, ...selection, limit: undefined }, options)}
      />
      {can('item-upload') && (
        <>
          <DownloadButton
            label={texts.template}
            cancelLabel={texts.cancelTemplate}
            fetchFile={(options) => itemsTemplate(sdk, { supplierId }, options)}
          />
          <DestinationButton
            to={{ to: 'uploads.list', fileType: 'ITEMS' }}
            icon={<Upload size={18} aria-hidden="true" />}
          >
            {texts.upload}
          </DestinationButton>
        </>
      )}
      {can('item-create') && (
        <DestinationButton
          to={{ to: 'items.create' }}
          tone="primary"
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {texts.add}
        </DestinationButton>
      )}
    </>
  );

  return (
    <div ref={root} className={css.list}>
      {renderActions ? (
        renderActions(actions)
      ) : (
        <div part="actions" className={css.actions}>
          {actions}
        </div>
      )}
      <ListToolbar
        searchLabel={texts.search}
        state={state}
        onStateChange={change}
        columns={choosable}
        filters={filters}
        onFilterIntent={() => setFiltering(true)}
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
