// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineUserFormElement, mountUserForm, type UserFormElement } from '../../elements/user-form.element';
export type { UserFormInputs } from '../../../features/users/form/user-form.inputs';
