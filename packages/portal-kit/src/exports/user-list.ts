export { UserList, type UserListProps } from '../features/users/user-list.widget';
