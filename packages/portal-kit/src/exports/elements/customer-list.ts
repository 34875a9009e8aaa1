export {
  type CustomerListElement,
  defineCustomerListElement,
  mountCustomerList,
} from '../../elements/customer-list.element';
