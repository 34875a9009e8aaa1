import { isPortalError } from '@portal-kit/sdk';

/** Whether the record does not exist: the server responded with 404, or the record's id is not valid in a path. */
export function isMissing(error: unknown): boolean {
  if (!isPortalError(error)) return false;
  return error.status === 404 || (error.kind === 'parse' && error.status === 0);
}

/** Whether the server refused the request because the user lacks a permission. */
export const isForbidden = (error: unknown): boolean => isPortalError(error) && error.status === 403;
