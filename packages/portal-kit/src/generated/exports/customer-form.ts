// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { CustomerForm, type CustomerFormProps } from '../../features/customers/form/customer-form.widget';
