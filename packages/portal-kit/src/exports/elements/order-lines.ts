export {
  defineOrderLinesElement,
  mountOrderLines,
  type OrderLinesElement,
} from '../../elements/order-lines.element';
