import type { PortalSdk } from '@portal-kit/sdk';
import type { User, UserDetails, UserRequest } from '@portal-kit/sdk/users';
import { changeStatus, type RequestFields } from '../../../lists/selection/status/change-status';

const fields: RequestFields<UserRequest> = {
  email: true,
  globalRole: true,
  supplierRoles: true,
  enabled: true,
};

interface UserStatusChange {
  user: User;
  /** Reads the stored user. */
  read: (signal: AbortSignal) => Promise<UserDetails>;
  enabled: boolean;
  signal: AbortSignal;
}

/** Changes the status of a user. */
export const changeUserStatus = ({ client }: PortalSdk, props: UserStatusChange) => {
  const { user, read, enabled, signal } = props;
  return changeStatus<User, UserRequest>({
    read: async () => {
      const stored = await read(signal);
      return { data: stored.user ?? user, etag: stored.etag };
    },
    fields,
    change: { enabled },
    write: (body, ifMatch) => client.PUT('/users', { body, ifMatch }),
  });
};
