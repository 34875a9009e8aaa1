import type { OrderDirection } from '@portal-kit/sdk/orders';
import { isLateOrder } from '../../../../domain/orders/late-order';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { labelOf } from '../../../../kernel/messages/label-of';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { CsvColumn } from '../../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../../lists/selection/record-selection';
import { RowSelection } from '../../../../lists/selection/row-selection';
import { ordersMessages } from '../../orders.messages';
import { orderSelectionMessages } from './order-selection.messages';
import { useOrderActions } from './use-order-actions';

const nameOf = ({ orderId }: OrderRow) => orderId;

type Props = RecordSelectionProps<OrderRow>;

/** Selection of inbound orders: resubmit, cancel and export. */
export const InboundOrderSelection = (props: Props) => <OrderSelection direction="inbound" {...props} />;

/** Selection of outbound orders: resubmit, cancel, bills of lading and export. */
export const OutboundOrderSelection = (props: Props) => <OrderSelection direction="outbound" {...props} />;

function OrderSelection({ direction, ...props }: Props & { direction: OrderDirection }) {
  return (
    <RowSelection
      {...props}
      nameOf={nameOf}
      actions={useOrderActions(direction)}
      csvColumns={useCsvColumns(direction)}
    />
  );
}

function useCsvColumns(direction: OrderDirection): readonly CsvColumn<OrderRow>[] {
  const { columns, shippingTypes, bonded, taxPaid } = useMessages(ordersMessages);
  const own = useMessages(orderSelectionMessages).columns;
  const statuses = useMessages(orderStatusMessages);
  const field = (id: keyof typeof columns & keyof OrderRow): CsvColumn<OrderRow> => ({
    label: columns[id],
    value: (row) => row[id] as string | null | undefined,
  });
  return [
    field('orderId'),
    field('poNumber'),
    { label: own.referenceNumber, value: ({ referenceNumber }) => referenceNumber },
    { label: columns.status, value: ({ status }) => status && orderStatusLook(status, statuses).label },
    { label: columns.late, value: (row) => (isLateOrder(direction, row) ? columns.late : '') },
    ...(direction === 'outbound' ? [field('customerName')] : []),
    field('warehouseName'),
    field(direction === 'inbound' ? 'expectedArrivalDate' : 'requestedShipDate'),
    { label: columns.shippingType, value: ({ shippingType }) => labelOf(shippingType, shippingTypes) },
    { label: own.carrier, value: ({ scac }) => scac },
    {
      label: own.inventory,
      value: ({ bondedFlag }) => bondedFlag && (bondedFlag === '1' ? bonded : taxPaid),
    },
    { label: own.cases, value: ({ totals }) => totals?.cases },
    { label: own.bottles, value: ({ totals }) => totals?.bottles },
    { label: own.lines, value: ({ itemsCount }) => itemsCount },
    field('orderDate'),
    field('createdAt'),
  ];
}
