// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderDetailsElement, mountOrderDetails, type OrderDetailsElement } from '../../elements/order-details.element';
