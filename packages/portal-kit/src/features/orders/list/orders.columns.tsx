import type { OrderDirection } from '@portal-kit/sdk/orders';
import { StatusDot } from '@portal-kit/ui/status-dot';
import type { ReactNode } from 'react';
import type { quantityMessages } from '../../../domain/items/quantity.messages';
import { isLateOrder } from '../../../domain/orders/late-order';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import type { OrderRow } from '../../../domain/orders/order-row';
import { orderStatusLook, type orderStatusMessages } from '../../../domain/orders/order-status';
import { dayFromToday } from '../../../kernel/calendar/days';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { recordColumns } from '../../../lists/record-columns';
import type { ordersMessages } from '../orders.messages';
import { FailureReason } from './failure-reason';
import * as css from './orders.columns.css';

interface SharedTexts {
  kernel: ReturnType<typeof kernelMessages>;
  quantities: ReturnType<typeof quantityMessages>;
  statuses: ReturnType<typeof orderStatusMessages>;
}

/** Creates the columns of the list. */
export function orderColumns(
  direction: OrderDirection,
  texts: ReturnType<typeof ordersMessages>,
  { kernel, quantities, statuses }: SharedTexts,
  canSeeDetails: boolean,
) {
  const { dash } = kernel;
  const today = dayFromToday(0);
  const { sortable, fixed } = recordColumns<OrderRow>(texts.columns);
  const nowrap = (content: ReactNode, second?: ReactNode) => (
    <span className={css.nowrap}>
      {content || dash}
      {second && <span className={css.second}>{second}</span>}
    </span>
  );
  const date = (id: 'orderDate' | 'expectedArrivalDate' | 'requestedShipDate') =>
    sortable(id, { cell: (row) => nowrap(kernel.date(row[id] ?? '')) });
  const customer = sortable('customerName', {
    cell: ({ customerName }) => <span className={css.name}>{customerName || dash}</span>,
  });
  return [
    sortable('orderId', { isRowHeader: true, cell: ({ orderId }) => nowrap(orderId) }),
    sortable('poNumber', { cell: ({ poNumber, referenceNumber }) => nowrap(poNumber, referenceNumber) }),
    sortable('status', {
      placeOnNarrow: 'beside',
      cell: ({ status }) => {
        const { tone, label } = orderStatusLook(status, statuses);
        return <StatusDot tone={tone}>{label}</StatusDot>;
      },
    }),
    fixed('late', {
      cell: (row) =>
        isLateOrder(direction, row, today) && <StatusDot tone="bad">{texts.columns.late}</StatusDot>,
    }),
    ...(canSeeDetails
      ? [
          fixed('failureReason', {
            cell: ({ status, orderId, updatedAt }) =>
              status === 'FAILED' &&
              orderId && <FailureReason direction={direction} orderId={orderId} changedAt={updatedAt} />,
          }),
        ]
      : []),
    ...(direction === 'outbound' ? [customer] : []),
    sortable('warehouseName', {
      cell: ({ warehouseName, warehouseId }) => (
        <span className={css.name}>{warehouseName || warehouseId || dash}</span>
      ),
    }),
    date(direction === 'inbound' ? 'expectedArrivalDate' : 'requestedShipDate'),
    sortable('shippingType', {
      cell: ({ shippingType, scac }) => nowrap(getCodeLabel(shippingType, texts.shippingTypes), scac),
    }),
    sortable('cases', {
      align: 'end',
      cell: ({ totals, itemsCount }) => {
        const lines = typeof itemsCount === 'number' && texts.lines(itemsCount);
        const { cases = 0, bottles = 0 }: Partial<OrderRow['totals']> = totals ?? {};
        if (!(cases > 0 && bottles > 0)) return nowrap(formatOrderQuantity(totals, quantities), lines);
        return (
          <span className={css.nowrap}>
            {quantities.cases(cases)}
            <span className={css.bottles}>
              <span className={css.onlyInDense}>, </span>
              {quantities.bottles(bottles)}
              {lines && <span className={css.hiddenInDense}> · {lines}</span>}
            </span>
          </span>
        );
      },
    }),
    date('orderDate'),
    sortable('createdAt', { cell: ({ createdAt }) => nowrap(kernel.instant(createdAt)) }),
  ];
}
