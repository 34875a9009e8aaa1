// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderDetailsElement, mountOrderDetails, type OrderDetailsElement, type OrderDetailsElementEventMap } from '../../elements/order-details.element';
export type { OrderDetailsInputs } from '../../../features/orders/details/order-details.inputs';
