export { SupplierList, type SupplierListProps } from '../features/suppliers/supplier-list.widget';
