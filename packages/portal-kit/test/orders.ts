import type { OrderSummary } from '@portal-kit/sdk/orders';

/** An order of an order list. */
export function orderOf(part: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderId: 'IN-1',
    poNumber: 'PO-1',
    status: 'OPEN',
    orderDate: '2026-11-21',
    createdAt: '2026-11-20T08:00:00Z',
    ...part,
  } as OrderSummary;
}
