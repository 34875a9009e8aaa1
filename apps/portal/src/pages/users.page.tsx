import { UserList } from 'portal-kit/user-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** Users of the portal. The address stores the list's state. */
export default function UsersPage() {
  return (
    <UserList
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
