export { OrderDetails, type OrderDetailsProps } from '../features/orders/order-details.widget';
