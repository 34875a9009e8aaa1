import { listUsersContract } from '@portal-kit/sdk/contract';
import { type User, userQueries } from '@portal-kit/sdk/users';
import { useMemo } from 'react';
import { partyMessages } from '../../../domain/parties/parties.messages';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { type FilterField, labeledOptions } from '../../../lists/filters/filter-field';
import { RecordList } from '../../../lists/record-list';
import { type ListProps, useRecordList } from '../../../lists/use-record-list';
import * as css from '../form/users.css';
import type { UserListInputs } from './user-list.inputs';
import { UserSelection } from './user-selection';
import { userColumns } from './users.columns';
import { usersMessages } from './users.messages';

/** Properties of {@link UserList}. */
export type UserListProps = UserListInputs & ListProps;

/**
 * The users of the portal with their roles per supplier.
 *
 * @remarks Source: `listUsers` of `openapi/portal`; specification, section 2. Needs USER_LIST and the flag
 * `user-roles`. Without the flag `user-roles-status` there is no status column and every user is shown as Active;
 * without `user-roles-edit` rows have no link to the form. A failed load shows 'Data Error' inside the widget with a
 * Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { UserList } from 'portal-kit/user-list';
 *
 * export const Users = () => <UserList />;
 * ```
 */
export function UserList(props: UserListProps) {
  return (
    <WidgetBoundary widget="UserList">
      <UserListView {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const getEmail = ({ email }: User) => email;
const toEdit = ({ email }: User): Destination => ({ to: 'users.edit', email });

function UserListView({ renderActions, ownEmail, ...props }: UserListProps) {
  const { sdk, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(usersMessages);
  const parties = useMessages(partyMessages);
  const isStatusKnown = can('user-status');
  const canEdit = can('user-edit');
  const list = useRecordList<User>({
    ...props,
    list: 'users',
    contract: listUsersContract,
    query: (params) => userQueries.list(sdk, params),
  });
  const columns = useMemo(
    () => userColumns(texts, kernel, { isStatusKnown, canEdit }),
    [texts, kernel, isStatusKnown, canEdit],
  );
  const filters = useMemo(
    (): FilterField[] => [
      { field: 'role', label: texts.filters.role, options: labeledOptions(texts.filters.roles) },
      ...(isStatusKnown
        ? [{ field: 'status', label: texts.columns.enabled, options: labeledOptions(parties.status) }]
        : []),
    ],
    [texts, parties, isStatusKnown],
  );
  const title = texts.title(list.total);
  return (
    <RecordList
      list={list}
      texts={{ ...texts, title }}
      heading={
        <h2 part="title" className={css.title}>
          {title}
        </h2>
      }
      columns={columns}
      filters={filters}
      getRowId={getEmail}
      getRowName={getEmail}
      rowTo={canEdit ? toEdit : undefined}
      createAt={can('user-create') && { to: 'users.create' }}
      renderActions={renderActions}
      renderSelection={(props) => (
        <UserSelection {...props} texts={texts} statuses={parties.status} ownEmail={ownEmail} />
      )}
    />
  );
}
