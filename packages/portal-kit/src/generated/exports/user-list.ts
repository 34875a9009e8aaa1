// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { UserList, type UserListProps } from '../../features/users/list/user-list.widget';
