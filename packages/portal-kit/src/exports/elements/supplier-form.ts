export {
  defineSupplierFormElement,
  mountSupplierForm,
  type SupplierFormElement,
} from '../../elements/supplier-form.element';
