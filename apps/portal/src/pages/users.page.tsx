import { UserList } from 'portal-kit/user-list';
import { useListPage } from '../address/list-page';
import { useSessionState } from '../app/portal-session';
import { PageActions } from '../shell/page/page-actions';

/** Users of the portal. The address stores the list's state. */
export default function UsersPage() {
  const ownEmail = useSessionState(({ context }) => context.account?.email);
  return (
    <UserList
      {...useListPage('users')}
      ownEmail={ownEmail}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
