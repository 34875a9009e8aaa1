// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { OrderList, type OrderListProps } from '../../features/orders/list/order-list.widget';
