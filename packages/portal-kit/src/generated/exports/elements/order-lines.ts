// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineOrderLinesElement, mountOrderLines, type OrderLinesElement } from '../../elements/order-lines.element';
