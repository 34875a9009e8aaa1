// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineCustomerDetailsElement, mountCustomerDetails, type CustomerDetailsElement, type CustomerDetailsElementEventMap } from '../../elements/customer-details.element';
export type { CustomerDetailsInputs } from '../../../features/customers/details/customer-details.inputs';
