'use client';
import { type SavedUser, type UserDetails, userQueries } from '@portal-kit/sdk/users';
import { RecordEdit } from '../../../forms/record/record-edit';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { usersMessages } from '../list/users.messages';
import type { FoundUser } from './use-user-form';
import { UserFormView } from './user-form-view';

/** Properties of {@link UserForm}. */
export interface UserFormProps {
  /** The e-mail address of the user to change, in either case. Without it the form adds one. */
  email?: string;
  /**
   * The user is stored; `user` is null when the server gave no body. Default: go to the list; where the host shows
   * none, the form stays and says so.
   */
  onUserSaved?: (saved: SavedUser) => void;
  /** The user of the form gives up. Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: () => void;
}

/**
 * Gives somebody access to the portal, or changes it: roles for all suppliers or for some.
 *
 * @remarks Source: `createUser`, `listUsers` (filtered by e-mail address) and `updateUser` of `openapi/portal`; rules of
 * the specification, section 5. The account must be at the identity provider already. Needs USER_CREATE and the flag
 * `user-roles-creation`, or USER_EDIT and `user-roles-edit`; the status needs `user-roles-status`, else it stays as it
 * is. A refused save keeps everything typed, notifies, and puts each of the server's messages on its field; what
 * somebody else has changed meanwhile is not overwritten unasked. Nothing is thrown.
 *
 * @example
 * ```tsx
 * import { UserForm } from 'portal-kit/user-form';
 *
 * export const AddUser = () => <UserForm onUserSaved={({ user }) => console.log(user?.email)} />;
 * ```
 */
export function UserForm(props: UserFormProps) {
  return (
    <WidgetBoundary>
      <UserRecord {...props} />
    </WidgetBoundary>
  );
}

const isFound = (details: UserDetails): details is FoundUser => details.user !== null;

function UserRecord({ email, onUserSaved, onRequestCancel }: UserFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(usersMessages);
  const host = { onRecordSaved: onUserSaved, onRequestCancel };
  return email === undefined ? (
    <UserFormView {...host} />
  ) : (
    <RecordEdit
      key={email}
      query={userQueries.details(sdk, { email })}
      isFound={isFound}
      missing={<RecordMissing list={{ to: 'users.list' }} texts={texts} />}
    >
      {(record) => <UserFormView {...record} {...host} />}
    </RecordEdit>
  );
}
