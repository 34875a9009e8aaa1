// Generated from openapi/ by `npm run generate`. Do not edit.

/** Contract of `listScacCodes`: permissions, parameters, sort fields, filter fields, statuses. */
export const listScacCodesContract = {
  permissions: ['BASIC_ACCESS'],
  path: { countryCode: { required: true, type: 'string', enum: ['USA', 'CAN', 'INT'] } },
  statuses: [200, 400, 401, 403, 404, 429, 500, 503],
} as const;
