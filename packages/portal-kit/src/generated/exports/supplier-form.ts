// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { SupplierForm, type SupplierFormProps } from '../../features/suppliers/supplier-form.widget';
