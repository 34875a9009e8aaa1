import { type User, type UserDetails, userQueries } from '@portal-kit/sdk/users';
import { RecordEdit } from '../../../forms/record/record-edit';
import type { RecordDetails } from '../../../forms/record/record-form.definition';
import { RecordMissing } from '../../../kernel/details/record-missing';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { usersMessages } from '../list/users.messages';
import type { UserFormInputs } from './user-form.inputs';
import { UserFormView } from './user-form-view';

/** Properties of {@link UserForm}. */
export type UserFormProps = UserFormInputs;

/**
 * Adds or changes a user of the portal. The form has the status of the user and the roles for all suppliers or for
 * single suppliers.
 *
 * @remarks Source: `createUser`, `listUsers` (filtered by email) and `updateUser` of `openapi/portal`; rules of the
 * specification, section 5. The account must exist at the identity provider. Needs USER_CREATE and the flag
 * `user-roles-creation`, or USER_EDIT and `user-roles-edit`; without `user-roles-status` the status stays unchanged. A
 * refused save keeps the input, notifies the user, and shows the server's messages on their fields. The form overwrites
 * a concurrent edit only if the user chooses this. The widget throws no error.
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
    <WidgetBoundary widget="UserForm">
      <UserRecord {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const isFound = (details: UserDetails): details is RecordDetails<'user', User> => details.user !== null;

function UserRecord({ email, onUserSaved, onRequestCancel }: UserFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(usersMessages);
  return (
    <RecordEdit
      id={email}
      query={(email) => userQueries.details(sdk, { email })}
      isFound={isFound}
      missing={<RecordMissing list={{ to: 'users.list' }} texts={texts} />}
    >
      {(edited) => <UserFormView {...edited} onRecordSaved={onUserSaved} onRequestCancel={onRequestCancel} />}
    </RecordEdit>
  );
}
