export {
  defineUserListElement,
  mountUserList,
  type UserListElement,
} from '../../elements/user-list.element';
