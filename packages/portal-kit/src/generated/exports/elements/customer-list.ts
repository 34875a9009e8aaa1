// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineCustomerListElement, mountCustomerList, type CustomerListElement } from '../../elements/customer-list.element';
export type { ListInputs } from '../../../lists/list-inputs';
