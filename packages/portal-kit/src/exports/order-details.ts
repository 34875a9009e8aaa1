export { OrderDetails, type OrderDetailsProps } from '../features/orders/details/order-details.widget';
