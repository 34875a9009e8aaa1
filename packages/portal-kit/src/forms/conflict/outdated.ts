import { isPortalError } from '@portal-kit/sdk';

/** Whether a save was refused because the record has moved on since it was read. */
export const isOutdated = (error: unknown): boolean =>
  isPortalError(error) && (error.status === 412 || error.status === 428 || error.code === 'VERSION_MISMATCH');
