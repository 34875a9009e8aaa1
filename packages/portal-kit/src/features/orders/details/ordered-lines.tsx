import type { LineItem, Order } from '@portal-kit/sdk/orders';
import { Card } from '@portal-kit/ui/card';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { StatusDot, type StatusTone } from '@portal-kit/ui/status-dot';
import type { ReactNode } from 'react';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import * as details from '../../../kernel/details/details.css';
import { usePortal } from '../../../kernel/host/portal-context';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { dash } from '../../../kernel/messages/message-format';
import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import * as css from './order-details.css';
import { orderDetailsMessages } from './order-details.messages';
import { sumReceivedQuantity } from './received-quantity';

type Counted = 'expected' | 'received' | 'damaged' | 'short' | 'ordered' | 'picked' | 'shipped';

const counted = new Map<string, readonly Counted[]>([
  ['INBOUND', ['expected', 'received', 'damaged', 'short']],
  ['OUTBOUND', ['ordered', 'picked', 'shipped']],
]);
const tones = new Map<string, StatusTone>([
  ['OPEN', 'info'],
  ['PARTIAL', 'warn'],
  ['COMPLETE', 'ok'],
  ['SHORT', 'bad'],
  ['REJECTED', 'bad'],
]);

/** Line items of an order: ordered quantities, quantities processed by the warehouse, and totals. */
export function OrderedLines({ order, actions }: { order: Order; actions?: ReactNode }) {
  const { can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderDetailsMessages);
  const link = useDestinationLink();
  const lines: readonly LineItem[] = order.lineItems ?? [];
  const kinds = (counted.get(order.direction) ?? []).filter((kind) => lines.some((line) => line[kind]));
  const quantity = (value: LineItem['expected']) => (
    <span className={css.quantity}>{formatOrderQuantity(value, quantities) ?? kernel.dash}</span>
  );
  const columns: PlainColumn<LineItem>[] = [
    { id: 'line', label: texts.line, cell: ({ lineItemNumber }) => texts.count(lineItemNumber) },
    {
      id: 'item',
      label: texts.item,
      isRowHeader: true,
      cell: ({ item, notes }) => (
        <>
          {can('item-details') && item?.itemId ? (
            <a part="link" className={details.link} {...link({ to: 'items.details', itemId: item.itemId })}>
              {item.sku || kernel.dash}
            </a>
          ) : (
            item?.sku || kernel.dash
          )}
          <span className={css.second}>
            {[
              item?.description,
              item?.size && item.sizeUom && texts.size(item.size, item.sizeUom, item.bottlesPerCase),
            ]
              .filter(Boolean)
              .join(' · ') || kernel.dash}
          </span>
          {notes && <span className={css.second}>{notes}</span>}
        </>
      ),
    },
    ...(kinds.length === 0
      ? [
          {
            id: 'requested',
            label: texts.quantities.requested,
            align: 'end' as const,
            cell: ({ casesQuantity, bottlesQuantity }: LineItem) =>
              quantity({ cases: casesQuantity, bottles: bottlesQuantity }),
          },
        ]
      : kinds.map((kind) => ({
          id: kind,
          label: texts.quantities[kind],
          align: 'end' as const,
          cell: (line: LineItem) =>
            kind === 'received' ? <ReceivedQuantity line={line} /> : quantity(line[kind]),
        }))),
    ...(lines.some(({ lotNumber }) => lotNumber)
      ? [
          {
            id: 'lot',
            label: texts.lotNumber,
            cell: ({ lotNumber }: LineItem) => <span className={css.nowrap}>{lotNumber || kernel.dash}</span>,
          },
        ]
      : []),
    ...(lines.some(({ unitPrice }) => typeof unitPrice === 'number')
      ? [
          {
            id: 'price',
            label: texts.unitPrice,
            align: 'end' as const,
            cell: ({ unitPrice }: LineItem) =>
              typeof unitPrice === 'number' ? texts.dollars(unitPrice) : kernel.dash,
          },
        ]
      : []),
    // The server reports the line status OPEN until the warehouse starts, also for failed and canceled orders.
    ...(lines.some(({ lineStatus }) => lineStatus && (kinds.length > 0 || lineStatus !== 'OPEN'))
      ? [
          {
            id: 'status',
            label: texts.lineStatus,
            cell: ({ lineStatus }: LineItem) => (
              <StatusDot tone={tones.get(lineStatus ?? '') ?? 'neutral'}>
                {getCodeLabel(lineStatus, texts.lineStatuses) || kernel.dash}
              </StatusDot>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card title={texts.lines} note={texts.count(lines.length)} actions={actions} isFlush>
      <PlainTable
        label={texts.lines}
        rows={lines}
        getRowId={({ lineItemNumber }) => String(lineItemNumber)}
        columns={columns}
      />
      <OrderTotals order={order} />
    </Card>
  );
}

/** Formats the received quantity of lines as `9 of 10 cases`. Returns `undefined` if it's unknown. */
function useReceivedText(lines: readonly LineItem[]): string | undefined {
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(orderDetailsMessages);
  const total = sumReceivedQuantity(lines);
  return total && texts.receivedOf(total.received, quantities[total.unit](total.ordered));
}

/** The received quantity of a line. With loose bottles, a second line compares received and ordered bottles. */
function ReceivedQuantity({ line }: { line: LineItem }) {
  const quantities = useMessages(quantityMessages);
  const compared = useReceivedText([line]);
  const own = formatOrderQuantity(line.received, quantities) ?? dash;
  const isWhole = sumReceivedQuantity([line])?.unit === 'cases';
  return (
    <span className={css.quantity}>
      {isWhole ? compared : own}
      {compared && !isWhole && <span className={css.second}>{compared}</span>}
    </span>
  );
}

/** Formats an order's totals as pairs of name and value. */
export function formatOrderTotals(
  { totals, palletsQuantity }: Order,
  texts: ReturnType<typeof orderDetailsMessages>,
): [name: string, value: string][] {
  const { cases, bottles, weightLbs, value }: Partial<Order['totals']> = totals ?? {};
  return [
    [texts.totals.cases(cases), texts.count(cases)],
    [texts.totals.bottles(bottles), texts.count(bottles)],
    [texts.totals.pallets(palletsQuantity), texts.count(palletsQuantity)],
    ...(typeof weightLbs === 'number'
      ? [[texts.totals.pounds, texts.pounds(weightLbs)] as [string, string]]
      : []),
    ...(typeof value === 'number' ? [[texts.totals.value, texts.dollars(value)] as [string, string]] : []),
  ];
}

function OrderTotals({ order }: { order: Order }) {
  const texts = useMessages(orderDetailsMessages);
  const received = useReceivedText(order.lineItems ?? []);
  const sums: [name: string, value: string][] = [
    ...(received ? [[texts.totals.received, received] as [string, string]] : []),
    ...formatOrderTotals(order, texts),
  ];
  return (
    <dl className={css.totals} aria-label={texts.total}>
      {sums.map(([name, sum]) => (
        <div key={name} className={css.total}>
          <dt className={css.totalName}>{name}</dt>
          <dd className={css.totalValue}>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
