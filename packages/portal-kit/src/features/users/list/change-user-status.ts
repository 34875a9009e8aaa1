import type { PortalSdk } from '@portal-kit/sdk';
import { userRequestBounds } from '@portal-kit/sdk/bounds';
import { formatFilter } from '@portal-kit/sdk/filters';
import type { User, UserRequest } from '@portal-kit/sdk/users';
import { changeStatus } from '../../../lists/selection/status/change-status';

interface UserStatusChange {
  user: User;
  enabled: boolean;
  signal: AbortSignal;
}

/** Changes the status of a user. The contract has no operation that reads one user, so the list is filtered. */
export const changeUserStatus = ({ client }: PortalSdk, { user, enabled, signal }: UserStatusChange) =>
  changeStatus<User, UserRequest>({
    read: async () => {
      const query = { filter: formatFilter({ email: user.email.toLowerCase() }) };
      const { data } = await client.GET('/users', { params: { query }, signal });
      return { data: data?.data[0] ?? user, etag: null };
    },
    fields: userRequestBounds,
    change: { enabled },
    write: (body, ifMatch) => client.PUT('/users', { body, ifMatch }),
  });
