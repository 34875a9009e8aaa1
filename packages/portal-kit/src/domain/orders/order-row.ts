import type { OrderSummary } from '@portal-kit/sdk/orders';

/** A row of either order list. Fields of the other direction are absent. */
export type OrderRow = OrderSummary & Partial<OrderSummary<'inbound'>> & Partial<OrderSummary<'outbound'>>;
