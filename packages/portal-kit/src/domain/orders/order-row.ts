import type { OrderSummary } from '@portal-kit/sdk/orders';

/** A row of either list of orders: what only the other direction has is absent. */
export type OrderRow = OrderSummary & Partial<OrderSummary<'inbound'>> & Partial<OrderSummary<'outbound'>>;
