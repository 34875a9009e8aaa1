// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderListElement, mountOrderList, type OrderListElement } from '../../elements/order-list.element';
export type { OrderListInputs } from '../../../features/orders/list/order-list.inputs';
