export { CustomerForm, type CustomerFormProps } from '../features/customers/form/customer-form.widget';
