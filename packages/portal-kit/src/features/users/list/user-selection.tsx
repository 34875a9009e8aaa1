import { userRequestBounds } from '@portal-kit/sdk/bounds';
import { type User, type UserRequest, userQueries } from '@portal-kit/sdk/users';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import { useStatusActions } from '../../../domain/parties/use-status-actions';
import { usePortal } from '../../../kernel/host/portal-context';
import type { CsvColumn } from '../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../lists/selection/record-selection';
import { RowSelection } from '../../../lists/selection/row-selection';
import { changeStatus } from '../../../lists/selection/status/change-status';
import { userRolesText } from './users.columns';
import type { usersMessages } from './users.messages';

interface UserSelectionProps extends RecordSelectionProps<User> {
  texts: ReturnType<typeof usersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
  /** Email address of the signed-in user. */
  ownEmail: string | undefined;
}

/** Selection of users: activate, deactivate and export. The user's own account stays active. */
export function UserSelection({ texts, statuses, ownEmail, ...props }: UserSelectionProps) {
  const { sdk, emit, can } = usePortal();
  const actions = useStatusActions<User>({
    records: 'users',
    getStatus: ({ enabled }) =>
      typeof enabled === 'boolean' ? (enabled ? 'ACTIVE' : 'INACTIVE') : undefined,
    changeTo: async (user, status, signal) => {
      const saved = await changeStatus<User, UserRequest>({
        read: async () => {
          const stored = await userQueries.details(sdk, { email: user.email }).queryFn({ signal });
          return { data: stored.user ?? user, etag: stored.etag };
        },
        bounds: userRequestBounds,
        change: { enabled: status === 'ACTIVE' },
        write: (body, ifMatch) => sdk.client.PUT('/users', { body, ifMatch }),
      });
      if (saved) emit?.({ type: 'user.saved', detail: { user: saved.record, isNew: false } });
      return saved;
    },
    deactivationRefusal: ({ email }, { ownAccount }) =>
      email.toLowerCase() === ownEmail?.toLowerCase() ? ownAccount : undefined,
  });
  const { columns } = texts;
  const status: CsvColumn<User> = {
    label: columns.enabled,
    value: ({ enabled }) =>
      typeof enabled === 'boolean' ? statuses[enabled ? 'ACTIVE' : 'INACTIVE'] : undefined,
  };
  const csvColumns: CsvColumn<User>[] = [
    { label: columns.email, value: ({ email }) => email },
    ...(can('user-status') ? [status] : []),
    {
      label: columns.roleType,
      value: ({ globalRole }) => texts.roleTypes[globalRole ? 'GLOBAL' : 'SUPPLIER'],
    },
    { label: columns.supplierRoles, value: (user) => userRolesText(user, texts) },
  ];
  return (
    <RowSelection
      {...props}
      csvColumns={csvColumns}
      {...(can('user-edit') && can('user-status') && { actions })}
    />
  );
}
