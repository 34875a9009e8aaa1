export {
  defineOrderListElement,
  mountOrderList,
  type OrderListElement,
} from '../../elements/order-list.element';
