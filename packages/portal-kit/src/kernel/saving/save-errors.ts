import { isFinalResponse, isPortalError } from '@portal-kit/sdk';

/** Returns whether the server rejected a save because the record has a newer version. */
export const isOutdated = (error: unknown): boolean =>
  isPortalError(error) && (error.status === 412 || error.status === 428 || error.code === 'VERSION_MISMATCH');

/** Returns whether the server may have carried out a request that failed. */
export const isUnanswered = (error: unknown): boolean => isPortalError(error) && !isFinalResponse(error);
