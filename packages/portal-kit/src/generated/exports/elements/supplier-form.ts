// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineSupplierFormElement, mountSupplierForm, type SupplierFormElement } from '../../elements/supplier-form.element';
export type { SupplierFormInputs } from '../../../features/suppliers/supplier-form.inputs';
