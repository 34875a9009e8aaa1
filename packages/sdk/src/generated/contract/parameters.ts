// Generated from openapi/ by `npm run generate`. Do not edit.

/** Bounds of the query parameter `searchString` in the contract; lengths in code points. */
export const searchStringBounds = {
  type: 'string',
  maxLength: 100,
} as const;

/** Bounds of the query parameter `filter` in the contract; lengths in code points. */
export const filterBounds = {
  type: 'string',
  maxLength: 2000,
  pattern: '^(?:[A-Za-z][A-Za-z0-9._]*:(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*(?:,(?:[^\\s:;,%]|%[0-9A-Fa-f]{2})*)*;)+$',
} as const;
