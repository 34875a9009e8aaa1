// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderLinesElement, mountOrderLines, type OrderLinesElement, type OrderLinesElementEventMap } from '../../elements/order-lines.element';
export type { OrderLinesInputs } from '../../../features/orders/lines/order-lines.inputs';
export type { OrderLine } from '../../../features/orders/lines/order-line';
export type { OrderLineItem } from '../../../features/orders/lines/order-line';
