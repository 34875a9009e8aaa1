export {
  defineUserFormElement,
  mountUserForm,
  type UserFormElement,
} from '../../elements/user-form.element';
