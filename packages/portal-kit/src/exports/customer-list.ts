export { CustomerList, type CustomerListProps } from '../features/customers/list/customer-list.widget';
