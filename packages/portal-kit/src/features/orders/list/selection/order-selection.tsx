import type { OrderDirection } from '@portal-kit/sdk/orders';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useCallback, useState } from 'react';
import { isLateOrder } from '../../../../domain/orders/late-order';
import type { OrderRow } from '../../../../domain/orders/order-row';
import type { orderStatusMessages } from '../../../../domain/orders/order-status';
import { usePortal } from '../../../../kernel/host/portal-context';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { failureToast } from '../../../../kernel/toasts/failure';
import type { CsvColumn } from '../../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../../lists/selection/record-selection';
import { RowSelection } from '../../../../lists/selection/row-selection';
import type { ordersMessages } from '../../orders.messages';
import type { PrintableBill } from '../../print/print-bills';
import { orderSelectionMessages } from './order-selection.messages';
import { useOrderActions } from './use-order-actions';

const PrintBills = lazyPart(() => import('../../print/print-bills').then((part) => part.PrintBills));

interface OrderSelectionProps extends RecordSelectionProps<OrderRow> {
  direction: OrderDirection;
  texts: ReturnType<typeof ordersMessages>;
  statuses: ReturnType<typeof orderStatusMessages>;
}

/** Selection of orders: resubmit, cancel, bills of lading of outbound orders as files or on paper, and export. */
export function OrderSelection({ direction, texts, statuses, ...props }: OrderSelectionProps) {
  const { notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const own = useMessages(orderSelectionMessages).columns;
  const { columns } = texts;
  const getStatusLabel = useCallback((status: string) => statuses.labels[status] ?? status, [statuses]);
  const [bills, setBills] = useState<PrintableBill[]>();
  const actions = useOrderActions(direction, getStatusLabel, setBills);
  const field = (id: keyof typeof columns & keyof OrderRow): CsvColumn<OrderRow> => ({
    label: columns[id],
    value: (row) => row[id] as string | null | undefined,
  });
  const csvColumns: CsvColumn<OrderRow>[] = [
    field('orderId'),
    field('poNumber'),
    { label: own.referenceNumber, value: ({ referenceNumber }) => referenceNumber },
    { label: columns.status, value: ({ status }) => getStatusLabel(status) },
    { label: columns.late, value: (row) => isLateOrder(direction, row) && columns.late },
    ...(direction === 'outbound' ? [field('customerName')] : []),
    field('warehouseName'),
    field(direction === 'inbound' ? 'expectedArrivalDate' : 'requestedShipDate'),
    {
      label: columns.shippingType,
      value: ({ shippingType }) => texts.shippingTypes[shippingType] ?? shippingType,
    },
    { label: own.carrier, value: ({ scac }) => scac },
    {
      label: own.inventory,
      value: ({ bondedFlag }) => bondedFlag && (bondedFlag === '1' ? texts.bonded : texts.taxPaid),
    },
    { label: own.cases, value: ({ totals }) => totals?.cases },
    { label: own.bottles, value: ({ totals }) => totals?.bottles },
    { label: own.lines, value: ({ itemsCount }) => itemsCount },
    field('orderDate'),
    field('createdAt'),
  ];
  return (
    <>
      <RowSelection {...props} actions={actions} csvColumns={csvColumns} />
      {bills && (
        <PrintBills
          bills={bills}
          onClose={() => setBills(undefined)}
          onLoadFailed={(error) => {
            setBills(undefined);
            notify(failureToast(error, kernel));
          }}
        />
      )}
    </>
  );
}
