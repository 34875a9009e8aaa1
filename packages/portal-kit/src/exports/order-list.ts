export { OrderList, type OrderListProps } from '../features/orders/order-list.widget';
