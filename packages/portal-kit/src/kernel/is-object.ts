/** Returns whether a value of unknown origin, for example parsed JSON, is an object and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
