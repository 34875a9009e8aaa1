export {
  type CustomerFormElement,
  defineCustomerFormElement,
  mountCustomerForm,
} from '../../elements/customer-form.element';
