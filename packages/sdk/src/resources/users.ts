import type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  UpdateVariables,
} from './requests/create-resource';
import type { ListParams, Page } from './requests/list';
import { type User, type UserRequest, type UserTypes, users } from './requests/records';

export type { User, UserRequest } from './requests/records';

/** One page of users. */
export type UserPage = Page<User>;
/** A user, with the `etag` that a change is based on; `user` is null for an unknown email address. */
export type UserDetails = Stored<'user', User | null>;
/** The saved user; null after a 204. The queries of the user are then stale and load the user again. */
export type SavedUser = Stored<'user', User | null>;
/** Input of `create`. */
export type CreateUserVariables = CreateVariables<'user', UserRequest>;
/** Input of `update`. `email` of the request identifies the user. */
export type UpdateUserVariables = UpdateVariables<'user', UserRequest>;
/** Search, filter, sort order and page of the list. */
export type UserListParams = ListParams;

/** Query keys, from general to specific. */
export const userKeys: ResourceKeys<UserTypes> = users.keys;

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
export const userQueries: ResourceQueries<UserTypes> = users.queries;

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
export const userMutations: ResourceMutations<UserTypes> = users.mutations;
