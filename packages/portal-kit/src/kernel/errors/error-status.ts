import { isPortalError } from '@portal-kit/sdk';

/**
 * Returns whether the record doesn't exist: the server responded with 404, or the record's ID isn't valid in a path.
 */
export function isMissing(error: unknown): boolean {
  if (!isPortalError(error)) return false;
  return error.status === 404 || (error.kind === 'parse' && error.status === 0);
}
