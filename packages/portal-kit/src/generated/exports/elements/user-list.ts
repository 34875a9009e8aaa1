// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineUserListElement, mountUserList, type UserListElement } from '../../elements/user-list.element';
export type { UserListInputs } from '../../../features/users/list/user-list.inputs';
