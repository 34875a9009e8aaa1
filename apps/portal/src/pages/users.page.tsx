import { UserList } from 'portal-kit/user-list';
import { useListAddress } from '../address/list-address';
import { tablePreferences } from '../preferences/table-preferences';
import { PageActions } from '../shell/page/page-actions';

/** Users of the portal. The address stores the list's state. */
export default function UsersPage() {
  return (
    <UserList
      {...useListAddress('users')}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
