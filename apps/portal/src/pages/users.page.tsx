import { UserList } from 'portal-kit/user-list';
import { useListAddress } from '../app/list-address';
import { tablePreferences } from '../app/table-preferences';
import { PageActions } from '../shell/page-actions';

/** Everybody who may use the portal; the address keeps what the list shows. */
export default function UsersPage() {
  return (
    <UserList
      {...useListAddress()}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
