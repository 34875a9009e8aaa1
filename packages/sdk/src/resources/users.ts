import type { PortalSdk } from '../client/types';
import {
  createUser,
  findUser,
  listUsers,
  type UserListParams,
  type UserRequest,
  updateUser,
} from './operations/users';
import { listQuery } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type { SavedUser, User, UserDetails, UserListParams, UserPage, UserRequest } from './operations/users';

/** Input of `create`. */
export interface CreateUserVariables {
  readonly user: UserRequest;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateUserVariables {
  /** `email` identifies the user. */
  readonly user: UserRequest;
  /** The `etag` of {@link UserDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from general to specific. */
export const userKeys = {
  all: () => resourceKey(null, 'users'),
  lists: () => [...userKeys.all(), 'list'] as const,
  details: (email: string) => [...userKeys.all(), 'details', email.toLowerCase()] as const,
};

/**
 * TanStack Query options that read users. Without TanStack Query, call `.queryFn({})`. Source: `listUsers`. `details`
 * filters the list by email address, because the contract has no operation that reads one user.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { userQueries } from '@portal-kit/sdk/users';
 *
 * export const firstUsers = (sdk: PortalSdk) =>
 *   userQueries.list(sdk, { limit: 10, sortBy: 'email', sortDirection: 'ASC' });
 * ```
 */
export const userQueries = {
  list: (sdk: PortalSdk, params: UserListParams = {}) =>
    portalQuery([...userKeys.lists(), listQuery(params)], (options) => listUsers(sdk, params, options)),
  details: (sdk: PortalSdk, params: { readonly email: string }) =>
    portalQuery(userKeys.details(params.email), (options) => findUser(sdk, params, options)),
};

/**
 * TanStack mutation options that write users. A mutation invalidates the affected queries. Source: `createUser`,
 * `updateUser`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_USER`, `LAST_SUPER_ADMIN`, `SELF_LOCKOUT`), 412 for a stale `etag`, 422
 * with `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { userMutations, type UserRequest } from '@portal-kit/sdk/users';
 *
 * export const addUser = (sdk: PortalSdk, client: QueryClient, user: UserRequest) =>
 *   userMutations.create(sdk).mutationFn({ user }, { client });
 * ```
 */
export const userMutations = {
  create: (sdk: PortalSdk) =>
    portalMutation(
      [...userKeys.all(), 'create'],
      ({ user, idempotencyKey }: CreateUserVariables) => createUser(sdk, user, { idempotencyKey }),
      () => ({ lists: [userKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...userKeys.all(), 'update'],
      ({ user, etag }: UpdateUserVariables) => updateUser(sdk, user, { ifMatch: etag }),
      ({ user }) => ({ lists: [userKeys.lists()], changed: [userKeys.details(user.email)] }),
    ),
};
