// Generated from openapi/ by `npm run generate`. Do not edit.

/** Contract of `getFeatureFlags`: permissions, parameters, sort fields, filter fields, statuses. */
export const getFeatureFlagsContract = {
  permissions: [],
  statuses: [200, 400, 401, 403, 429, 500, 503],
} as const;
