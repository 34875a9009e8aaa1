import type { Customer } from '@portal-kit/sdk/customers';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { PlainColumn } from '@portal-kit/ui/plain-table';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { dayField } from '../../../domain/orders/late-order';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import type { OrderRow } from '../../../domain/orders/order-row';
import { uploadStatusMessages } from '../../../domain/uploads/upload-status';
import { usePortal } from '../../../kernel/host/portal-context';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { LowItem } from '../figures/stock/low-stock';
import { digestMessages } from './digest.messages';
import { DigestLink } from './digest-link';

/** Returns the columns of the digest's tables. */
export function useDigestColumns() {
  const { can } = usePortal();
  const { dash, instant, date } = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const { columns: labels, number } = useMessages(digestMessages);
  const { labels: uploadStatuses } = useMessages(uploadStatusMessages);

  const orders = (direction: OrderDirection, day: PlainColumn<OrderRow>): PlainColumn<OrderRow>[] => [
    {
      ...{ id: 'order', label: labels.order, isRowHeader: true },
      cell: ({ orderId }) => (
        <DigestLink
          to={
            orderId && can(`${direction}-order-details`) ? { to: `${direction}.details`, orderId } : undefined
          }
        >
          {orderId || dash}
        </DigestLink>
      ),
    },
    { id: 'poNumber', label: labels.poNumber, cell: ({ poNumber }) => poNumber || dash },
    {
      ...{ id: 'party', label: labels.party[direction] },
      cell: ({ customerName, warehouseName, warehouseId }) =>
        (direction === 'outbound' && customerName) || warehouseName || warehouseId || dash,
    },
    day,
    {
      ...{ id: 'quantity', label: labels.quantity, align: 'end' },
      cell: ({ totals }) => formatOrderQuantity(totals, quantities) ?? dash,
    },
  ];
  const changedAt: PlainColumn<OrderRow> = {
    ...{ id: 'changedAt', label: labels.changedAt },
    cell: ({ updatedAt }) => (updatedAt ? instant(updatedAt) : dash),
  };
  const uploads: PlainColumn<UploadRecord>[] = [
    {
      ...{ id: 'file', label: labels.file, isRowHeader: true },
      cell: ({ fileName }) => (
        <DigestLink to={{ to: 'uploads.list', ...(fileName && { search: fileName }) }}>
          {fileName || dash}
        </DigestLink>
      ),
    },
    {
      id: 'status',
      label: labels.status,
      cell: ({ status }) => getCodeLabel(status, uploadStatuses) || dash,
    },
    {
      ...{ id: 'completedAt', label: labels.completedAt },
      cell: ({ completedAt }) => (completedAt ? instant(completedAt) : dash),
    },
    {
      ...{ id: 'failedRows', label: labels.failedRows, align: 'end' },
      cell: ({ failedRows }) => number(failedRows ?? 0),
    },
  ];
  const lowStock: PlainColumn<LowItem>[] = [
    {
      ...{ id: 'sku', label: labels.sku, isRowHeader: true },
      cell: ({ item: { itemId, sku } }) => (
        <DigestLink to={itemId && can('item-details') ? { to: 'items.details', itemId } : undefined}>
          {sku || dash}
        </DigestLink>
      ),
    },
    { id: 'description', label: labels.description, cell: ({ item }) => item.description || dash },
    {
      ...{ id: 'available', label: labels.available, align: 'end' },
      cell: ({ cases, bottles }) => formatOrderQuantity({ cases, bottles }, quantities) ?? dash,
    },
    {
      ...{ id: 'minimum', label: labels.minimum, align: 'end' },
      cell: ({ minCases }) => number(minCases),
    },
  ];
  const licenses: PlainColumn<Customer>[] = [
    {
      ...{ id: 'customer', label: labels.customer, isRowHeader: true },
      cell: ({ customerId, name }) => (
        <DigestLink
          to={customerId && can('customer-edit') ? { to: 'customers.edit', customerId } : undefined}
        >
          {name || dash}
        </DigestLink>
      ),
    },
    {
      ...{ id: 'customerNumber', label: labels.customerNumber },
      cell: ({ customerNumber }) => customerNumber || dash,
    },
    {
      id: 'expires',
      label: labels.expires,
      cell: ({ licenseExpirationDate }) => date(licenseExpirationDate ?? ''),
    },
  ];
  return {
    changed: (direction: OrderDirection) => orders(direction, changedAt),
    late: (direction: OrderDirection) =>
      orders(direction, {
        ...{ id: 'due', label: labels.due[direction] },
        cell: (order) => date(order[dayField[direction]] ?? ''),
      }),
    uploads,
    lowStock,
    licenses,
  };
}
