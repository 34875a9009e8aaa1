export type { OrderLine, OrderLineItem } from '../features/orders/lines/order-line';
export { OrderLines, type OrderLinesProps } from '../features/orders/lines/order-lines.widget';
