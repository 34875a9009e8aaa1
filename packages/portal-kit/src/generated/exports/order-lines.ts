// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { OrderLines, type OrderLinesProps } from '../../features/orders/lines/order-lines.widget';
export type { OrderLine } from '../../features/orders/lines/order-line';
export type { OrderLineItem } from '../../features/orders/lines/order-line';
