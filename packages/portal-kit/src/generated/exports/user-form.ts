// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { UserForm, type UserFormProps } from '../../features/users/form/user-form.widget';
