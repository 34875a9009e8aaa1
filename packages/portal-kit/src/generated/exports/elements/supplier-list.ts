// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineSupplierListElement, mountSupplierList, type SupplierListElement } from '../../elements/supplier-list.element';
export type { ListInputs } from '../../../lists/list-inputs';
