import { isPortalError } from '@portal-kit/sdk';

/** Whether the record does not exist: the server responded with 404, or the record's id is not valid in a path. */
export function isMissing(error: unknown): boolean {
  if (!isPortalError(error)) return false;
  return error.status === 404 || (error.kind === 'parse' && error.status === 0);
}
