export { UserForm, type UserFormProps } from '../features/users/user-form.widget';
