export {
  defineSupplierListElement,
  mountSupplierList,
  type SupplierListElement,
} from '../../elements/supplier-list.element';
