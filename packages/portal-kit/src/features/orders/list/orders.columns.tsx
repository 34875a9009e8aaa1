import type { OrderDirection } from '@portal-kit/sdk/orders';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import type { quantityMessages } from '../../../domain/items/quantity.messages';
import type { OrderRow } from '../../../domain/orders/order-row';
import { orderStatusLook, type orderStatusMessages } from '../../../domain/orders/order-status';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import type { ordersMessages } from '../orders.messages';
import * as css from './orders.columns.css';

interface SharedTexts {
  kernel: ReturnType<typeof kernelMessages>;
  quantities: ReturnType<typeof quantityMessages>;
  statuses: ReturnType<typeof orderStatusMessages>;
}

/** Column ids are sort fields of the contract. */
export function orderColumns(
  direction: OrderDirection,
  texts: ReturnType<typeof ordersMessages>,
  { kernel, quantities, statuses }: SharedTexts,
) {
  const { dash } = kernel;
  const column = dataTableColumns<OrderRow>();
  const date = (id: 'orderDate' | 'expectedArrivalDate' | 'requestedShipDate') =>
    column.accessor((row) => row[id], {
      id,
      header: texts.columns[id],
      meta: { label: texts.columns[id] },
      cell: ({ row }) => <span className={css.nowrap}>{kernel.date(row.original[id] ?? '') || dash}</span>,
    });
  const customer = column.accessor('customerName', {
    header: texts.columns.customerName,
    meta: { label: texts.columns.customerName },
    cell: ({ row }) => <span className={css.name}>{row.original.customerName || dash}</span>,
  });
  return column.columns([
    column.accessor('orderId', {
      header: texts.columns.orderId,
      meta: { label: texts.columns.orderId, isRowHeader: true },
      cell: ({ row }) => <span className={css.nowrap}>{row.original.orderId}</span>,
    }),
    column.accessor('poNumber', {
      header: texts.columns.poNumber,
      meta: { label: texts.columns.poNumber },
      cell: ({ row: { original } }) => (
        <span className={css.nowrap}>
          {original.poNumber || dash}
          {original.referenceNumber && <span className={css.second}>{original.referenceNumber}</span>}
        </span>
      ),
    }),
    column.accessor('status', {
      header: texts.columns.status,
      meta: { label: texts.columns.status },
      cell: ({ row }) => {
        const { tone, label } = orderStatusLook(row.original.status ?? '', statuses);
        return <StatusDot tone={tone}>{label || dash}</StatusDot>;
      },
    }),
    ...(direction === 'outbound' ? [customer] : []),
    column.accessor('warehouseName', {
      header: texts.columns.warehouseName,
      meta: { label: texts.columns.warehouseName },
      cell: ({ row: { original } }) => (
        <span className={css.name}>{original.warehouseName || original.warehouseId || dash}</span>
      ),
    }),
    date(direction === 'inbound' ? 'expectedArrivalDate' : 'requestedShipDate'),
    column.accessor('shippingType', {
      header: texts.columns.shippingType,
      meta: { label: texts.columns.shippingType },
      cell: ({ row: { original } }) => (
        <span className={css.nowrap}>
          {texts.shippingTypes[original.shippingType] ?? (original.shippingType || dash)}
          {original.scac && <span className={css.second}>{original.scac}</span>}
        </span>
      ),
    }),
    column.accessor((row) => row.totals?.cases, {
      id: 'cases',
      header: texts.columns.cases,
      meta: { label: texts.columns.cases, align: 'end' },
      cell: ({ row: { original } }) => (
        <span className={css.nowrap}>
          {quantities.cases(original.totals.cases)}
          <span className={css.second}>
            {texts.summary(
              original.totals.bottles > 0 ? quantities.bottles(original.totals.bottles) : undefined,
              original.itemsCount,
            )}
          </span>
        </span>
      ),
    }),
    date('orderDate'),
    column.accessor('createdAt', {
      header: texts.columns.createdAt,
      meta: { label: texts.columns.createdAt },
      cell: ({ row }) => <span className={css.nowrap}>{kernel.instant(row.original.createdAt)}</span>,
    }),
  ]);
}
