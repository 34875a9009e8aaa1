import { PortalError } from '../client/portal-error';
import type { PortalSdk } from '../client/types';
import { userRequestBounds } from '../generated/bounds';
import type { listUsersContract } from '../generated/contract';
import {
  createUser,
  findUser,
  listUsers,
  type User,
  type UserRequest,
  updateUser,
} from '../resources/operations/users';
import { type PortalList, portalList } from './portal-list';
import { type Change, changeRecord, createdRecord } from './stored-record';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './verb-options';

/** Input of `users.list`: search, filter, sort order and page size. */
export type UserListInput = ListInput<typeof listUsersContract>;

/** Verbs of the users of the portal. */
export interface UserVerbs {
  /**
   * Lists users. Source: `listUsers`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 403 without the permission `USER_LIST`.
   */
  list(input?: UserListInput, options?: ReadOptions): PortalList<User>;
  /**
   * Finds a user by email address; null for an unknown address. Source: `listUsers`, because the contract has no operation
   * that reads one user.
   *
   * @throws PortalError of any kind; `http` 403 without the permission `USER_LIST`.
   */
  find(email: string, options?: ReadOptions): Promise<User | null>;
  /**
   * Grants portal roles to an account of the identity provider. Source: `createUser`.
   *
   * @throws PortalError of any kind; `http` 409 `DUPLICATE_USER`, 422 with `fields`, for example for an account that the
   *   identity provider does not know.
   */
  create(user: UserRequest, options?: CreateOptions): Promise<User>;
  /**
   * Replaces the roles and the status of a user. Source: `updateUser`. A function receives the stored values, and its
   * result is sent with the version that was read, so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `parse` with code `UNKNOWN_USER` if a function is given and there is no such user;
   *   `http` 404, 409 (`LAST_SUPER_ADMIN`, `SELF_LOCKOUT`), 412 for an outdated version, 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(email: string, change: Change<Omit<UserRequest, 'email'>>, options?: ChangeOptions): Promise<User>;
}

export const userVerbs = (sdk: PortalSdk): UserVerbs => ({
  list: (input = {}, options = {}) =>
    portalList({
      input,
      options,
      page: (params, call) => listUsers(sdk, params, call),
      idOf: ({ email }) => email,
    }),
  find: async (email, options = {}) => (await findUser(sdk, { email }, options)).user,
  create: async (user, options = {}) =>
    createdRecord((await createUser(sdk, user, options)).user, 'createUser'),
  update: (email, change, options = {}) =>
    changeRecord<User, Omit<UserRequest, 'email'>>({
      change,
      options,
      fields: userRequestBounds,
      read: async (call) => {
        const { user, etag } = await findUser(sdk, { email }, call);
        if (user) return { record: user, etag };
        const message = '@portal-kit/sdk: the list of users does not contain this email address.';
        throw new PortalError({
          kind: 'parse',
          status: 200,
          code: 'UNKNOWN_USER',
          operationId: 'listUsers',
          message,
        });
      },
      send: async (body, call) => (await updateUser(sdk, { ...body, email }, call)).user,
    }),
});
