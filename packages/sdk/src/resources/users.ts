import type { PortalSdk } from '../client/types';
import { createUser, listUsers, updateUser } from '../generated/operations';
import type { components } from '../generated/portal';
import { formatFilter } from './filters';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf } from './versioned';

/** Source: `User` of `openapi/portal`. */
export type User = components['schemas']['User'];
/**
 * What is sent to add or change a user. Source: `UserRequest` of `openapi/portal`; its bounds are in
 * `@portal-kit/sdk/bounds`.
 */
export type UserRequest = components['schemas']['UserRequest'];
/** One page of users. */
export type UserPage = Page<User>;

/** A user, and the `etag` to base a change on; `user` is null when there is none with that address. */
export interface UserDetails {
  readonly user: User | null;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved user; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedUser {
  readonly user: User | null;
  readonly etag: string | null;
}

/** Which users of the list, and in which order. */
export type UserListParams = ListParams;

/** What adding a user takes. */
export interface CreateUserVariables {
  readonly user: UserRequest;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing a user takes. */
export interface UpdateUserVariables {
  /** Its `email` names the user to change. */
  readonly user: UserRequest;
  /** From {@link UserDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from the widest to the narrowest. */
export const userKeys = {
  all: () => resourceKey(null, 'users'),
  lists: () => [...userKeys.all(), 'list'] as const,
  details: (email: string) => [...userKeys.all(), 'details', email.toLowerCase()] as const,
};

/**
 * Reads of users: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listUsers`; `details` is the first
 * of the list filtered by e-mail address, as there is no call for one user.
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
      fetchPage<User>(sdk, listUsers, { query }, context),
    );
  },
  details: (sdk: PortalSdk, { email }: { readonly email: string }) =>
    portalQuery(userKeys.details(email), async (context): Promise<UserDetails> => {
      const filter = formatFilter({ email: email.trim().toLowerCase() });
      // Without a filter the first of all users would come.
      if (filter === '') return { user: null, etag: null };
      const query = { filter };
      const { rows } = await fetchPage<User>(sdk, listUsers, { query }, context);
      const user = rows[0] ?? null;
      return {
        user,
        etag: etagOf({ data: user ?? undefined, etag: null, status: 200, requestId: undefined }),
      };
    }),
};

/**
 * Writes of users: TanStack mutation options that own their invalidation. Source: `createUser`, `updateUser`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_USER`, `LAST_SUPER_ADMIN`, `SELF_LOCKOUT`), 412 for a stale `etag`,
 * 422 with `fields`.
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
        const result = await sdk.call(createUser, { body: user }, { idempotencyKey });
        return { user: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [userKeys.lists()] }),
    ),
  update: (sdk: PortalSdk) =>
    portalMutation(
      [...userKeys.all(), 'update'],
      async ({ user, etag }: UpdateUserVariables): Promise<SavedUser> => {
        const result = await sdk.call(updateUser, { body: user }, { ifMatch: etag });
        return { user: result.data ?? null, etag: etagOf(result) };
      },
      ({ user }) => ({ lists: [userKeys.lists()], changed: [userKeys.details(user.email)] }),
    ),
};
