export { UserList, type UserListProps } from '../features/users/list/user-list.widget';
