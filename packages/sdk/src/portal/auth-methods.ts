import type { PortalSdk } from '../client/types';
import {
  type AccessToken,
  type AuthUser,
  authQueries,
  type FeatureFlag,
  fetchAccessToken,
  type RoleMap,
} from '../resources/auth';
import type { ReadOptions } from './method-options';

/** Methods of the signed-in user. These calls send the identity token. */
export interface AuthMethods {
  /**
   * Reads the signed-in user with roles. Source: `getAuthUser`.
   *
   * @throws PortalError of any kind; `http` 401 when the session has ended.
   */
  user(options?: ReadOptions): Promise<AuthUser>;
  /**
   * Reads the permissions of each role. Source: `getRoles`. `permissionsOfRole` of `@portal-kit/sdk/auth` reads the map.
   *
   * @throws PortalError of any kind; `http` 401 if the user has no access to the portal or the session has ended.
   */
  roles(options?: ReadOptions): Promise<RoleMap>;
  /**
   * Reads the feature flags of this portal. Source: `getFeatureFlags`.
   *
   * @throws PortalError of any kind; `http` 401 when the session has ended.
   */
  featureFlags(options?: ReadOptions): Promise<readonly FeatureFlag[]>;
  /**
   * Requests a fresh access token. Source: `getAccessToken`. Call this method in `refresh('access', …)` of a `TokenSource`.
   *
   * @throws PortalError of any kind; `http` 401 when the session has ended, 403 when the user is disabled.
   */
  accessToken(options?: ReadOptions): Promise<AccessToken>;
}

export const authMethods = (sdk: PortalSdk): AuthMethods => ({
  user: (options = {}) => authQueries.user(sdk).queryFn(options),
  roles: (options = {}) => authQueries.roles(sdk).queryFn(options),
  featureFlags: (options = {}) => authQueries.featureFlags(sdk).queryFn(options),
  accessToken: (options = {}) => fetchAccessToken(sdk, options),
});
