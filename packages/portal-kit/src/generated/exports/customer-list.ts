// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { CustomerList, type CustomerListProps } from '../../features/customers/list/customer-list.widget';
