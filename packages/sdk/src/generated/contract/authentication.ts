// Generated from openapi/ by `npm run generate`. Do not edit.

/** Contract of `getAccessToken`: permissions, parameters, sort fields, filter fields, statuses. */
export const getAccessTokenContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getAuthUser`: permissions, parameters, sort fields, filter fields, statuses. */
export const getAuthUserContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;

/** Contract of `getRoles`: permissions, parameters, sort fields, filter fields, statuses. */
export const getRolesContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;
