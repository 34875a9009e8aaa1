import type { Page, PortalQuery } from '@portal-kit/sdk';
import {
  exportInboundOrdersContract,
  exportOutboundOrdersContract,
  listCustomersContract,
  listInboundOrdersContract,
  listOutboundOrdersContract,
} from '@portal-kit/sdk/contract';
import { customerQueries } from '@portal-kit/sdk/customers';
import { parseFilter } from '@portal-kit/sdk/filters';
import { exportOrders, orderQueries, ordersTemplate } from '@portal-kit/sdk/orders';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import type { OrderRow } from '../../../domain/orders/order-row';
import { orderStatusMessages } from '../../../domain/orders/order-status';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { filterDatesMessages } from '../../../lists/filters/filter-dates.messages';
import { RecordList } from '../../../lists/record-list';
import { ListExport } from '../../../lists/toolbar/list-export';
import { ListUpload } from '../../../lists/toolbar/list-upload';
import { type ListProps, useRecordList } from '../../../lists/use-record-list';
import { ordersMessages } from '../orders.messages';
import { orderFilters } from './order-filters';
import type { OrderListInputs } from './order-list.inputs';
import { orderViews } from './order-views';
import { orderColumns } from './orders.columns';
import { OrderSelection } from './selection/order-selection';

/** Properties of {@link OrderList}. */
export type OrderListProps = ListProps & OrderListInputs;

/**
 * The supplier's orders of one direction: search, filters, sort order, pages and status.
 *
 * @remarks Source: `listInboundOrders`, `listOutboundOrders` of `openapi/portal`. Quantities are cases and bottles
 * summed over all lines; dates are calendar dates at the warehouse. Needs INBOUND_ORDER_LIST or OUTBOUND_ORDER_LIST. A
 * failed load shows 'Data Error' inside the widget with a Retry button; the widget throws no error.
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
    <WidgetBoundary widget="OrderList">
      <OrderListView key={props.direction} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const contracts = { inbound: listInboundOrdersContract, outbound: listOutboundOrdersContract } as const;
const exportContracts = {
  inbound: exportInboundOrdersContract,
  outbound: exportOutboundOrdersContract,
} as const;
const orderId = (row: OrderRow) => row.orderId;
/** Columns that are hidden by default below a width. */
const columnSpace = {
  inbound: {
    minWidthPx: 1360,
    hiddenWhenNarrow: ['late', 'failureReason', 'orderDate', 'createdAt'],
    hiddenWhenWide: ['failureReason'],
  },
  outbound: {
    minWidthPx: 1560,
    hiddenWhenNarrow: ['late', 'failureReason', 'shippingType', 'orderDate', 'createdAt'],
    hiddenWhenWide: ['failureReason'],
  },
} as const;
/** Columns of failed orders, whose reason is more important than the shipment. */
const failedColumnSpace = {
  minWidthPx: 1560,
  hiddenWhenNarrow: ['late', 'shippingType', 'cases', 'orderDate', 'createdAt'],
  hiddenWhenWide: ['late'],
};
const isFailedOnly = (filter: string) => parseFilter(filter).get('status')?.join() === 'FAILED';

function OrderListView({ direction, within = '', renderActions, ...props }: OrderListProps) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(ordersMessages);
  const statuses = useMessages(orderStatusMessages);
  const dates = useMessages(filterDatesMessages);
  const directionTexts = texts.directions[direction];
  const withinFilter = <Params extends { filter: string | undefined }>(params: Params): Params =>
    within ? { ...params, filter: within + (params.filter ?? '') } : params;
  const builtInViews = useMemo(
    () => (within ? [] : orderViews(direction, texts, statuses)),
    [within, direction, texts, statuses],
  );
  const list = useRecordList<OrderRow>({
    ...props,
    builtInViews,
    list: `${direction}-orders`,
    contract: contracts[direction],
    query: (params) =>
      orderQueries.list(sdk, { supplierId, direction, ...withinFilter(params) }) as PortalQuery<
        Page<OrderRow>
      >,
    columnSpace: (state) =>
      isFailedOnly(within + state.filter) ? failedColumnSpace : columnSpace[direction],
  });

  const [isFiltering, setFiltering] = useState(list.state.filter !== '');
  const { warehouses, isError, retry } = useWarehouses({ isWanted: isFiltering });
  const retryWarehouses = isError ? retry : undefined;
  const customers = useCustomerChoices(direction === 'outbound' && isFiltering);
  const canSeeDetails = can(`${direction}-order-details`);
  const columns = useMemo(
    () => orderColumns(direction, texts, { kernel, quantities, statuses }, canSeeDetails),
    [direction, texts, kernel, quantities, statuses, canSeeDetails],
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
      ).filter(({ field }) => !parseFilter(within).has(field)),
    [direction, texts, statuses, warehouses, retryWarehouses, customers, dates, within],
  );
  const toDetails = useCallback(
    ({ orderId }: OrderRow): Destination => ({ to: `${direction}.details`, orderId }),
    [direction],
  );
  return (
    <RecordList
      list={list}
      texts={{
        title: directionTexts.title,
        search: directionTexts.search,
        empty: texts.empty,
        showAll: directionTexts.showAll,
        emptyCreate: within ? texts.emptyWithin : directionTexts.emptyCreate,
        emptyReadOnly: within ? texts.emptyWithin : directionTexts.emptyReadOnly,
        add: directionTexts.create,
      }}
      columns={columns}
      filters={filters}
      onFilterIntent={() => setFiltering(true)}
      toSearchText={(scanned) => scanned}
      getRowId={orderId}
      getRowName={orderId}
      rowTo={can(`${direction}-order-details`) ? toDetails : undefined}
      createAt={can(`${direction}-order-create`) && { to: `${direction}.create` }}
      renderActions={renderActions}
      renderSelection={(props) => (
        <OrderSelection {...props} direction={direction} texts={texts} statuses={statuses} />
      )}
      actions={
        <>
          <ListExport
            label={texts.export}
            cancelLabel={texts.cancelExport}
            total={list.total}
            maxRows={exportContracts[direction].query.limit.maximum}
            fetchFile={(options) =>
              exportOrders(
                sdk,
                {
                  ...{ supplierId, direction, ...withinFilter(list.params) },
                  limit: exportContracts[direction].query.limit.maximum,
                },
                options,
              )
            }
          />
          {can(`${direction}-order-upload`) && (
            <ListUpload
              fileType={direction === 'inbound' ? 'INBOUND_ORDERS' : 'OUTBOUND_ORDERS'}
              texts={texts}
              fetchTemplate={(options) => ordersTemplate(sdk, { supplierId, direction }, options)}
            />
          )}
        </>
      }
    />
  );
}

function useCustomerChoices(isWanted: boolean) {
  const { sdk, supplierId } = usePortal();
  const query = useQuery(
    {
      ...customerQueries.list(sdk, {
        supplierId,
        limit: listCustomersContract.query.limit.maximum,
        ...listCustomersContract.defaultSort,
      }),
      enabled: isWanted,
    },
    usePortalQueryClient(),
  );
  const { data, isError, refetch } = query;
  return useMemo(
    () => ({
      options: data?.rows.map(({ customerId, name }) => ({ id: customerId, label: name })),
      retry: isError ? () => void refetch() : undefined,
    }),
    [data, isError, refetch],
  );
}
