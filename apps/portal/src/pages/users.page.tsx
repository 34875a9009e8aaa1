import { UserList } from 'portal-kit/user-list';
import { useListPage } from '../address/list-page';
import { PageActions } from '../shell/page/page-actions';

/** Users of the portal. The address stores the list's state. */
export default function UsersPage() {
  return (
    <UserList {...useListPage('users')} renderActions={(actions) => <PageActions>{actions}</PageActions>} />
  );
}
