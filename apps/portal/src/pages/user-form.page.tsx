import { UserForm } from 'portal-kit/user-form';
import { useLocation } from 'wouter';
import { useSessionState } from '../app/portal-session';
import { ToastRegion } from '../app/toasts';
import type { PageProps } from './page-props';

ToastRegion.preload();

/** Creates a user, or edits the user in the address. Default: the signed-in user. */
export default function UserFormPage({ params: { id } }: PageProps) {
  const ownEmail = useSessionState(({ context }) => context.account?.email);
  const [path] = useLocation();
  const isNew = path.endsWith('/create') && id === undefined;
  return isNew ? <UserForm /> : <UserForm email={id ?? ownEmail ?? ''} />;
}
