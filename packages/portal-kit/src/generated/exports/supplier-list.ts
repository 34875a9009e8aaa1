// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { SupplierList, type SupplierListProps } from '../../features/suppliers/supplier-list.widget';
