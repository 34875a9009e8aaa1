import type { PortalSdk } from '@portal-kit/sdk';
import { authQueries, type FeatureFlag } from '@portal-kit/sdk/auth';
import type { Access } from './access';

/** Failure of {@link loadAccess}. */
export class AccessError extends Error {
  override readonly name = 'AccessError';

  constructor(
    /** The failed call with the most severe consequence: sign-out, then Permission Denied, then stored permissions. */
    readonly call: 'flags' | 'roles' | 'user',
    override readonly cause: unknown,
    /** The flags, if they were loaded. */
    readonly flags: readonly FeatureFlag[] | null,
  ) {
    super(`portal-kit: the ${call} call failed, so the access of the user is unknown. See the cause.`);
  }
}

/**
 * Loads user, roles and feature flags in parallel.
 *
 * Errors: throws an {@link AccessError} with the loaded flags. When several calls fail, throws the error with the most
 * severe consequence: flags (sign-out) before roles (Permission Denied) before user. Source: specification, section 8.
 */
export async function loadAccess(sdk: PortalSdk): Promise<Access> {
  const [roles, flags, user] = await Promise.allSettled([
    authQueries.roles(sdk).queryFn({}),
    authQueries.featureFlags(sdk).queryFn({}),
    authQueries.user(sdk).queryFn({}),
  ]);
  if (flags.status === 'rejected') throw new AccessError('flags', flags.reason, null);
  if (roles.status === 'rejected') throw new AccessError('roles', roles.reason, flags.value);
  if (user.status === 'rejected') throw new AccessError('user', user.reason, flags.value);
  const { globalRole, supplierRoles } = user.value;
  return {
    user: { globalRole: globalRole ?? null, supplierRoles: supplierRoles ?? [] },
    roles: roles.value,
    flags: flags.value,
  };
}
