import type { User } from '@portal-kit/sdk/users';
import { useRowTabIndex } from '@portal-kit/ui/data-table';
import { ActiveStatus } from '../../../domain/parties/active-status';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { recordColumns } from '../../../lists/record-columns';
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

/** Formats the roles of a user; a missing list counts as empty. */
export const userRolesText = ({ globalRole, supplierRoles }: User, texts: UserTexts): string =>
  rolesText(globalRole ? [{ supplierId: allSuppliers, role: globalRole }] : (supplierRoles ?? []), texts);

/** Creates the columns of the list. Source: specification, section 2. */
export function userColumns(
  texts: UserTexts,
  { dash }: ReturnType<typeof kernelMessages>,
  { isStatusKnown, canEdit }: { isStatusKnown: boolean; canEdit: boolean },
) {
  const { sortable, fixed } = recordColumns<User>(texts.columns);
  const status = fixed('enabled', {
    cell: ({ enabled }) => (
      <ActiveStatus status={typeof enabled === 'boolean' ? (enabled ? 'ACTIVE' : 'INACTIVE') : undefined} />
    ),
  });
  return [
    sortable('email', {
      isRowHeader: true,
      cell: ({ email }) => (
        <>
          <span className={css.email}>{email || dash}</span>
          {!isStatusKnown && (
            <span className={css.note}>
              <ActiveStatus status="ACTIVE" />
            </span>
          )}
        </>
      ),
    }),
    fixed('suppliersAssigned', {
      cell: (user) => {
        if (user.globalRole) return texts.suppliersAssigned('all');
        return user.supplierRoles && texts.suppliersAssigned(user.supplierRoles.length);
      },
    }),
    ...(isStatusKnown ? [status] : []),
    fixed('roleType', {
      cell: ({ globalRole, supplierRoles }) =>
        globalRole
          ? texts.roleTypes.GLOBAL
          : (supplierRoles || globalRole === null) && texts.roleTypes.SUPPLIER,
    }),
    fixed('supplierRoles', {
      cell: (user) => {
        const text = userRolesText(user, texts);
        return (
          <span className={css.roles} title={text}>
            {text || dash}
          </span>
        );
      },
    }),
    ...(canEdit
      ? [
          fixed('actions', {
            align: 'end' as const,
            placeOnNarrow: 'beside' as const,
            cell: ({ email }) => email && <EditUser email={email} texts={texts} />,
          }),
        ]
      : []),
  ];
}
