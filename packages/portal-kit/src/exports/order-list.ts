export { OrderList, type OrderListProps } from '../features/orders/list/order-list.widget';
