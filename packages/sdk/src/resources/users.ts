import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { userShape } from '../generated/shapes/user';
import { formatFilter } from './filters';
import { fetchPage, type ListParams, listQuery, type Page } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';
import { etagOf } from './requests/versioned';

/** Source: `User` of `openapi/portal`. */
export type User = components['schemas']['User'];
/**
 * Request body of `create` and `update`. Source: `UserRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields.
 */
export type UserRequest = components['schemas']['UserRequest'];
/** One page of users. */
export type UserPage = Page<User>;

/** A user, with the `etag` that a change is based on; `user` is null for an unknown email address. */
export interface UserDetails {
  readonly user: User | null;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved user; null after a 204. The queries of the user are then stale and load the user again. */
export interface SavedUser {
  readonly user: User | null;
  readonly etag: string | null;
}

/** Search, filter, sort order and page of the list. */
export type UserListParams = ListParams;

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
  list: (sdk: PortalSdk, params: UserListParams = {}) => {
    const query = listQuery(params);
    return portalQuery([...userKeys.lists(), query], (context) =>
      fetchPage<User>(sdk, '/users', userShape, { query }, context),
    );
  },
  details: (sdk: PortalSdk, { email }: { readonly email: string }) =>
    portalQuery(userKeys.details(email), async (context): Promise<UserDetails> => {
      const filter = formatFilter({ email: email.trim().toLowerCase() });
      // Without a filter the list would begin with an unrelated user.
      if (filter === '') return { user: null, etag: null };
      const query = { filter };
      const { rows } = await fetchPage<User>(sdk, '/users', userShape, { query }, context);
      const user = rows[0] ?? null;
      return { user, etag: etagOf({ data: user ?? undefined, etag: null }) };
    }),
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
      async ({ user, idempotencyKey }: CreateUserVariables): Promise<SavedUser> => {
        const result = await sdk.client.POST('/users', { body: user, idempotencyKey });
        return { user: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [userKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...userKeys.all(), 'update'],
      async ({ user, etag }: UpdateUserVariables): Promise<SavedUser> => {
        const result = await sdk.client.PUT('/users', { body: user, ifMatch: etag });
        return { user: result.data ?? null, etag: etagOf(result) };
      },
      ({ user }) => ({ lists: [userKeys.lists()], changed: [userKeys.details(user.email)] }),
    ),
};
