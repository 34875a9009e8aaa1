// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { SupplierDetails, type SupplierDetailsProps } from '../../features/suppliers/details/supplier-details.widget';
