export {
  defineOrderDetailsElement,
  mountOrderDetails,
  type OrderDetailsElement,
} from '../../elements/order-details.element';
