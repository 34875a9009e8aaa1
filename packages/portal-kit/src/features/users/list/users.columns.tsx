import type { User } from '@portal-kit/sdk/users';
import { dataTableColumns, useRowTabIndex } from '@portal-kit/ui/data-table';
import { ActiveStatus } from '../../../domain/parties/active-status';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import * as css from '../form/users.css';
import { allSuppliers, rolesText } from './role-text';
import type { usersMessages } from './users.messages';

type UserTexts = ReturnType<typeof usersMessages>;

function EditUser({ email, texts }: { email: string; texts: UserTexts }) {
  return (
    <DestinationButton
      to={{ to: 'users.edit', email }}
      size="small"
      tabIndex={useRowTabIndex()}
      aria-label={texts.editOf(email)}
    >
      {texts.edit}
    </DestinationButton>
  );
}

/** Roles of a user; a missing list counts as empty. */
const rolesOf = ({ globalRole, supplierRoles }: User) =>
  globalRole ? [{ supplierId: allSuppliers, role: globalRole }] : (supplierRoles ?? []);

/** Ids of sortable columns are sort fields of the contract. Source: specification, section 2. */
export function userColumns(
  texts: UserTexts,
  parties: ReturnType<typeof partyMessages>,
  { dash }: ReturnType<typeof kernelMessages>,
  { isStatusKnown, canEdit }: { isStatusKnown: boolean; canEdit: boolean },
) {
  const { columns } = texts;
  const column = dataTableColumns<User>();
  const status = column.display({
    id: 'enabled',
    header: columns.enabled,
    meta: { label: columns.enabled },
    cell: ({ row: { original: user } }) => (
      <ActiveStatus status={user.enabled === false ? 'INACTIVE' : 'ACTIVE'} texts={parties} dash={dash} />
    ),
  });
  const shown = column.columns([
    column.accessor('email', {
      header: columns.email,
      meta: { label: columns.email, isRowHeader: true },
      cell: ({ getValue }) => (
        <>
          <span className={css.email}>{getValue()}</span>
          {!isStatusKnown && (
            <span className={css.note}>
              <ActiveStatus status="ACTIVE" texts={parties} dash={dash} />
            </span>
          )}
        </>
      ),
    }),
    column.display({
      id: 'suppliersAssigned',
      header: columns.suppliersAssigned,
      meta: { label: columns.suppliersAssigned },
      cell: ({ row: { original: user } }) =>
        texts.suppliersAssigned(user.globalRole ? 'all' : rolesOf(user).length),
    }),
    ...(isStatusKnown ? [status] : []),
    column.display({
      id: 'roleType',
      header: columns.roleType,
      meta: { label: columns.roleType },
      cell: ({ row: { original: user } }) => texts.roleTypes[user.globalRole ? 'GLOBAL' : 'SUPPLIER'],
    }),
    column.display({
      id: 'supplierRoles',
      header: columns.supplierRoles,
      meta: { label: columns.supplierRoles },
      cell: ({ row: { original: user } }) => {
        const text = rolesText(rolesOf(user), texts);
        return (
          <span className={css.roles} title={text}>
            {text || dash}
          </span>
        );
      },
    }),
  ]);
  if (!canEdit) return shown;
  return [
    ...shown,
    column.display({
      id: 'actions',
      header: columns.actions,
      meta: { label: columns.actions, align: 'end' },
      cell: ({ row: { original: user } }) => <EditUser email={user.email} texts={texts} />,
    }),
  ];
}
