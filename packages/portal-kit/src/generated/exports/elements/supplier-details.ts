// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineSupplierDetailsElement, mountSupplierDetails, type SupplierDetailsElement, type SupplierDetailsElementEventMap } from '../../elements/supplier-details.element';
export type { SupplierDetailsInputs } from '../../../features/suppliers/details/supplier-details.inputs';
