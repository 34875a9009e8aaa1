// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { CustomerDetails, type CustomerDetailsProps } from '../../features/customers/details/customer-details.widget';
