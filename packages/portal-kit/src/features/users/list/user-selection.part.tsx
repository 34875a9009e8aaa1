import type { User } from '@portal-kit/sdk/users';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import type { CsvColumn } from '../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../lists/selection/record-selection';
import { RowSelection } from '../../../lists/selection/row-selection';
import type { usersMessages } from './users.messages';

const nameOf = ({ email }: User) => email;

interface UserSelectionProps extends RecordSelectionProps<User> {
  texts: ReturnType<typeof usersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
  /** The roles of a user as text. */
  rolesOf: (user: User) => string;
}

/** Selection of users: export. */
export function UserSelection({ texts, statuses, rolesOf, ...props }: UserSelectionProps) {
  const { can } = usePortal();
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
    { label: columns.supplierRoles, value: rolesOf },
  ];
  return <RowSelection {...props} nameOf={nameOf} csvColumns={csvColumns} />;
}
