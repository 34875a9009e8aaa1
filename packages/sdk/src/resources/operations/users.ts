import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { userShape } from '../../generated/shapes';
import { formatFilter } from '../filters';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf } from '../requests/versioned';

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

const savedUser = (result: ApiResult<User>): SavedUser => ({
  user: result.data ?? null,
  etag: etagOf(result),
});

/** Source: `listUsers`. */
export const listUsers = (sdk: PortalSdk, params: UserListParams, options: CallOptions): Promise<UserPage> =>
  fetchPage(sdk, '/users', userShape, params, options);

/** Filters the list by email address. Source: `listUsers`. */
export async function findUser(
  sdk: PortalSdk,
  { email }: { readonly email: string },
  options: CallOptions,
): Promise<UserDetails> {
  const filter = formatFilter({ email: email.trim().toLowerCase() });
  // Without a filter the list would begin with an unrelated user.
  if (filter === '') return { user: null, etag: null };
  const { rows } = await fetchPage<User>(sdk, '/users', userShape, { filter }, options);
  const user = rows[0] ?? null;
  return { user, etag: etagOf({ data: user ?? undefined, etag: null }) };
}

/** Source: `createUser`. */
export const createUser = (sdk: PortalSdk, body: UserRequest, options: CallOptions): Promise<SavedUser> =>
  sdk.client.POST('/users', { ...options, body }).then(savedUser);

/** Source: `updateUser`. */
export const updateUser = (sdk: PortalSdk, body: UserRequest, options: CallOptions): Promise<SavedUser> =>
  sdk.client.PUT('/users', { ...options, body }).then(savedUser);
