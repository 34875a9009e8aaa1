export { UserForm, type UserFormProps } from '../features/users/form/user-form.widget';
