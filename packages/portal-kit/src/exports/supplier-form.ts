export { SupplierForm, type SupplierFormProps } from '../features/suppliers/supplier-form.widget';
