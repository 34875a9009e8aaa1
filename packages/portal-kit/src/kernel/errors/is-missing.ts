import { isPortalError } from '@portal-kit/sdk';

/** Whether the server knows no such record, or an address could never name one. */
export function isMissing(error: unknown): boolean {
  if (!isPortalError(error)) return false;
  return error.status === 404 || (error.kind === 'parse' && error.status === 0);
}
