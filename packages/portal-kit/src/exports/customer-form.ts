export { CustomerForm, type CustomerFormProps } from '../features/customers/customer-form.widget';
