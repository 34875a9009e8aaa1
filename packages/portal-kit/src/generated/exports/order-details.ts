// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { OrderDetails, type OrderDetailsProps } from '../../features/orders/details/order-details.widget';
