import { UserForm } from 'portal-kit/user-form';
import { usePathname } from '../app/address';
import { useSessionState } from '../app/portal-session';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from '../routes/route-table';

ToastRegion.preload();

/** Adds a user, or changes the one whose e-mail address the page's names, else the one who is signed in. */
export default function UserFormPage({ params: { id } }: PageProps) {
  const own = useSessionState(({ context }) => context.account?.email);
  const isNew = usePathname().endsWith('/create') && id === undefined;
  return isNew ? <UserForm /> : <UserForm email={id ?? own ?? ''} />;
}
