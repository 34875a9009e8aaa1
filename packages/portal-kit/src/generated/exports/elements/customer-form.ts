// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineCustomerFormElement, mountCustomerForm, type CustomerFormElement } from '../../elements/customer-form.element';
export type { CustomerFormInputs } from '../../../features/customers/form/customer-form.inputs';
