// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineUserListElement, mountUserList, type UserListElement } from '../../elements/user-list.element';
export type { ListInputs } from '../../../lists/list-inputs';
