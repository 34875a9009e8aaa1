import { UserForm } from 'portal-kit/user-form';
import { useSessionState } from '../app/portal-session';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Changes the user whose e-mail address the page's names, else the one who is signed in. */
export default function UserEditPage({ params }: PageProps) {
  const own = useSessionState(({ context }) => context.account?.email);
  return <UserForm email={params.email ?? own ?? ''} />;
}
