'use client';
import {
  exportInboundOrdersContract,
  exportOutboundOrdersContract,
  listCustomersContract,
  listInboundOrdersContract,
  listOutboundOrdersContract,
} from '@portal-kit/sdk/contract';
import { customerQueries } from '@portal-kit/sdk/customers';
import { exportOrders, type OrderDirection, orderQueries, ordersTemplate } from '@portal-kit/sdk/orders';
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
import { orderStatusMessages } from '../../kernel/orders/order-status';
import { usePortal } from '../../kernel/portal/portal-context';
import { useWarehouses } from '../../kernel/portal/use-warehouses';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { choosableColumns } from '../../lists/choosable-columns';
import { filterDatesMessages } from '../../lists/filters/filter-dates.messages';
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
import { orderFilters } from './order-filters';
import { type OrderRow, orderColumns } from './orders.columns';
import { ordersMessages } from './orders.messages';

/** Properties of {@link OrderList}. */
export interface OrderListProps {
  /** `inbound`: goods that come to a warehouse. `outbound`: goods that are shipped to a customer. */
  direction: OrderDirection;
  /** What the list shows, e.g. from the host's address. Without it the widget keeps its own state. */
  state?: ListState;
  /** Every change of page, size, order, search and filter. */
  onStateChange?: (state: ListState, how?: ListChange) => void;
  /** Where columns and density are remembered. Default: for this visit only. */
  preferences?: PreferenceStore;
  /** Puts the list's actions (export, upload) where the host wants them. Default: above the list. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * The supplier's orders of one direction: search, filters, sort, page, and how far each is.
 *
 * @remarks Source: `listInboundOrders`, `listOutboundOrders` of `openapi/portal`. Quantities are cases and bottles over
 * all lines; dates are calendar dates at the warehouse. Needs INBOUND_ORDER_LIST or OUTBOUND_ORDER_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { OrderList } from 'portal-kit/order-list';
 *
 * export const Shipments = () => <OrderList direction="outbound" />;
 * ```
 */
export function OrderList(props: OrderListProps) {
  return (
    <WidgetBoundary>
      <OrderListView key={props.direction} {...props} />
    </WidgetBoundary>
  );
}

const contracts = { inbound: listInboundOrdersContract, outbound: listOutboundOrdersContract } as const;
const exportContracts = {
  inbound: exportInboundOrdersContract,
  outbound: exportOutboundOrdersContract,
} as const;
const orderId = (row: OrderRow) => row.orderId;
/** What gives way where there is no room for every column, and how much that takes. */
const room = {
  inbound: { widePx: 1240, hiddenWithoutRoom: ['orderDate', 'createdAt'] },
  outbound: { widePx: 1440, hiddenWithoutRoom: ['shippingType', 'orderDate', 'createdAt'] },
} as const;

function OrderListView(props: OrderListProps) {
  const { direction, state: hostState, onStateChange, preferences: store, renderActions } = props;
  const { sdk, supplierId, navigation, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(ordersMessages);
  const statuses = useMessages(orderStatusMessages);
  const dates = useMessages(filterDatesMessages);
  const own = texts.directions[direction];
  const contract = contracts[direction];
  const table = `${direction}-orders` as const;
  const [state, change] = useListState({ list: table, state: hostState, onStateChange });
  useKnownSort(state, contract, change);
  const root = useRef<HTMLDivElement>(null);
  const { widePx, hiddenWithoutRoom } = room[direction];
  const hiddenByDefault = useIsWide(root, widePx) ? undefined : hiddenWithoutRoom;
  const [preferences, changePreferences] = useTablePreferences(table, store, hiddenByDefault);

  const list = useQuery({
    ...orderQueries.list(sdk, { supplierId, direction, ...listParams(state, contract) }),
    // The last page's rows stay while the next one loads, but never another supplier's.
    placeholderData: (page, query) => (query?.queryKey[1] === supplierId ? page : undefined),
  });
  useLastPage(list.isPlaceholderData ? undefined : list.data, state, change);

  const [isFiltering, setFiltering] = useState(state.filter !== '');
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering });
  const retryWarehouses = isError ? retry : undefined;
  const customers = useCustomerChoices(direction === 'outbound' && isFiltering);
  const columns = useMemo(
    () => orderColumns(direction, texts, kernel, statuses),
    [direction, texts, kernel, statuses],
  );
  const filters = useMemo(
    () =>
      orderFilters(
        direction,
        texts,
        statuses,
        { list: warehouses, retry: retryWarehouses },
        direction === 'outbound' ? customers : undefined,
        dates,
      ),
    [direction, texts, statuses, warehouses, retryWarehouses, customers, dates],
  );
  const choosable = useMemo(() => choosableColumns(columns), [columns]);
  const sorted = effectiveSort(state, contract);
  const sort = useMemo(
    () => ({ columnId: sorted.columnId, direction: sorted.direction }),
    [sorted.columnId, sorted.direction],
  );
  const rowNavigation = useMemo(() => {
    const to = (row: OrderRow) => ({ to: `${direction}.details` as const, orderId: row.orderId });
    return can(`${direction}-order-details`)
      ? {
          getRowHref: (row: OrderRow) => navigation.href(to(row)),
          onRowOpen: (row: OrderRow, event: { preventDefault: () => void }) => {
            event.preventDefault();
            navigation.go(to(row));
          },
          onRowIntent: (row: OrderRow) => navigation.prepare?.(to(row)),
        }
      : {};
  }, [can, direction, navigation]);

  const isNarrowed = state.searchInput !== '' || state.filter !== '';
  // Rows that could not be refreshed are better than none.
  const message =
    list.isError && list.data === undefined ? (
      <ListFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : list.data?.rows.length === 0 && !list.isPlaceholderData ? (
      <ListEmpty
        text={
          isNarrowed ? texts.empty : can(`${direction}-order-create`) ? own.emptyCreate : own.emptyReadOnly
        }
        actions={
          isNarrowed && (
            <Button onClick={() => change({ searchInput: '', filter: '', page: 0 })}>{own.showAll}</Button>
          )
        }
      />
    ) : undefined;

  const selection = listParams(state, contract);
  const actions = (
    <>
      <ListExport
        label={texts.export}
        cancelLabel={texts.cancelExport}
        total={list.data?.total ?? null}
        maxRows={exportContracts[direction].query.limit.maximum}
        fetchFile={(options) =>
          exportOrders(sdk, { supplierId, direction, ...selection, limit: undefined }, options)
        }
      />
      {can(`${direction}-order-upload`) && (
        <>
          <DownloadButton
            label={texts.template}
            cancelLabel={texts.cancelTemplate}
            fetchFile={(options) => ordersTemplate(sdk, { supplierId, direction }, options)}
          />
          <DestinationButton
            to={{
              to: 'uploads.list',
              fileType: direction === 'inbound' ? 'INBOUND_ORDERS' : 'OUTBOUND_ORDERS',
            }}
            icon={<Upload size={18} aria-hidden="true" />}
          >
            {texts.upload}
          </DestinationButton>
        </>
      )}
      {can(`${direction}-order-create`) && (
        <DestinationButton
          tone="primary"
          to={{ to: `${direction}.create` }}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {texts.create}
        </DestinationButton>
      )}
    </>
  );

  return (
    <div ref={root} className={css.list}>
      {renderActions ? renderActions(actions) : <div className={css.actions}>{actions}</div>}
      <ListToolbar
        searchLabel={own.search}
        state={state}
        onStateChange={change}
        columns={choosable}
        filters={filters}
        onFilterIntent={() => setFiltering(true)}
        preferences={preferences}
        onPreferencesChange={changePreferences}
      />
      <DataTable
        label={own.title}
        columns={columns}
        rows={list.data?.rows as readonly OrderRow[] | undefined}
        getRowId={orderId}
        {...rowNavigation}
        sort={sort}
        onSortChange={(next) => change({ orderBy: next.columnId, order: next.direction, page: 0 })}
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

function useCustomerChoices(isWanted: boolean) {
  const { sdk, supplierId } = usePortal();
  const query = useQuery({
    ...customerQueries.list(sdk, { supplierId, limit: listCustomersContract.query.limit.maximum }),
    enabled: isWanted,
  });
  const { data, isError, refetch } = query;
  return useMemo(
    () => ({
      options: data?.rows.map(({ customerId, name }) => ({ id: customerId, label: name })),
      retry: isError ? () => void refetch() : undefined,
    }),
    [data, isError, refetch],
  );
}
