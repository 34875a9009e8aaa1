export { CustomerList, type CustomerListProps } from '../features/customers/customer-list.widget';
