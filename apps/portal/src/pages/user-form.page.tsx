import { usePortal } from 'portal-kit/portal';
import { UserForm } from 'portal-kit/user-form';
import { useLocation } from 'wouter';
import { useSessionState } from '../app/portal-session';
import type { PageProps } from '../routes/lazy-page';
import { routeMessages } from '../routes/route.messages';
import { usePageTitle } from '../shell/page/page-title';
import { useFirstFieldFocus } from './use-first-field-focus';

/** Creates a user, or edits the user in the address. Default: the signed-in user. */
export default function UserFormPage({ params: { id } }: PageProps) {
  const ownEmail = useSessionState(({ context }) => context.account?.email);
  const [path] = useLocation();
  const isNew = path.endsWith('/create') && id === undefined;
  const email = id ?? ownEmail;
  // The specification defines the title, so the caption names the user.
  usePageTitle(isNew ? undefined : routeMessages(usePortal().locale).titles.userEdit, email);
  useFirstFieldFocus(isNew);
  return isNew ? <UserForm /> : <UserForm email={email ?? ''} />;
}
